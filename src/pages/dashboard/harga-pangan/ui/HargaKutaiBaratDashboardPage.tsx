import { withPeriode } from '#contract/routes.ts';
import { allHargaKutaiBarat } from '@/entities/harga-pangan';
import { allKomoditi } from '@/entities/komoditi';
import { useUser } from '@/entities/session';
import { useSite } from '@/shared/config';
import { routes } from '@/shared/routes';
import { PageMeta } from '@/shared/ui/PageMeta';
import { Screen } from '@/widgets/app-shell';
import { PeriodeTable } from '@/widgets/periode-table';
import { openedPeriodeKabupaten } from '../model/stored';
import { words } from '../model/words';

/** /dashboard/harga-pangan-kutai-barat: the periods in which an officer enters the prices of the whole regency. */
export function HargaKutaiBaratDashboardPage() {
  const user = useUser();
  const title = `Harga Pangan ${useSite().wilayah}`;
  return (
    <Screen title={title}>
      <PageMeta title={title} description={words.description} />
      <PeriodeTable
        title="Periode Harga Pangan"
        jenis="harga-pangan"
        words={words}
        detail={({ id }) => withPeriode(routes.dashboardHargaPanganKutaiBaratEdit, id)}
        onOpen={({ id }) => openedPeriodeKabupaten.write(id)}
        ahead={({ id }) => [allKomoditi, ...(user ? [allHargaKutaiBarat(id)] : [])]}
      />
    </Screen>
  );
}
