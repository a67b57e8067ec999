import type { Page } from '@playwright/test';
import { faintEdges } from './borders';
import { heightLeft, hiddenByBars } from './focus-seen';
import { expect, open, test } from './page';
import { logIn } from './petugas';
import { textAt, unreadable } from './readable';

const publicScreens = [
  '/',
  '/etalase',
  '/detail-produk/madu-hutan',
  '/harga-pangan',
  '/harga-pangan/melak',
  '/harga-pangan-kutai-barat',
  '/ketersediaan-pangan',
  '/ketersediaan-pangan/melak',
  '/luas-lahan-perkiraan-panen',
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
];

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
    '/dashboard/harga-pangan/edit?periode=1&kecamatan=1',
    '/dashboard/harga-pangan-kutai-barat',
    '/dashboard/harga-pangan-kutai-barat/edit?periode=1',
    '/dashboard/ketersediaan-pangan',
    '/dashboard/ketersediaan-pangan/edit?periode=1&kecamatan=1',
    '/dashboard/luas-lahan',
    '/dashboard/luas-lahan/tambah?periode=1',
    '/dashboard/timbang-balita',
    '/dashboard/timbang-balita/edit?periode=1&kecamatan=1',
    '/dashboard/profile',
  ],
};

/** Opens a screen and waits until it shows what it was asked for. */
async function shown(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator('[aria-busy=true], [aria-label=Memuat]')).toHaveCount(0);
}

async function measure(page: Page, screens: readonly string[]): Promise<void> {
  const complaints: string[] = [];
  const note = (path: string, what: string, found: readonly string[]) =>
    complaints.push(...found.map((line) => `${path}, ${what}: ${line}`));

  for (const path of screens) {
    await shown(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      note(path, colorScheme, await faintEdges(page));
    }
    for (const percent of [200, 130, 100]) {
      await textAt(page, percent);
      note(path, `text at ${percent} %`, await unreadable(page));
    }
    note(path, 'focus', await hiddenByBars(page));
  }
  expect(complaints).toEqual([]);
}

test.use({ expected: [/status of 404/], reducedMotion: 'reduce' });

test('every public screen can be read with large text, its fields are seen, and no focus hides under a bar', async ({
  page,
}) => {
  await measure(page, publicScreens);
});

for (const [peran, screens] of Object.entries(own)) {
  test(`so can every screen of a ${peran}`, async ({ page }) => {
    await logIn(page, peran);
    await measure(page, screens);
  });
}

for (const [what, size] of [
  ['a phone lying on its side', { width: 740, height: 360 }],
  ['a page at twice its size', { width: 360, height: 370 }],
] as const) {
  test(`bars leave half of the height of ${what} to a list`, async ({ page }) => {
    await page.setViewportSize(size);
    const complaints: string[] = [];
    for (const path of [
      '/etalase',
      '/harga-pangan/melak',
      '/laporan/timbang-balita/melak',
      '/luas-lahan-perkiraan-panen',
    ]) {
      await shown(page, path);
      await textAt(page, 100);
      const left = await heightLeft(page);
      if (left < 0.5) complaints.push(`${path}: ${Math.round(left * 100)} %`);
      complaints.push(...(await hiddenByBars(page)).map((line) => `${path}: ${line}`), ...(await unreadable(page)));
    }
    expect(complaints).toEqual([]);
  });
}
