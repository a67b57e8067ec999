import type { Page } from '@playwright/test';
import { complaintsOf, shown } from '../support/complaints';
import { heightLeft, hiddenByBars } from '../support/focus-seen';
import { expect, MEJA, test } from '../support/page';
import { logIn } from '../support/petugas';
import { textAt, unreadable } from '../support/readable';
import { publishedMonth } from '../support/skpg';

const publicScreens = {
  'with products and prices': [
    '/',
    '/etalase',
    '/detail-produk/madu-hutan',
    '/harga-pangan',
    '/harga-pangan/melak',
    // Of an older period: a chip that leads to the newest makes the picker higher.
    '/harga-pangan-kutai-barat?periode=1',
    '/harga-pangan-kutai-barat',
    '/ketersediaan-pangan',
    '/ketersediaan-pangan/melak',
    '/luas-lahan-perkiraan-panen',
  ],
  'with a price and what is like it': [
    '/harga-pangan/melak/beras-medium',
    '/harga-pangan-kutai-barat/cabai-rawit',
    '/cari?kata=beras',
    '/cari?kata=tidak-ada-yang-begini',
    '/data',
    '/penjual/5',
    '/etalase?jenis=ikan&urut=termurah',
  ],
  'with a map': [
    '/peta?ukuran=harga&komoditi=cabai-rawit',
    '/peta?ukuran=harga&komoditi=cabai-rawit&tempat=damai',
    '/peta?ukuran=neraca&pangan=beras&tempat=mook-manaar-bulatn',
    '/peta?ukuran=nd&tempat=damai',
  ],
  'with a month of the alert report': ['/skpg', publishedMonth(), `${publishedMonth()}?aspek=ketersediaan`],
  'with prices beside each other': [
    '/bandingkan',
    '/bandingkan?pilih=melak.beras-medium,damai.beras-medium,rata-rata.beras-medium',
    '/bandingkan?pilih=melak.beras-medium,kutai-barat.cabai-merah-keriting&minggu=52',
  ],
  'with balances': ['/ketersediaan-pangan/kabupaten-kutai-barat', '/ketersediaan-pangan/mook-manaar-bulatn'],
  'with reports and of the way in': [
    '/activity',
    '/detail-activity/1',
    '/laporan',
    '/laporan/timbang-balita',
    '/laporan/timbang-balita/melak',
    '/laporan/luas-tanam/melak',
    '/login',
    '/register',
    '/forgot-password',
    '/forgot-password-success',
    '/change-password?token=a&email=a@contoh.id',
    '/tidak-ada',
  ],
};

/** The officer of the demo works in Melak (2). */
const own = {
  petani: [
    '/profile',
    '/dashboard',
    '/dashboard/pangan',
    '/dashboard/pangan/tambah',
    '/dashboard/lahan-petani',
    '/dashboard/lahan-petani/tambah',
    '/dashboard/kotak-keluar',
    '/dashboard/profile',
  ],
  petugas: [
    '/dashboard',
    '/dashboard/harga-pangan',
    '/dashboard/harga-pangan/edit?periode=1&kecamatan=2',
    '/dashboard/harga-pangan-kutai-barat',
    '/dashboard/harga-pangan-kutai-barat/edit?periode=1',
    '/dashboard/ketersediaan-pangan',
    '/dashboard/ketersediaan-pangan/edit?periode=1&kecamatan=2',
    '/dashboard/luas-lahan',
    '/dashboard/luas-lahan/tambah?periode=1',
    '/dashboard/timbang-balita',
    '/dashboard/timbang-balita/edit?periode=1&kecamatan=2',
    '/dashboard/profile',
  ],
};

/** What a desk shows in columns. */
const wide = [
  '/',
  '/etalase',
  '/harga-pangan/melak',
  '/luas-lahan-perkiraan-panen',
  '/laporan/timbang-balita/melak',
  '/dashboard',
  ...own.petugas.filter((path) => /edit|tambah|luas|profile/.test(path)),
];

async function measure(page: Page, screens: readonly string[]): Promise<void> {
  const complaints: string[] = [];
  for (const path of screens) {
    await shown(page, path);
    complaints.push(...(await complaintsOf(page, path)));
  }
  expect(complaints).toEqual([]);
}

test.use({ expected: [/status of 404/], reducedMotion: 'reduce' });

for (const [which, screens] of Object.entries(publicScreens)) {
  test(`every public screen ${which} can be read with large text, its fields and focus are seen`, async ({ page }) => {
    await measure(page, screens);
  });
}

for (const [peran, screens] of Object.entries(own)) {
  test(`every screen of a ${peran} can be read with large text, too`, async ({ page }) => {
    await logIn(page, peran);
    await measure(page, screens);
  });
}

const listed = ['/etalase', '/harga-pangan/melak', '/laporan/timbang-balita/melak', '/luas-lahan-perkiraan-panen'];

/** Tables with a head that stays, forms with a button that stays. */
const worked = {
  petani: ['/dashboard/pangan', '/dashboard/pangan/tambah', '/dashboard/lahan-petani/tambah'],
  petugas: ['/dashboard/harga-pangan/edit?periode=1&kecamatan=2', '/dashboard/luas-lahan/tambah?periode=1'],
};

for (const [what, size] of [
  ['a phone lying on its side', { width: 740, height: 360 }],
  ['a small phone lying on its side', { width: 640, height: 320 }],
  ['a page at twice its size', { width: 360, height: 370 }],
] as const) {
  for (const [whose, screens] of Object.entries({ everybody: [...listed, '/register'], ...worked })) {
    test(`bars leave half of the height of ${what} to ${whose}`, async ({ page }) => {
      if (whose !== 'everybody') await logIn(page, whose);
      await page.setViewportSize(size);
      const complaints: string[] = [];
      for (const path of screens) {
        await shown(page, path);
        await textAt(page, 100);
        const left = await heightLeft(page);
        if (left < 0.5) complaints.push(`${path}: ${Math.round(left * 100)} %`);
        complaints.push(...(await hiddenByBars(page)).map((line) => `${path}: ${line}`), ...(await unreadable(page)));
      }
      expect(complaints).toEqual([]);
    });
  }
}

test('WCAG 1.4.10: on a phone lying on its side the head of a table goes with its page', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await logIn(page, 'petugas');
  await shown(page, '/dashboard/harga-pangan/edit?periode=1&kecamatan=2');
  await expect(page.getByRole('columnheader', { name: 'Komoditi' })).toHaveCSS('position', 'static');
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.getByRole('columnheader', { name: 'Komoditi' })).toHaveCSS('position', 'sticky');
});

test('a select in which nothing is chosen does not look as if something were', async ({ page }) => {
  await shown(page, '/laporan/timbang-balita/melak');
  const periode = page.getByRole('combobox', { name: 'Periode' });
  await expect(periode.locator('option:checked')).toHaveText('Pilih Periode');
  await expect(periode).toHaveCSS('font-weight', '400');
  await periode.selectOption({ index: 1 });
  await expect(periode).toHaveCSS('font-weight', '600');
});

test('on a desk too every screen can be read with large text', { tag: MEJA }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await logIn(page, 'petugas');
  await measure(page, wide);
});

test("on a phone a row's card begins with its name, and has no number", async ({ page }) => {
  await logIn(page, 'petugas');
  await shown(page, '/dashboard/harga-pangan');
  const row = page.getByRole('row').nth(1);
  await expect(row.getByRole('cell').first()).toContainText(/^Minggu/);
  await expect(page.getByRole('columnheader', { name: 'No', exact: true })).toHaveCount(0);
});
