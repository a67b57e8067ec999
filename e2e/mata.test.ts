import type { Page } from '@playwright/test';
import { faintEdges } from './borders';
import { heightLeft, hiddenByBars } from './focus-seen';
import { atRest, expect, MEJA, open, test } from './page';
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

/** What opens over a screen. */
const opened: readonly [peran: string | null, path: string, opener: string | RegExp, dialog: RegExp][] = [
  [null, '/harga-pangan/melak', /^Beras Medium/, /Detail Harga Pangan/],
  [null, '/luas-lahan-perkiraan-panen', 'Filter', /Filter/],
  ['petugas', '/dashboard/harga-pangan/edit?periode=1&kecamatan=2', 'Tambah', /Tambah Harga Pangan/],
  ['petugas', '/dashboard/ketersediaan-pangan/edit?periode=1&kecamatan=2', 'Tambah', /Tambah/],
  ['petugas', '/dashboard/timbang-balita/edit?periode=1&kecamatan=2', 'Tambah', /Tambah Timbang Balita/],
  ['petugas', '/profile', 'Edit Profile', /Edit Profile/],
];

/** Opens a screen and waits until it shows what it was asked for. */
async function shown(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator('[aria-busy=true], [aria-label=Memuat]')).toHaveCount(0);
}

/** @returns what cannot be read or seen on the screen, or on what lies over it */
async function complaintsOf(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  const note = (what: string, lines: readonly string[]) =>
    found.push(...lines.map((line) => `${name}, ${what}: ${line}`));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    note(colorScheme, await faintEdges(page));
  }
  for (const percent of [200, 130, 100]) {
    await textAt(page, percent);
    note(`text at ${percent} %`, await unreadable(page));
  }
  note('focus', await hiddenByBars(page));
  return found;
}

async function measure(page: Page, screens: readonly string[]): Promise<void> {
  const complaints: string[] = [];
  for (const path of screens) {
    await shown(page, path);
    complaints.push(...(await complaintsOf(page, path)));
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

for (const peran of [null, 'petugas']) {
  test(`so can what opens over the screens of ${peran ? `a ${peran}` : 'everybody'}`, async ({ page }) => {
    if (peran) await logIn(page, peran);
    const complaints: string[] = [];
    for (const [, path, opener, name] of opened.filter(([whose]) => whose === peran)) {
      await shown(page, path);
      await page.getByRole('button', { name: opener }).first().click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByLabel('Memuat')).toHaveCount(0);
      await atRest(page);
      complaints.push(...(await complaintsOf(page, path)));
    }
    expect(complaints).toEqual([]);
  });
}

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
