import type { Page } from '@playwright/test';
import { longNameComplaints } from '../support/complaints';
import { cutChoices, unfold } from '../support/filters';
import { LONG } from '../support/lengthen';
import { atRest, expect, expectAccessible, MEJA, test } from '../support/page';
import { logIn } from '../support/petugas';
import { filled, visit } from '../support/visit';

test.use({ reducedMotion: 'reduce' });

interface Room {
  path: string;
  names: readonly string[];
  /** What opens a dialog over it. */
  opens?: RegExp;
  /** Of a room that is narrowed by several choices: its first row, and how far down of a screen that may begin at most. */
  narrowed?: readonly [row: string, part?: number];
}

/** Neighbours lie at different paths: only then is a room drawn anew. */
const rooms: readonly Room[] = [
  {
    path: '/kantor',
    names: ['Melak', 'Barong Tongkok', 'Damai', 'Yulius Bahang', 'Agustina Pelenteq', 'Minggu ke-4 November 2026'],
  },
  { path: '/kantor/kelengkapan', names: ['Barong Tongkok', 'Mook Manaar Bulatn', 'Melak'] },
  {
    path: '/kantor/koreksi',
    names: ['Bawang Merah', 'Long Iram', 'Melak', 'Minggu ke-4 November 2026', 'Yulius Bahang', 'Agustina Pelenteq'],
    opens: /^Riwayat/,
    narrowed: ['tbody tr'],
  },
  {
    path: '/kantor/kelengkapan?jenis=timbang-balita&kecamatan=desa',
    names: ['Asa', 'Balok Asa', 'Melak Ulu', 'Barong Tongkok'],
  },
  {
    path: '/kantor/koreksi?laporan=luas_tanam',
    names: ['Abit', 'Anah', 'Mook Manaar Bulatn', 'Long Iram', 'padi'],
    opens: /^Koreksi/,
  },
  { path: '/kantor/kelengkapan?jenis=timbang-balita', names: ['Barong Tongkok'], narrowed: ['[role=gridcell]'] },
  {
    path: '/kantor/cetak',
    names: ['Bawang Merah', 'Cabai Merah Keriting', 'Minggu ke-4 November 2026', 'Melak'],
    // It may say first that there is no letterhead yet.
    narrowed: ['[data-kertas]', 0.7],
  },
  { path: '/kantor/identitas', names: ['Kabupaten Kutai Barat'] },
  { path: '/kantor/cetak?jenis=timbang-balita&kecamatan=8', names: ['Melak Ulu', 'Melak Ilir', 'Melak', 'Empas'] },
  {
    path: '/kantor/skpg',
    names: ['Melak', 'Barong Tongkok', 'Mook Manaar Bulatn', 'Kabupaten Kutai Barat', 'Permentan 43/2010'],
    opens: /lihat asalnya$/,
  },
  { path: '/kantor/data-acuan/ambang-skpg', names: ['SKPG Kota Cilegon 2026', 'Ketetapan aplikasi ini'] },
  {
    path: '/kantor/skpg?skema=permentan',
    names: ['Melak', 'Barong Tongkok', 'Permentan 43/2010'],
    opens: /^Ubah kalimat 1 narasi/,
  },
  {
    path: '/kantor/data-acuan/komoditi',
    names: ['Bawang Merah', 'Beras Ketan', 'Beras'],
    opens: /^Gabung/,
    narrowed: ['tbody tr'],
  },
  { path: '/kantor/data-acuan/pangan', names: ['Bawang Merah', 'Beras'], opens: /^Hapus/ },
  {
    path: '/kantor/data-acuan/harga-acuan',
    names: ['Bawang Merah', 'Badan Pangan Nasional'],
    narrowed: ['tbody tr'],
  },
  { path: '/kantor/data-acuan/nama-lain', names: ['Bw. Merah', 'Bawang Merah'], opens: /^Ubah/ },
  { path: '/kantor/data-acuan/desa-kelurahan', names: ['Abit', 'Mook Manaar Bulatn', 'Anah'] },
  {
    path: '/kantor/data-acuan/sasaran-balita',
    names: ['Asa', 'Barong Tongkok', 'Dinas Kesehatan'],
    narrowed: ['tbody tr'],
  },
  { path: '/kantor/data-acuan/penduduk', names: ['Barong Tongkok', 'Bentian Besar', 'BPS'] },
  {
    path: '/kantor/data-acuan/periode-harga-pangan',
    names: ['Minggu ke-4 November 2026', 'Minggu ke-1 Desember 2026'],
  },
  {
    path: '/kantor/data-acuan/periode-luas-tanam',
    names: ['November 2026', 'Desember 2026'],
    opens: /^Tutup/,
  },
  { path: '/kantor/akun/2', names: ['Yulius Bahang', 'petugas', 'Barong Tongkok', 'Melak'] },
  { path: '/kantor/jejak', names: ['superadmin'], narrowed: ['tbody tr'] },
  { path: '/kantor/kegiatan', names: ['Gerakan', 'Pangan', 'Penimbangan'] },
  { path: '/kantor/slider', names: ['Harga', 'Pangan'] },
  {
    path: '/kantor/akun',
    names: ['Agustina Pelenteq', 'agustina.pelenteq', 'Damai', 'Long Iram'],
    narrowed: ['tbody tr'],
  },
];

async function expectRowsInFirstScreen(page: Page, path: string, [row, part = 0.62]: readonly [string, number?]) {
  const first = page.locator(`main ${row}`).first();
  await expect(first).toBeVisible();
  const top = async () => (await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  await expect.poll(top, path).toBeLessThan((page.viewportSize()?.height ?? 0) * part);
  await unfold(page, path.startsWith('/kantor/cetak') ? 'Periode dan lainnya' : 'Saringan');
  expect.soft(await cutChoices(page)).toEqual([]);
}

async function expectRoomForNames(page: Page, { path, names, opens, narrowed }: Room): Promise<void> {
  await visit(page, path);
  if (narrowed) await expectRowsInFirstScreen(page, path, narrowed);
  // Folded parts are one tap away, and hold names too.
  await page.locator('main details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
  if (opens) {
    await page.getByRole('main').getByRole('button', { name: opens }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await filled(page);
    await atRest(page);
  }
  // Weeks are more than a screen holds: the matrix is scrolled in its frame.
  const isMeant = (line: string) => /^div\.bingkai scrolls sideways/.test(line);
  const complaints = await longNameComplaints(page, names, LONG + LONG.toLowerCase());
  expect.soft(complaints.filter((line) => !isMeant(line))).toEqual([]);
  if (opens) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

async function walkThroughRooms(page: Page): Promise<void> {
  await logIn(page, 'superadmin');
  for (const room of rooms) await test.step(room.path, () => expectRoomForNames(page, room));
}

test('names of 120 letters can be read in every room of the office, whose rows stand in the first screen below whole choices', {
  tag: MEJA,
}, async ({ page }) => {
  test.slow();
  await walkThroughRooms(page);
});

test('on a phone too rooms hold names of 120 letters and rows in the first screen; the filters of accounts fold behind one button', async ({
  page,
}) => {
  test.slow();
  await walkThroughRooms(page);
  await test.step('the filters of the accounts fold behind one button that tells how many are set', async () => {
    await visit(page, '/kantor/koreksi');
    await page.getByRole('button', { name: 'Saringan', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Urutan' })).toBeVisible();
    await visit(page, '/kantor/akun');
    const peran = page.getByRole('combobox', { name: 'Peran' });
    await expect(page.getByRole('button', { name: 'Saringan', exact: true })).toBeVisible();
    await expect(peran).toBeHidden();
    await unfold(page);
    await peran.selectOption('Petugas');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Aktif');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Saringan 2 dipilih', expanded: true }).click();
    await expect(peran).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Saringan 2 dipilih', expanded: false })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Petugas' }).first()).toBeVisible();
  });
});
