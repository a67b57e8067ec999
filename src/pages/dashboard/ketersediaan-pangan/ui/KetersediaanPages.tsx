import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes } from '#contract/routes.ts';
import { allPangan } from '@/entities/acuan';
import { ketersediaanPangan } from '@/features/manage-ketersediaan-pangan';
import { useOpenedPeriode } from '@/features/pick-periode';
import { storedId } from '@/shared/lib/browser';
import { Screen } from '@/widgets/app-shell';
import { EntryDesk, PeriodeTable } from '@/widgets/entry-desk';

/** The period that an officer opened last (spec section 3, locally persisted values). */
const openedPeriode = storedId('periodeKetersediaanPanganDashboard');

const words = {
  search: 'Cari Periode Ketersediaan Pangan',
  // Spec section 2: it reads 'Harga Pangan' as given (docs/quirks.md).
  empty: 'Tidak Ada Data Periode Harga Pangan',
  failed: 'Gagal mendapatkan data periode ketersediaan pangan',
};

/** /dashboard/ketersediaan-pangan: the periods in which an officer enters what food there is. */
export function KetersediaanDashboardPage() {
  return (
    <Screen title="Ketersediaan Pangan" description="Pilih periode untuk mengisi ketersediaan pangan.">
      <PeriodeTable
        title="Periode Ketersediaan Pangan"
        laporan={ketersediaanPangan}
        words={words}
        entry={routes.dashboardKetersediaanPanganEdit}
        remembered={openedPeriode}
        ahead={() => [allPangan]}
      />
    </Screen>
  );
}

/** /dashboard/ketersediaan-pangan/edit: what an officer has entered in one period. */
export function KetersediaanEditPage() {
  const opened = useOpenedPeriode('ketersediaan-pangan', openedPeriode);
  const title = opened.periode?.nama_periode ?? 'Ketersediaan Pangan';
  return (
    <Screen title={title} description={regional('Isi ketersediaan pangan per kecamatan.')}>
      <EntryDesk
        laporan={ketersediaanPangan}
        opened={opened}
        table={routes.dashboardKetersediaanPangan}
        failed="Error mengambil data periode ketersediaan pangan detail"
      />
    </Screen>
  );
}
