import { withPeriode } from '#contract/routes.ts';
import { allKomoditi } from '@/entities/komoditi';
import { routes } from '@/shared/routes';
import { PageMeta } from '@/shared/ui/PageMeta';
import { Screen } from '@/widgets/app-shell';
import { PeriodeTable } from '@/widgets/periode-table';
import { openedPeriode } from '../model/stored';
import { words } from '../model/words';

/** /dashboard/harga-pangan: the periods in which an officer enters the prices of his sub-districts. */
export function HargaPanganDashboardPage() {
  return (
    <Screen title="Harga Pangan">
      <PageMeta title="Harga Pangan" description={words.description} />
      <PeriodeTable
        title="Periode Harga Pangan"
        jenis="harga-pangan"
        words={words}
        detail={({ id }) => withPeriode(routes.dashboardHargaPanganEdit, id)}
        onOpen={({ id }) => openedPeriode.write(id)}
        ahead={() => [allKomoditi]}
      />
    </Screen>
  );
}
