import type { Locator, Page } from '@playwright/test';
import { expect, kept, settled, test } from '../support/line';
import { open } from '../support/page';
import { publishedMonth } from '../support/skpg';

// It installs a service worker, which takes its time on a busy machine.
test.describe.configure({ timeout: 180_000 });

const PRICE = /Rp\s?\d+\.\d{3}/;
const part = (role: 'article' | 'region' | 'table', name: RegExp | string) => (page: Page) =>
  page.getByRole('main').getByRole(role, typeof name === 'string' ? { name, exact: true } : { name });
const curve = (page: Page) => page.getByRole('main').getByRole('figure').filter({ hasText: 'Eceran' });

/** What is read once, where on it the figures stand, and what these look like. */
const pages: readonly (readonly [address: string, figures: (page: Page) => Locator, like: RegExp])[] = [
  ['/harga-pangan/melak/beras-medium', curve, PRICE],
  ['/harga-pangan-kutai-barat/beras-medium', curve, PRICE],
  [
    '/bandingkan?pilih=melak.beras-medium,damai.beras-medium&minggu=12',
    part('table', /minggu demi minggu$/),
    new RegExp(`Melak.*Damai.*${PRICE.source}`),
  ],
  ['/cari?kata=beras', part('region', /^Harga komoditi/), new RegExp(`Beras Medium.*${PRICE.source}`)],
  ['/laporan/timbang-balita/melak', part('region', 'Setahun terakhir'), /Ditimbang \d+/],
  ['/laporan/luas-tanam/melak', part('region', 'Setahun terakhir'), /[\d.,]+ ha ditanami/],
  ['/ketersediaan-pangan/melak', part('region', 'Riwayat neraca'), /Tersedia [\d.,]+ ton/],
  [publishedMonth(), part('region', 'Kecamatan demi kecamatan'), /N\/D [\d,]+/],
  ['/data', part('article', 'Harga pangan'), /[\d.]+ baris/],
  ['/peta?ukuran=harga&komoditi=cabai-rawit', (page) => page.getByRole('table').getByRole('row').nth(16), PRICE],
];

test('a year of figures, a comparison and a search that were read once open without signal', async ({
  page,
  line,
  context,
}) => {
  for (const [address, figures, like] of pages) {
    await open(page, line.origin + address);
    await expect(figures(page)).toContainText(like);
    await (address === pages[0]?.[0] ? settled(page) : kept(page));
  }
  await page.close();
  line.cut();
  const later = await context.newPage();
  for (const [address, figures, like] of pages) {
    await open(later, line.origin + address);
    await expect(figures(later)).toContainText(like);
    await expect(later.getByRole('main').getByText(/Tidak dapat terhubung/)).toHaveCount(0);
  }
});
