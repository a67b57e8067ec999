import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { test as base, expect, expectAccessible } from '../support/page';

/** The host has one page: for the addresses of all others it says 404, and gives that one. */
const test = base.extend({ expected: [/status of 404|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/] });

/** One tap on the login page. */
async function enterAs(page: Page, peran: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: peran, exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: peran, exact: true })).toBeHidden();
}

/** Types a price beside that of the period before. */
async function nearBefore(field: Locator): Promise<number> {
  await expect(field.locator('xpath=ancestor::form')).toContainText('Periode lalu Rp');
  const before = await field.evaluate(
    (input) => input.closest('form')?.textContent?.match(/Periode lalu Rp\s([\d.]+)/)?.[1],
  );
  const harga = Number(before?.replaceAll('.', '')) + 7;
  await field.fill(String(harga));
  return harga;
}

const profile = (page: Page) => page.getByRole('table', { name: 'Data pengguna' });

async function rename(page: Page, nama: string): Promise<void> {
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByLabel('Nama').fill(nama);
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(profile(page)).toContainText(nama);
}

/** Waits until all that is fetched ahead lies on the device. */
async function settled(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('gambar-contoh')).keys()).length))
    .toBe(await page.evaluate(async () => (await (await fetch('/gambar-contoh.json')).json()).length));
}

test('decision 13: it says what it is, all roles are one tap away, and letters arrive on the screen', async ({
  page,
}) => {
  for (const path of ['/', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('complementary', { name: 'Demo', exact: true })).toBeVisible();
    // Until its code is there, a screen is called by the app's name alone.
    await expect(page).toHaveTitle(/ · Lumbung$/);
    await expectAccessible(page);
  }
  for (const peran of ['Petani', 'Petugas', 'Admin', 'Superadmin']) {
    await enterAs(page, peran);
    await page.evaluate(() => localStorage.clear());
  }
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'Email' }).fill('petani@contoh.id');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('link', { name: 'Buka tautan dalam surat' }).click();
  await expect(page).toHaveURL(/\/change-password\?token=/);
});

test('a price that an officer adds is there after a reload, and in another tab', async ({ page, context }) => {
  await enterAs(page, 'Petugas');
  await page.goto('/dashboard/harga-pangan');
  await page
    .getByRole('link', { name: /^Detail/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Kecamatan' }).selectOption({ label: 'Barong Tongkok' });
  // What is there already is not offered again.
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Tambah' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah Harga Pangan' });
  const komoditi = dialog.getByRole('combobox', { name: 'Komoditi' });
  await expect(komoditi).toHaveValue(/ \(per /);
  const [nama = ''] = (await komoditi.inputValue()).split(' (per ');
  const harga = await nearBefore(dialog.getByRole('textbox', { name: 'Harga Eceran' }));
  await nearBefore(dialog.getByRole('textbox', { name: 'Harga Grosir' }));
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText(/Berhasil menambah/)).toBeVisible();
  // It closes with a way back: a reload that overtakes it opens it again.
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Tambah' })).toBeVisible();
  const kept = async (of: Page) => {
    await of.goto('/harga-pangan/barong-tongkok');
    const card = of.getByRole('button', { name: nama });
    await expect(card).toContainText(harga.toLocaleString('id-ID'));
  };
  await kept(page);
  await kept(await context.newPage());
});

test('a visitor finds a commodity, reads its year, looks at the map, and follows a kind of goods to its seller', async ({
  page,
}) => {
  await page.goto('/');
  const box = page.getByPlaceholder(/^Cari produk/);
  await box.fill('beras m');
  await page.getByRole('option', { name: /^Beras Medium Rp/ }).click();
  await expect(page).toHaveURL('/harga-pangan-kutai-barat/beras-medium');
  await expect(page.getByRole('slider', { name: /^Harga Beras Medium/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Lihat peta' }).click();
  await expect(page.getByRole('group', { name: 'Kecamatan pada peta' }).getByRole('link')).toHaveCount(16);
  await page.getByRole('table').getByRole('link', { name: 'Melak', exact: true }).click();
  await page.getByRole('link', { name: 'Semua harga di Melak' }).click();
  await expect(page.getByRole('button', { name: /^Beras Medium/ })).toContainText(/Rp\s?\d+\.\d{3}/);

  await page.goto('/cari?kata=madu');
  await page.getByRole('link', { name: 'Lihat semua produk' }).click();
  await expect(page).toHaveURL('/etalase?query=madu');
  await page.getByRole('main').getByRole('listitem').getByRole('link', { name: /madu/i }).first().click();
  await page.getByRole('link', { name: /Lihat semua produknya/ }).click();
  await expect(page).toHaveURL(/\/penjual\/\d+$/);
  await expect(page.getByRole('main').getByRole('link', { name: /Stok/ }).first()).toBeVisible();
});

/** What a link downloads: its file's name and its lines. */
async function taken(page: Page, name: string): Promise<{ name: string; lines: string[] }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name, exact: true }).click();
  const download = await coming;
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), lines: text.trim().split('\n') };
}

test('a visitor takes prices home as files, and is told what only a server has', async ({ page }) => {
  await page.goto('/data');
  const harga = page.getByRole('article', { name: 'Harga pangan', exact: true });
  const year = (await harga.getByRole('term').nth(1).textContent()) ?? '';
  const all = await taken(page, `CSV: Harga pangan, ${year}`);
  expect(all.name).toBe(`harga-pangan-${year}.csv`);
  expect(all.lines.length).toBeGreaterThan(1000);
  await expect(page.getByText(/demo ini tidak, karena tidak punya server/)).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="/api/"]:not([download])')).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/bandingkan');
  await page.getByRole('link', { name: /^Beras di tiga kecamatan/ }).click();
  await page.getByRole('link', { name: '12 minggu' }).click();
  await expect(page.getByRole('row')).toHaveCount(12 + 1);
  expect((await taken(page, 'Unduh CSV')).lines).toHaveLength(12 + 1);
});

test("a farmer's product is seen after a reload and without network; a cold start without network takes writes", async ({
  page,
  context,
}) => {
  await enterAs(page, 'Petani');
  await page.goto('/dashboard/pangan/tambah');
  await page.getByRole('textbox', { name: 'Judul' }).fill('Ubi Ungu Demo');
  await page.getByRole('textbox', { name: 'Stok' }).fill('12');
  await page.getByRole('combobox', { name: 'Satuan Panen' }).selectOption('kg');
  await page.getByRole('textbox', { name: 'Harga' }).fill('9000');
  await page.getByRole('textbox', { name: 'Deskripsi' }).fill('Baru digali.');
  const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#7a3f9d' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Foto Pangan').setInputFiles({ name: 'ubi.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByRole('button', { name: /jadikan foto utama/i }).click();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  // On a slow device the second sentence comes first.
  await expect(page.getByText(/^Produk berhasil ditambahkan|^Terkirim/)).toBeVisible();

  const seen = async () => {
    await expect(page.getByRole('heading', { level: 2, name: 'Ubi Ungu Demo' })).toBeVisible();
    const isDrawn = () =>
      page.evaluate(() =>
        [...document.images].some(({ currentSrc, naturalWidth }) => currentSrc.includes('/media/') && naturalWidth > 0),
      );
    await expect.poll(isDrawn).toBe(true);
  };
  await page.goto('/detail-produk/ubi-ungu-demo');
  await seen();
  await settled(page);
  await context.setOffline(true);
  await page.reload();
  await seen();

  await page.close();
  const cold = await context.newPage();
  await cold.goto('/etalase');
  await expect(cold.getByRole('link', { name: /Stok/ }).first()).toBeVisible();
  await expect.poll(() => cold.evaluate(() => document.images[0]?.naturalWidth ?? 0)).toBeGreaterThan(0);
  await cold.evaluate(() => localStorage.clear());
  await enterAs(cold, 'Petani');
  await rename(cold, 'Marta Tanpa Sinyal');
  await cold.reload();
  await expect(profile(cold)).toContainText('Marta Tanpa Sinyal');
});

test('Mulai dari awal takes back what was entered', async ({ page }) => {
  await enterAs(page, 'Petani');
  await rename(page, 'Bukan Marta');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Mulai dari awal' }).click();
  const begun = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Ya, mulai dari awal' }).click();
  await begun;
  await enterAs(page, 'Petani');
  await page.goto('/dashboard/profile');
  await expect(profile(page)).toContainText('Marta Lunsiq');
});
