import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes } from '#contract/routes.ts';
import { useTugas } from '@/entities/session';
import { desaDi } from '@/entities/wilayah';
import { timbangBalita } from '@/features/manage-timbang-balita';
import { useOpenedPeriode } from '@/features/pick-periode';
import { storedId } from '@/shared/lib/browser';
import { Screen } from '@/widgets/app-shell';
import { EntryDesk, PeriodeTable } from '@/widgets/entry-desk';

/** The weighing period that an officer opened last (spec section 3, locally persisted values). */
const openedPeriode = storedId('periodeTimbangBalitaDashboard');

/** /dashboard/timbang-balita: the months in which an officer reports the weighing of his villages. */
export function TimbangBalitaDashboardPage() {
  const tugas = useTugas();
  return (
    <Screen title="Timbang Balita" description="Pilih periode untuk mengisi hasil timbang balita.">
      <PeriodeTable
        title="Periode Timbang Balita"
        laporan={timbangBalita}
        words={{
          search: 'Cari Periode Timbang Balita',
          empty: 'Tidak Ada Data Periode Timbang Balita',
          failed: 'Gagal mendapatkan data periode timbang balita',
        }}
        entry={routes.dashboardTimbangBalitaEdit}
        remembered={openedPeriode}
        ahead={() => tugas.map(({ id }) => desaDi(id))}
      />
    </Screen>
  );
}

/** /dashboard/timbang-balita/edit: an officer's weighings of one month in one of his sub-districts. */
export function TimbangBalitaEditPage() {
  const opened = useOpenedPeriode('timbang-balita', openedPeriode);
  const title = opened.periode?.nama_periode ?? 'Timbang Balita';
  return (
    <Screen title={title} description={regional('Isi hasil timbang balita per desa atau kelurahan.')}>
      <EntryDesk
        laporan={timbangBalita}
        opened={opened}
        table={routes.dashboardTimbangBalita}
        failed="Gagal mendapatkan data timbang balita"
      />
    </Screen>
  );
}
