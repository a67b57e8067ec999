import { useOpenedPeriode } from '@/features/pick-periode';
import { routes } from '@/shared/routes';
import { PageMeta } from '@/shared/ui/PageMeta';
import { Screen } from '@/widgets/app-shell';
import { OpenedPeriode } from '@/widgets/periode-table';
import { openedPeriode } from '../model/stored';
import { KetersediaanTable } from './KetersediaanTable';

/** /dashboard/ketersediaan-pangan/edit: what an officer has entered in one period. */
export function KetersediaanEditPage() {
  const opened = useOpenedPeriode('ketersediaan-pangan', openedPeriode);
  const title = opened.periode?.nama_periode ?? 'Ketersediaan Pangan';
  return (
    <Screen title={title}>
      <PageMeta title={title} description="Isi ketersediaan pangan per kecamatan." />
      <OpenedPeriode
        opened={opened}
        table={routes.dashboardKetersediaanPangan}
        failed="Error mengambil data periode ketersediaan pangan detail"
      >
        {(periode, sebelumnya) => <KetersediaanTable periode={periode} sebelumnya={sebelumnya} />}
      </OpenedPeriode>
    </Screen>
  );
}
