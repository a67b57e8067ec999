import { seKabupaten } from '@/features/manage-harga-pangan';
import { useOpenedPeriode } from '@/features/pick-periode';
import { useSite } from '@/shared/config';
import { routes } from '@/shared/routes';
import { PageMeta } from '@/shared/ui/PageMeta';
import { Screen } from '@/widgets/app-shell';
import { OpenedPeriode } from '@/widgets/periode-table';
import { openedPeriodeKabupaten } from '../model/stored';
import { HargaTable } from './HargaTable';

const everywhere = {};

/** /dashboard/harga-pangan-kutai-barat/edit: an officer's prices of one period for the whole regency. */
export function HargaKutaiBaratEditPage() {
  const opened = useOpenedPeriode('harga-pangan', openedPeriodeKabupaten);
  const { wilayah } = useSite();
  const title = opened.periode?.nama_periode ?? 'Harga Pangan';
  return (
    <Screen title={title}>
      <PageMeta title={title} description="Isi harga pangan seluruh kabupaten." />
      <OpenedPeriode
        opened={opened}
        table={routes.dashboardHargaPanganKutaiBarat}
        failed="Gagal mendapatkan detail periode harga pangan"
      >
        {(periode, sebelumnya) => (
          <HargaTable
            lingkup={seKabupaten}
            periode={periode}
            sebelumnya={sebelumnya}
            tempat={everywhere}
            nama={wilayah}
            empty="Tidak Ada Data Harga Pangan"
          />
        )}
      </OpenedPeriode>
    </Screen>
  );
}
