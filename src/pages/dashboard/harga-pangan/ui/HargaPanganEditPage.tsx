import { perKecamatan } from '@/features/manage-harga-pangan';
import { PickKecamatanTugas, useKecamatanTugas } from '@/features/pick-kecamatan-tugas';
import { useOpenedPeriode } from '@/features/pick-periode';
import { routes } from '@/shared/routes';
import { PageMeta } from '@/shared/ui/PageMeta';
import { Screen } from '@/widgets/app-shell';
import { OpenedPeriode } from '@/widgets/periode-table';
import { openedPeriode } from '../model/stored';
import { HargaTable } from './HargaTable';

/** /dashboard/harga-pangan/edit: an officer's prices of one period in one of his sub-districts. */
export function HargaPanganEditPage() {
  const opened = useOpenedPeriode('harga-pangan', openedPeriode);
  const kecamatan = useKecamatanTugas();
  const title = opened.periode?.nama_periode ?? 'Harga Pangan';
  return (
    <Screen title={title}>
      <PageMeta title={title} description="Isi harga pangan per kecamatan." />
      <OpenedPeriode
        opened={opened}
        table={routes.dashboardHargaPangan}
        failed="Gagal mendapatkan detail periode harga pangan"
      >
        {(periode, sebelumnya) => (
          <HargaTable
            lingkup={perKecamatan}
            periode={periode}
            sebelumnya={sebelumnya}
            tempat={kecamatan && { kecamatan_id: kecamatan.id }}
            nama={kecamatan?.nama_kecamatan ?? ''}
            picker={<PickKecamatanTugas />}
            empty={kecamatan ? 'Tidak Ada Data Harga Pangan' : 'Pilih Kecamatan Terlebih Dahulu'}
          />
        )}
      </OpenedPeriode>
    </Screen>
  );
}
