import type { JenisLaporan } from '../limits.ts';
import { routes, withPeriode } from '../routes.ts';

const paths: Readonly<Record<JenisLaporan, string>> = {
  'harga-pangan': routes.dashboardHargaPanganEdit,
  'harga-pangan-kutai-barat': routes.dashboardHargaPanganKutaiBaratEdit,
  'ketersediaan-pangan': routes.dashboardKetersediaanPanganEdit,
  'timbang-balita': routes.dashboardTimbangBalitaEdit,
  'luas-tanam': routes.dashboardLuasLahan,
};

/** Where an officer enters a report's rows of a period; the kecamatan, unless they are the regency's. */
export const alamatIsian = (jenis: JenisLaporan, periodeId: number, kecamatanId: number | null): string =>
  withPeriode(paths[jenis], periodeId) + (kecamatanId === null ? '' : `&kecamatan=${kecamatanId}`);
