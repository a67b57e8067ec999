import { kantor } from '#contract/kantor-routes.ts';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Notice } from '@/shared/ui/Notice';
import { Skeletons } from '@/shared/ui/Skeletons';
import { OfficeScreen } from '@/widgets/office-shell';
import { useCetakan } from '../model/use-cetakan';
import { usePilihan } from '../model/use-pilihan';
import css from './cetak.module.css';
import { Kertas } from './Kertas';
import { Pilihan } from './Pilihan';
import { Tindakan } from './Tindakan';

/** A report of a period as it lies on the desk: the sheets that a printer, a PDF and a workbook give. */
export function CetakPage() {
  const pilihan = usePilihan();
  const { cetakan, error, retry } = useCetakan(pilihan.variables);
  return (
    <OfficeScreen title="Cetak">
      <Pilihan pilihan={pilihan} cetakan={cetakan} />
      <Tindakan variables={pilihan.variables} cetakan={cetakan} />
      {cetakan && cetakan.kantor.nama_dinas === '' && (
        <Notice className={css['kabar']} wayOn={['Isi identitas kantor', kantor.identitas]}>
          Kepala surat dan penanda tangan belum diisi.
        </Notice>
      )}
      {error && <ErrorState error={error} onRetry={retry} />}
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
