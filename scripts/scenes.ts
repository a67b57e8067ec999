import type { Page } from '@playwright/test';

/** What is photographed: a name, an address, and what to do there first. */
type Scene = readonly [name: string, path: string, prepare?: (page: Page) => Promise<unknown>];

const open = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
};

/** Reports show nothing until a period is chosen: the newest is. */
const withPeriode = async (page: Page) => {
  await page.getByRole('combobox', { name: 'Periode' }).selectOption({ index: 1 });
  await page.getByRole('main').locator('button[aria-haspopup="dialog"]').first().waitFor();
};

const withVillage = async (page: Page) => {
  await withPeriode(page);
  await page.getByRole('main').locator('button[aria-haspopup="dialog"]').first().click();
  await page.getByRole('dialog').waitFor();
};

const firstCard = async (page: Page) => {
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await page.getByRole('article').waitFor();
};

const visitorScenes: readonly Scene[] = [
  ['beranda', '/'],
  ['menu', '/', open(/^Buka menu$/)],
  ['etalase', '/etalase'],
  ['detail-produk', '/etalase', firstCard],
  ['etalase-termurah', '/etalase?jenis=sayur&urut=termurah'],
  ['harga-pangan', '/harga-pangan'],
  ['harga-pangan-melak', '/harga-pangan/melak'],
  ['detail-harga-pangan', '/harga-pangan/melak', open(/^Cabai Rawit/)],
  ['harga-komoditi', '/harga-pangan/melak/beras-medium'],
  ['harga-pangan-kutai-barat', '/harga-pangan-kutai-barat'],
  ['harga-komoditi-kutai-barat', '/harga-pangan-kutai-barat/cabai-rawit'],
  ['bandingkan', '/bandingkan?pilih=melak.beras-medium,damai.beras-medium,rata-rata.beras-medium'],
  ['ketersediaan-pangan', '/ketersediaan-pangan'],
  ['ketersediaan-pangan-melak', '/ketersediaan-pangan/melak'],
  ['ketersediaan-pangan-kabupaten', '/ketersediaan-pangan/kabupaten-kutai-barat'],
  ['detail-ketersediaan-pangan', '/ketersediaan-pangan/melak', open(/^Beras/)],
  ['luas-lahan', '/luas-lahan-perkiraan-panen'],
  ['luas-lahan-filter', '/luas-lahan-perkiraan-panen', open(/^Filter/)],
  ['peta', '/peta?ukuran=harga&komoditi=cabai-rawit'],
  ['kegiatan', '/activity'],
  ['detail-kegiatan', '/activity', firstCard],
  ['laporan', '/laporan'],
  ['laporan-timbang-balita', '/laporan/timbang-balita'],
  ['timbang-balita-melak', '/laporan/timbang-balita/melak', withPeriode],
  ['timbang-balita-setahun', '/laporan/timbang-balita/melak#setahun'],
  ['detail-timbang-balita', '/laporan/timbang-balita/melak', withVillage],
  ['luas-tanam-melak', '/laporan/luas-tanam/melak', withPeriode],
  ['detail-luas-tanam', '/laporan/luas-tanam/melak', withVillage],
  ['skpg', '/skpg', firstCard],
  ['cari', '/cari?kata=cabai'],
  ['data', '/data'],
  ['tidak-ditemukan', '/halaman-lain'],
  ['masuk', '/login'],
  ['daftar', '/register'],
];

const petaniScenes: readonly Scene[] = [
  ['dasbor-petani', '/dashboard'],
  ['profil', '/dashboard/profile'],
  ['produk', '/dashboard/pangan'],
  ['produk-tambah', '/dashboard/pangan/tambah'],
  ['lahan', '/dashboard/lahan-petani'],
  ['lahan-tambah', '/dashboard/lahan-petani/tambah'],
];

/** The data page of the newest period but some, in the officer's first sub-district. */
const dataPage = (at: number) => async (page: Page) => {
  await page
    .getByRole('link', { name: /^Detail/ })
    .nth(at)
    .click();
  const kecamatan = page.getByRole('combobox', { name: 'Kecamatan' });
  await kecamatan.selectOption({ index: 1 });
  await page.waitForLoadState('networkidle');
};

const addDialog = (at: number) => async (page: Page) => {
  await dataPage(at)(page);
  await page.getByRole('button', { name: 'Tambah' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Simpan', exact: true }).waitFor();
};

const petugasScenes: readonly Scene[] = [
  ['dasbor-petugas', '/dashboard'],
  ['isi-periode', '/dashboard/harga-pangan'],
  ['isi-harga', '/dashboard/harga-pangan', dataPage(1)],
  ['isi-harga-tambah', '/dashboard/harga-pangan', addDialog(0)],
  ['isi-ketersediaan-tambah', '/dashboard/ketersediaan-pangan', addDialog(0)],
  ['isi-timbang-balita', '/dashboard/timbang-balita', dataPage(1)],
  ['isi-timbang-balita-tambah', '/dashboard/timbang-balita', addDialog(0)],
  ['isi-luas-lahan', '/dashboard/luas-lahan'],
  ['kotak-keluar', '/dashboard/kotak-keluar'],
];

const kantorScenes: readonly Scene[] = [
  ['kantor', '/kantor'],
  ['kantor-kelengkapan', '/kantor/kelengkapan'],
  ['kantor-koreksi', '/kantor/koreksi'],
  ['kantor-komoditi', '/kantor/data-acuan/komoditi'],
  ['kantor-periode', '/kantor/data-acuan/periode-harga-pangan'],
  ['kantor-akun', '/kantor/akun'],
  ['kantor-slider', '/kantor/slider'],
  ['kantor-kegiatan', '/kantor/kegiatan/tambah'],
  ['kantor-skpg', '/kantor/skpg'],
  ['kantor-cetak', '/kantor/cetak'],
  ['kantor-jejak', '/kantor/jejak'],
];

/** By who sees them: an account of the demo, or nobody's. */
export const scenesOf = {
  '': visitorScenes,
  petani: petaniScenes,
  petugas: petugasScenes,
  superadmin: kantorScenes,
} as const;
