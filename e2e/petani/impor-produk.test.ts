import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { DUA_UKURAN, expect, expectAccessible, open, test } from '../support/page';
import { logIn } from '../support/petugas';
import { named, picture, table } from '../support/produk';

const NEW = 'Produk baru perlu foto: tambahkan lewat Tambah.';

/** A product that is there already. */
async function newProduk(page: Page, judul: string): Promise<void> {
  const login = await page.request.post('/api/login', { data: { username: 'petani', password: 'lumbung-demo' } });
  const { access_token } = (await login.json()).data;
  const made = await page.request.post('/api/produk', {
    headers: { Authorization: `Bearer ${access_token}` },
    multipart: {
      ...{ judul, deskripsi: 'Dari kebun', stok: '5', harga: '12000', satuan: 'kg', status: 'aktif' },
      ...{ 'foto[]': await picture('kopi.jpg', '#6f4e37'), 'main[]': '1' },
    },
  });
  expect(made.ok()).toBe(true);
}

test('a farmer changes a price by his template; a row that cannot be is mended, and a new product goes on in its form', {
  tag: DUA_UKURAN,
}, async ({ page }) => {
  const [kopi, teh, jus] = ['Kopi', 'Teh', 'Jus'].map(named) as [string, string, string];
  for (const judul of [kopi, teh]) await newProduk(page, judul);
  await logIn(page, 'petani');
  await open(page, table);
  await page.getByRole('button', { name: 'Impor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Impor produk pangan' });
  await expect(dialog.getByText(NEW)).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Unduh templat' }).click(),
  ]);

  const [sheet] = (await readXlsx(await readFile(await download.path()))).sheets;
  const [head = [], ...rows] = sheet?.rows ?? [];
  expect(head).toEqual(['Judul', 'Stok', 'Satuan Panen', 'Harga', 'Status', 'Jenis', 'Deskripsi']);
  const own = rows.filter(([judul]) => judul === kopi || judul === teh);
  const filled = own.map((row) => row.with(3, row[0] === kopi ? 15_000 : 'murah'));
  const buffer = Buffer.from(
    await writeXlsx({
      sheets: [{ name: 'Isian', rows: [head, ...filled, [jus, 4, 'kg', 8_000, 'Aktif', 'lainnya', 'Manis']] }],
    }),
  );
  await dialog
    .getByLabel('Berkas XLSX atau CSV')
    .setInputFiles({ name: 'produk.xlsx', mimeType: 'application/octet-stream', buffer });
  await expect(dialog.getByRole('button', { name: 'Simpan 1 data' })).toBeVisible();
  const cell = dialog.getByRole('textbox', { name: /^Harga, baris/ });
  await expect(cell).toHaveAccessibleDescription('Isi bilangan bulat');
  await expectAccessible(page);
  await cell.fill('9.500');
  await cell.press('Enter');
  await dialog.getByRole('button', { name: /^Semua/ }).click();
  await expect(
    dialog
      .getByRole('row')
      .filter({ hasText: NEW })
      .getByLabel(/^Judul/),
  ).toHaveValue(jus);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Simpan 2 data' }).click();
  await expect(dialog.getByText(/^2 data tersimpan di perangkat/)).toBeVisible();

  await dialog.getByRole('link', { name: 'Tambah' }).click();
  await expect(page.getByLabel('Judul', { exact: true })).toHaveValue(jus);
  await expect(page.getByLabel('Harga', { exact: true })).toHaveValue('8.000');
  for (const [judul, harga] of [
    [kopi, 'Rp 15.000'],
    [teh, 'Rp 9.500'],
  ] as const) {
    await open(page, `${table}?query=${encodeURIComponent(judul)}`);
    await expect(page.getByRole('row', { name: judul })).toContainText(harga);
  }
});
