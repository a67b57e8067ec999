import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes } from '#contract/routes.ts';
import { allKomoditi } from '@/entities/acuan';
import { allHargaKutaiBarat } from '@/entities/harga-pangan';
import { useUser } from '@/entities/session';
import { hargaKutaiBarat, hargaPerKecamatan } from '@/features/manage-harga-pangan';
import { useOpenedPeriode } from '@/features/pick-periode';
import { useSite } from '@/shared/config';
import { storedId } from '@/shared/lib/browser';
import { Screen } from '@/widgets/app-shell';
import { EntryDesk, PeriodeTable } from '@/widgets/entry-desk';

/** The periods that an officer opened last (spec section 3, locally persisted values). */
const openedPeriode = storedId('periodeHargaPanganDashboard');
const openedPeriodeKabupaten = storedId('periodeHargaPanganKutaiBaratDashboard');

/** What both period tables say (spec section 2, Food-price period list). */
const words = {
  description: 'Pilih periode untuk mengisi harga pangan.',
  search: 'Cari Periode Harga Pangan',
  empty: 'Tidak Ada Data Periode Harga Pangan',
  failed: 'Gagal mendapatkan data periode harga pangan',
};

/** /dashboard/harga-pangan: the periods in which an officer enters the prices of his sub-districts. */
export function HargaPanganDashboardPage() {
  return (
    <Screen title="Harga Pangan" description={words.description}>
      <PeriodeTable
        title="Periode Harga Pangan"
        laporan={hargaPerKecamatan}
        words={words}
        entry={routes.dashboardHargaPanganEdit}
        remembered={openedPeriode}
        ahead={() => [allKomoditi]}
      />
    </Screen>
  );
}

/** /dashboard/harga-pangan/edit: an officer's prices of one period in one of his sub-districts. */
export function HargaPanganEditPage() {
  const opened = useOpenedPeriode('harga-pangan', openedPeriode);
  const title = opened.periode?.nama_periode ?? 'Harga Pangan';
  return (
    <Screen title={title} description={regional('Isi harga pangan per kecamatan.')}>
      <EntryDesk
        laporan={hargaPerKecamatan}
        opened={opened}
        table={routes.dashboardHargaPangan}
        failed="Gagal mendapatkan detail periode harga pangan"
      />
    </Screen>
  );
}

/** /dashboard/harga-pangan-kutai-barat: the periods in which an officer enters the prices of the whole regency. */
export function HargaKutaiBaratDashboardPage() {
  const user = useUser();
  const title = `Harga Pangan ${useSite().wilayah}`;
  return (
    <Screen title={title} description={words.description}>
      <PeriodeTable
        title="Periode Harga Pangan"
        laporan={hargaKutaiBarat}
        words={words}
        entry={routes.dashboardHargaPanganKutaiBaratEdit}
        remembered={openedPeriodeKabupaten}
        ahead={({ id }) => [allKomoditi, ...(user ? [allHargaKutaiBarat(id)] : [])]}
      />
    </Screen>
  );
}

/** /dashboard/harga-pangan-kutai-barat/edit: an officer's prices of one period for the whole regency. */
export function HargaKutaiBaratEditPage() {
  const opened = useOpenedPeriode('harga-pangan', openedPeriodeKabupaten);
  const title = opened.periode?.nama_periode ?? 'Harga Pangan';
  return (
    <Screen title={title} description={regional('Isi harga pangan seluruh kabupaten.')}>
      <EntryDesk
        laporan={hargaKutaiBarat}
        opened={opened}
        table={routes.dashboardHargaPanganKutaiBarat}
        failed="Gagal mendapatkan detail periode harga pangan"
      />
    </Screen>
  );
}
