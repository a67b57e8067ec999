import type { Page } from '@playwright/test';

/** What is photographed: a name, an address, and what to do there first. */
export type Scene = readonly [name: string, path: string, prepare?: (page: Page) => Promise<unknown>];

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

export const scenes: readonly Scene[] = [
  ['beranda', '/'],
  ['menu', '/', open(/^Buka menu$/)],
  ['etalase', '/etalase'],
  ['detail-produk', '/etalase', firstCard],
  ['harga-pangan', '/harga-pangan'],
  ['harga-pangan-melak', '/harga-pangan/melak'],
  ['detail-harga-pangan', '/harga-pangan/melak', open(/^Cabai Rawit/)],
  ['harga-pangan-kutai-barat', '/harga-pangan-kutai-barat'],
  ['ketersediaan-pangan', '/ketersediaan-pangan'],
  ['ketersediaan-pangan-melak', '/ketersediaan-pangan/melak'],
  ['ketersediaan-pangan-kabupaten', '/ketersediaan-pangan/kabupaten-kutai-barat'],
  ['detail-ketersediaan-pangan', '/ketersediaan-pangan/melak', open(/^Beras/)],
  ['luas-lahan', '/luas-lahan-perkiraan-panen'],
  ['luas-lahan-filter', '/luas-lahan-perkiraan-panen', open(/^Filter/)],
  ['kegiatan', '/activity'],
  ['detail-kegiatan', '/activity', firstCard],
  ['laporan', '/laporan'],
  ['laporan-timbang-balita', '/laporan/timbang-balita'],
  ['timbang-balita-melak', '/laporan/timbang-balita/melak', withPeriode],
  ['detail-timbang-balita', '/laporan/timbang-balita/melak', withVillage],
  ['luas-tanam-melak', '/laporan/luas-tanam/melak', withPeriode],
  ['detail-luas-tanam', '/laporan/luas-tanam/melak', withVillage],
  ['tidak-ditemukan', '/halaman-lain'],
];
