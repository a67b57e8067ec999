import type { Page } from '@playwright/test';
import { type Screen, screenComplaints } from '../support/complaints';
import { expect, test } from '../support/page';
import { textAt } from '../support/readable';
import { publishedMonth } from '../support/skpg';
import { visit } from '../support/visit';

const fishmonger = ['Petrus Uvan Ngenyan', 'petrus.uvan', 'Long Iram', 'Ikan Patin Keramba'];
const compared = 'melak.beras-medium,damai.beras-medium,rata-rata.beras-medium';

/** Of each kind of screen one is measured in full. Neighbours lie at different paths: only then is a screen drawn anew. */
const market: readonly Screen[] = [
  {
    path: '/',
    opens: [
      ['Buka menu', /Pengunjung/],
      ['Pilih kecamatan saya', /Kecamatan saya/],
    ],
    names: ['Jagung Manis', 'Kabupaten Kutai Barat'],
  },
  { path: '/etalase', opens: [['Saring', /Saring/]], isLow: true },
  { path: '/detail-produk/madu-hutan' },
  { path: '/etalase?jenis=ikan&kecamatan=1&urut=termurah', names: fishmonger },
  { path: '/penjual/5', names: fishmonger },
  { path: '/cari?kata=beras', names: ['Ketan', 'Merah Ladang', 'Kutai Barat'] },
  { path: '/luas-lahan-perkiraan-panen', opens: [['Filter', /Filter/]], isLow: true },
  { path: '/cari?kata=tidak-ada-yang-begini' },
  { path: '/activity' },
  { path: '/detail-activity/1' },
  { path: '/login' },
  { path: '/register', isLow: true },
  { path: '/forgot-password', isTwin: true },
  { path: '/forgot-password-success' },
  { path: '/change-password?token=a&email=a@contoh.id', isTwin: true },
  { path: '/tidak-ada' },
];

const figures: readonly Screen[] = [
  { path: '/harga-pangan' },
  { path: '/harga-pangan/melak', opens: [[/^Beras Medium/, /Detail Harga Pangan/]], isLow: true },
  // Of an older period: a chip that leads to the newest makes the picker higher.
  { path: '/harga-pangan-kutai-barat?periode=1' },
  { path: '/harga-pangan/melak/beras-medium', names: ['Beras Medium', 'Melak', 'Damai'] },
  {
    path: '/peta?ukuran=harga&komoditi=cabai-rawit&tempat=damai',
    names: ['Cabai Rawit', 'Damai'],
  },
  { path: '/harga-pangan-kutai-barat/cabai-rawit', names: ['Cabai Rawit', 'Damai', 'Kabupaten Kutai Barat'] },
  { path: '/peta?ukuran=neraca&pangan=beras&tempat=mook-manaar-bulatn', names: ['Beras', 'Mook Manaar Bulatn'] },
  { path: '/bandingkan', names: ['Melak', 'Bongan', 'Bentian Besar'] },
  { path: '/peta?ukuran=nd&tempat=damai', isTwin: true },
  { path: `/bandingkan?pilih=${compared}`, names: ['Beras Medium', 'Melak', 'Damai'] },
  { path: '/ketersediaan-pangan', isTwin: true },
  { path: '/bandingkan?pilih=melak.beras-medium,kutai-barat.cabai-merah-keriting&minggu=52', isTwin: true },
  {
    path: '/ketersediaan-pangan/melak',
    opens: [[/^Beras/, /Detail Ketersediaan Pangan/]],
    names: ['Bawang Merah', 'Kedelai', 'Melak'],
  },
  { path: '/ketersediaan-pangan/kabupaten-kutai-barat' },
  { path: '/ketersediaan-pangan/mook-manaar-bulatn', isTwin: true },
  { path: '/data' },
  { path: '/skpg' },
  { path: publishedMonth(), names: ['Melak', 'Mook Manaar Bulatn', 'Kabupaten Kutai Barat'] },
  { path: '/laporan' },
  { path: `${publishedMonth()}?aspek=ketersediaan`, isTwin: true },
  { path: '/laporan/timbang-balita', isTwin: true },
  {
    path: '/laporan/timbang-balita/melak?periode=12',
    opens: [[/^Melak Ilir/, /Detail Timbang Balita/]],
    names: ['Melak Ilir', 'Melak Ulu', 'November 2026'],
    isLow: true,
  },
  {
    path: '/laporan/luas-tanam/melak?periode=12',
    opens: [[/^Melak Ilir/, /Detail Luas Tanam/]],
    names: ['Melak Ilir', 'Empas', 'November 2026'],
  },
];

test.use({ expected: [/status of 404/], reducedMotion: 'reduce' });

async function expectNoComplaints(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    await test.step(screen.path, async () => expect.soft(await screenComplaints(page, screen)).toEqual([]));
  }
}

test('WCAG 1.4.4, 1.4.11, 2.4.11: who buys and logs in sees edges and focus, reads large text and long names, and sheets and low windows keep them', async ({
  page,
}) => {
  test.slow();
  await expectNoComplaints(page, market);
});

test('WCAG 1.4.4, 1.4.11, 2.4.11: who reads figures, maps and reports sees edges and focus, reads large text and long names', async ({
  page,
}) => {
  test.slow();
  await expectNoComplaints(page, figures);

  const periode = page.getByRole('combobox', { name: 'Periode' });
  await test.step('a select in which nothing is chosen does not look as if something were', async () => {
    await visit(page, '/laporan/timbang-balita/mook-manaar-bulatn');
    await expect(periode.locator('option:checked')).toHaveText('Pilih Periode');
    await expect(periode).toHaveCSS('font-weight', '400');
  });

  await test.step('look: a long title in large letters has its lines, and what sticks below it begins below them', async () => {
    await textAt(page, 200);
    const row = page.getByRole('banner').locator('> div');
    await expect(row).toHaveCSS('min-height', '88px');
    await expect.poll(async () => (await row.boundingBox())?.height).toBeGreaterThan(89);
    await page.evaluate(() => window.scrollTo(0, 600));
    const foot = async () => Number((await row.boundingBox())?.y) + Number((await row.boundingBox())?.height);
    await expect.poll(async () => Number((await periode.boundingBox())?.y) - (await foot())).toBeGreaterThanOrEqual(0);
    await periode.selectOption({ index: 1 });
    await expect(periode).toHaveCSS('font-weight', '600');
  });
});
