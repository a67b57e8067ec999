import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, expectAccessible, MEJA, open, storedMessage, test } from '../support/page';
import { logIn } from '../support/petugas';
import { fill, main, named, picture, table } from '../support/produk';

test.describe.configure({ timeout: 240_000 });

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

/** The farmer's template with two prices changed, one of them in words, and a product that is new. */
async function fillIn(path: string, kopi: string, teh: string, jus: string): Promise<Buffer> {
  const [sheet] = (await readXlsx(await readFile(path))).sheets;
  const [head = [], ...rows] = sheet?.rows ?? [];
  expect(head).toEqual(['Judul', 'Stok', 'Satuan Panen', 'Harga', 'Status', 'Jenis', 'Deskripsi']);
  const own = rows.filter(([judul]) => judul === kopi || judul === teh);
  const filled = own.map((row) => row.with(3, row[0] === kopi ? 15_000 : 'murah'));
  const added = [jus, 4, 'kg', 8_000, 'Aktif', 'lainnya', 'Manis'];
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Isian', rows: [head, ...filled, added] }] }));
}

test('a farmer at a desk: a product with the keyboard alone, main photo, a photo deleted; then prices by his template, whose wrong row is mended and whose new product goes on in its form', {
  tag: MEJA,
}, async ({ page }) => {
  await logIn(page, 'petani');

  await test.step('with the keyboard alone: main photo, saved with Enter', async () => {
    const judul = named('Sawo Manila');
    await open(page, `${table}/tambah`);
    await fill(page, judul);
    const photos = [await picture('satu.jpg', '#8e5b2b'), await picture('dua.jpg', '#b7834f')];
    await page.getByLabel('Foto Pangan').setInputFiles(photos);
    await main(page, 1).press('Enter');
    await page.getByLabel('Judul').press('Enter');
    await expect(storedMessage(page, 'Produk berhasil ditambahkan')).toBeVisible();
    await open(page, `${table}?query=${encodeURIComponent(judul)}`);
    await expectAccessible(page);
    await page.getByRole('link', { name: `Edit ${judul}` }).press('Enter');
  });

  await test.step('a photo is deleted, had back, and deleted again: who goes on has decided', async () => {
    await page.getByRole('switch', { name: 'Hapus Foto' }).press('Space');
    await page.keyboard.press('Tab');
    await expect(main(page, 1)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Hapus foto 1' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Urungkan' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main(page, 2)).toBeVisible();
    await page.getByRole('button', { name: 'Hapus foto 1' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Urungkan' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Dari galeri' })).toBeFocused();
    await expect(storedMessage(page, 'Berhasil menghapus foto produk')).toBeVisible();
    await expect(main(page, 1)).toHaveAttribute('aria-pressed', 'true');
  });

  const [kopi, teh, jus] = ['Kopi', 'Teh', 'Jus'].map(named) as [string, string, string];
  const dialog = page.getByRole('dialog', { name: 'Impor produk pangan' });
  await test.step('takes his template', async () => {
    for (const judul of [kopi, teh]) await newProduk(page, judul);
    await open(page, table);
    await page.getByRole('button', { name: 'Impor' }).click();
    await expect(dialog.getByText(NEW)).toBeVisible();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Unduh templat' }).click(),
    ]);
    const buffer = await fillIn(await download.path(), kopi, teh, jus);
    await dialog
      .getByLabel('Berkas XLSX atau CSV')
      .setInputFiles({ name: 'produk.xlsx', mimeType: 'application/octet-stream', buffer });
  });

  await test.step('mends the row that cannot be, and sees that a new product is none of it', async () => {
    await expect(dialog.getByRole('button', { name: 'Simpan 1 data' })).toBeVisible();
    const cell = dialog.getByRole('textbox', { name: /^Harga, baris/ });
    await expect(cell).toHaveAccessibleDescription('Isi bilangan bulat');
    await expectAccessible(page);
    await cell.fill('9.500');
    await cell.press('Enter');
    await dialog.getByRole('button', { name: /^Semua/ }).click();
    const added = dialog.getByRole('row').filter({ hasText: NEW });
    await expect(added.getByLabel(/^Judul/)).toHaveValue(jus);
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      await expectAccessible(page);
    }
  });

  await test.step('what is changed is saved, and the new product goes on in its form', async () => {
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
});
