import type { Page } from '@playwright/test';
import { complaintsOf, longNameComplaints, type Screen, screenComplaints } from '../support/complaints';
import { expect, MEJA, test } from '../support/page';
import { logIn } from '../support/petugas';
import { publishedMonth } from '../support/skpg';
import { visit } from '../support/visit';

const petani: readonly Screen[] = [
  { path: '/dashboard' },
  { path: '/profile' },
  { path: '/dashboard/pangan', opens: [[/^Hapus/, /Hapus|yakin/i]], isLow: true },
  { path: '/dashboard/pangan/tambah', isLow: true },
  { path: '/dashboard/lahan-petani', isTwin: true },
  { path: '/dashboard/lahan-petani/tambah', isLow: true },
  { path: '/dashboard/kotak-keluar' },
  { path: '/dashboard/profile', isTwin: true },
];

/** The officer of the demo works in Melak (2). */
const prices = '/dashboard/harga-pangan/edit?periode=1&kecamatan=2';
const regencyPrices = '/dashboard/harga-pangan-kutai-barat/edit?periode=1';
const balances = '/dashboard/ketersediaan-pangan/edit?periode=1&kecamatan=2';
const weighings = '/dashboard/timbang-balita/edit?periode=1&kecamatan=2';
const plantings = '/dashboard/luas-lahan/tambah?periode=1';

const petugas: readonly Screen[] = [
  { path: '/dashboard' },
  { path: '/profile', opens: [['Edit Profile', /Edit Profile/]] },
  { path: prices, opens: [['Tambah', /Tambah Harga Pangan/]], isLow: true },
  { path: '/dashboard/harga-pangan-kutai-barat', isTwin: true },
  { path: regencyPrices, opens: [[/^Edit/, /Edit Periode Harga Pangan/]] },
  { path: '/dashboard/ketersediaan-pangan', isTwin: true },
  { path: balances, opens: [['Tambah', /Tambah/]] },
  { path: '/dashboard/luas-lahan' },
  { path: plantings, isLow: true },
  { path: '/dashboard/timbang-balita', isTwin: true },
  { path: weighings, opens: [['Tambah', /Tambah Timbang Balita/]] },
  { path: '/dashboard/harga-pangan' },
];

test.use({ reducedMotion: 'reduce' });

async function expectNoComplaints(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    await test.step(screen.path, async () => expect.soft(await screenComplaints(page, screen)).toEqual([]));
  }
}

test('WCAG 1.4.4, 1.4.11, 2.4.11: a petani sees edges and focus, reads large text, and sheets and low windows keep them', async ({
  page,
}) => {
  test.slow();
  await logIn(page, 'petani');
  await expectNoComplaints(page, petani);
});

test('WCAG 1.4.4, 1.4.11, 2.4.11: a petugas sees edges and focus, reads large text, and tables suit every window', async ({
  page,
}) => {
  test.slow();
  await logIn(page, 'petugas');
  await expectNoComplaints(page, petugas);

  await test.step("on a phone a row's card begins with its name, and has no number", async () => {
    const row = page.getByRole('row').nth(1);
    await expect(row.getByRole('cell').first()).toContainText(/^Minggu/);
    await expect(page.getByRole('columnheader', { name: 'No', exact: true })).toHaveCount(0);
  });

  await test.step("look: an officer's select is as wide as the two ways below it", async () => {
    await visit(page, prices);
    const edges = async (role: 'button' | 'combobox', name: string) => {
      const { x = 0, width = 0 } = (await page.getByRole(role, { name }).boundingBox()) ?? {};
      return { left: Math.round(x), right: Math.round(x + width) };
    };
    const [select, first, last] = [
      await edges('combobox', 'Kecamatan'),
      await edges('button', 'Tambah'),
      await edges('button', 'Isi sekaligus'),
    ];
    expect(select).toEqual({ left: first.left, right: last.right });
  });

  await test.step('WCAG 1.4.10: on a phone lying on its side the head of a table goes with its page', async () => {
    const head = page.getByRole('columnheader', { name: 'Komoditi' });
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(head).toHaveCSS('position', 'static');
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(head).toHaveCSS('position', 'sticky');
  });
});

/** What a desk shows in columns, on a small one; and where names stand, on a wide one. */
const columns = [
  '/etalase',
  '/luas-lahan-perkiraan-panen',
  '/dashboard',
  '/dashboard/luas-lahan',
  plantings,
  '/dashboard/profile',
];
const desks = [prices, regencyPrices, balances, weighings];
const columnsWithNames: Record<string, readonly string[]> = {
  '/': ['Jagung Manis', 'Kabupaten Kutai Barat'],
  '/harga-pangan/melak': ['Beras Medium', 'Melak'],
  '/laporan/timbang-balita/melak?periode=12': ['Melak Ilir', 'Melak Ulu', 'November 2026'],
};
const fishmonger = ['Petrus Uvan Ngenyan', 'petrus.uvan', 'Long Iram', 'Ikan Patin Keramba'];
const names: Record<string, readonly string[]> = {
  '/harga-pangan/melak/beras-medium': ['Beras Medium', 'Melak', 'Damai'],
  '/peta?ukuran=harga&komoditi=cabai-rawit&tempat=damai': ['Cabai Rawit', 'Damai'],
  '/harga-pangan-kutai-barat/cabai-rawit': ['Cabai Rawit', 'Damai', 'Kabupaten Kutai Barat'],
  '/bandingkan': ['Melak', 'Bongan', 'Bentian Besar'],
  '/peta?ukuran=neraca&pangan=beras&tempat=damai': ['Beras', 'Damai'],
  '/bandingkan?pilih=melak.beras-medium,damai.cabai-rawit': ['Beras Medium', 'Cabai Rawit', 'Melak', 'Damai'],
  [publishedMonth()]: ['Melak', 'Mook Manaar Bulatn', 'Kabupaten Kutai Barat'],
  '/cari?kata=beras': ['Ketan', 'Merah Ladang', 'Kutai Barat'],
  '/penjual/5': fishmonger,
  '/etalase?jenis=ikan&kecamatan=1': fishmonger,
  '/ketersediaan-pangan/melak': ['Bawang Merah', 'Kedelai', 'Melak'],
  '/laporan/luas-tanam/melak?periode=12': ['Melak Ilir', 'Empas', 'November 2026'],
};

test('WCAG 1.4.4, 1.4.11, 2.4.11: on a desk too edges and focus are seen, large text is read, and names of sixty letters stay inside', {
  tag: MEJA,
}, async ({ page }) => {
  test.slow();
  await logIn(page, 'petugas');
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const path of [...Object.keys(columnsWithNames), ...columns, ...desks]) {
    await test.step(path, async () => {
      await visit(page, path);
      expect.soft(await complaintsOf(page, path)).toEqual([]);
    });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  for (const [path, long] of Object.entries({ ...names, ...columnsWithNames })) {
    await test.step(`names of sixty letters at ${path}`, async () => {
      await visit(page, path);
      expect.soft(await longNameComplaints(page, long)).toEqual([]);
    });
  }
});
