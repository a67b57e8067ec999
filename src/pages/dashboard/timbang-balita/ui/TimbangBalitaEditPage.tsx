import { useKecamatanTugas } from '@/features/pick-kecamatan-tugas';
import { useOpenedPeriode } from '@/features/pick-periode';
import { routes } from '@/shared/routes';
import { PageMeta } from '@/shared/ui/PageMeta';
import { Screen } from '@/widgets/app-shell';
import { OpenedPeriode } from '@/widgets/periode-table';
import { openedPeriode } from '../model/stored';
import { TimbangTable } from './TimbangTable';

/** /dashboard/timbang-balita/edit: an officer's weighings of one month in one of his sub-districts. */
export function TimbangBalitaEditPage() {
  const opened = useOpenedPeriode('timbang-balita', openedPeriode);
  const kecamatan = useKecamatanTugas();
  const title = opened.periode?.nama_periode ?? 'Timbang Balita';
  return (
    <Screen title={title}>
      <PageMeta title={title} description="Isi hasil timbang balita per desa atau kelurahan." />
      <OpenedPeriode
        opened={opened}
        table={routes.dashboardTimbangBalita}
        failed="Gagal mendapatkan data timbang balita"
      >
        {(periode, sebelumnya) => <TimbangTable periode={periode} sebelumnya={sebelumnya} kecamatan={kecamatan} />}
      </OpenedPeriode>
    </Screen>
  );
}
