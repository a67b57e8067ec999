import { withPeriode } from '#contract/routes.ts';
import { useUser } from '@/entities/session';
import { desaDi } from '@/entities/wilayah';
import { timbangBalita } from '@/features/manage-timbang-balita';
import { PickKecamatanTugas, useKecamatanTugas } from '@/features/pick-kecamatan-tugas';
import { useOpenedPeriode } from '@/features/pick-periode';
import { storedId } from '@/shared/lib/browser';
import { routes } from '@/shared/routes';
import { PageMeta } from '@/shared/ui/PageMeta';
import { Screen } from '@/widgets/app-shell';
import { EntryTable } from '@/widgets/entry-desk';
import { OpenedPeriode, PeriodeTable } from '@/widgets/periode-table';

/** The weighing period that an officer opened last (spec section 3, locally persisted values). */
const openedPeriode = storedId('periodeTimbangBalitaDashboard');

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
        {(periode, sebelumnya) => (
          <EntryTable
            laporan={timbangBalita}
            periode={periode}
            sebelumnya={sebelumnya}
            chosen={kecamatan}
            picker={<PickKecamatanTugas />}
          />
        )}
      </OpenedPeriode>
    </Screen>
  );
}
