import { withPeriode } from '#contract/routes.ts';
import { allPangan } from '@/entities/pangan';
import { routes } from '@/shared/routes';
import { PageMeta } from '@/shared/ui/PageMeta';
import { Screen } from '@/widgets/app-shell';
import { PeriodeTable } from '@/widgets/periode-table';
import { openedPeriode } from '../model/stored';

const words = {
  search: 'Cari Periode Ketersediaan Pangan',
  // Spec section 2: it reads 'Harga Pangan' as given (docs/quirks.md).
  empty: 'Tidak Ada Data Periode Harga Pangan',
  failed: 'Gagal mendapatkan data periode ketersediaan pangan',
};

/** /dashboard/ketersediaan-pangan: the periods in which an officer enters what food there is. */
export function KetersediaanDashboardPage() {
  return (
    <Screen title="Ketersediaan Pangan">
      <PageMeta title="Ketersediaan Pangan" description="Pilih periode untuk mengisi ketersediaan pangan." />
      <PeriodeTable
        title="Periode Ketersediaan Pangan"
        jenis="ketersediaan-pangan"
        words={words}
        detail={({ id }) => withPeriode(routes.dashboardKetersediaanPanganEdit, id)}
        onOpen={({ id }) => openedPeriode.write(id)}
        ahead={() => [allPangan]}
      />
    </Screen>
  );
}
