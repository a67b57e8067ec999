import { useQuery } from '@apollo/client/react';
import { kantor } from '#contract/kantor-routes.ts';
import { asUser, quietly } from '@/shared/api';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Notice } from '@/shared/ui/Notice';
import { Skeletons } from '@/shared/ui/Skeletons';
import { OfficeScreen } from '@/widgets/office-shell';
import { CETAKAN } from '../api/cetakan';
import { usePilihan } from '../model/use-pilihan';
import css from './cetak.module.css';
import { Kertas } from './Kertas';
import { Pilihan } from './Pilihan';
import { Tindakan } from './Tindakan';

/** A report of a period as it lies on the desk: the sheets that a printer, a PDF and a workbook give. */
export function CetakPage() {
  const pilihan = usePilihan();
  const { data, error, refetch } = useQuery(CETAKAN, {
    ...{ variables: pilihan.variables, context: asUser },
    // What is printed is what is stored now.
    fetchPolicy: 'no-cache',
  });
  const cetakan = data?.cetakan;
  return (
    <OfficeScreen title="Cetak">
      <Pilihan pilihan={pilihan} cetakan={cetakan} />
      <Tindakan variables={pilihan.variables} cetakan={cetakan} />
      {cetakan && cetakan.kantor.nama_dinas === '' && (
        <Notice className={css['kabar']} wayOn={['Isi identitas kantor', kantor.identitas]}>
          Kepala surat dan penanda tangan belum diisi.
        </Notice>
      )}
      {error && <ErrorState error={error} onRetry={quietly(refetch)} />}
      {!cetakan && !error && (
        <ul className={css['tumpukan']}>
          <Skeletons count={2} className={css['bayangan'] ?? ''} />
        </ul>
      )}
      {cetakan && (
        <div className={css['tumpukan']}>
          {cetakan.lembar.map((lembar) => (
            <Kertas key={lembar.judul} cetakan={cetakan} lembar={lembar} />
          ))}
        </div>
      )}
    </OfficeScreen>
  );
}
