import { withPeriode } from '#contract/routes.ts';
import { useUser } from '@/entities/session';
import { desaDi } from '@/entities/wilayah';
import { routes } from '@/shared/routes';
import { PageMeta } from '@/shared/ui/PageMeta';
import { Screen } from '@/widgets/app-shell';
import { PeriodeTable } from '@/widgets/periode-table';
import { openedPeriode } from '../model/stored';

/** /dashboard/timbang-balita: the months in which an officer reports the weighing of his villages. */
export function TimbangBalitaDashboardPage() {
  const user = useUser();
  return (
    <Screen title="Timbang Balita">
      <PageMeta title="Timbang Balita" description="Pilih periode untuk mengisi hasil timbang balita." />
      <PeriodeTable
        title="Periode Timbang Balita"
        jenis="timbang-balita"
        words={{
          search: 'Cari Periode Timbang Balita',
          empty: 'Tidak Ada Data Periode Timbang Balita',
          failed: 'Gagal mendapatkan data periode timbang balita',
        }}
        detail={({ id }) => withPeriode(routes.dashboardTimbangBalitaEdit, id)}
        onOpen={({ id }) => openedPeriode.write(id)}
        ahead={() => (user?.pengguna_kecamatan ?? []).map(({ kecamatans }) => desaDi(kecamatans.id))}
      />
    </Screen>
  );
}
