import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, storedMessage } from '../support/page';
import { test } from './host';

/** One tap on the login page, whoever was there before. */
async function enterAs(page: Page, peran: string): Promise<void> {
  await page.evaluate(() => localStorage.clear());
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

test('decision 13: the demo says what it is, all roles are one tap away, what an officer and a farmer enter stays, also without network, and can be taken back', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  let cold = page;

  await test.step('it says what it is, all roles are one tap away, and letters arrive on the screen', async () => {
    for (const path of ['/', '/login']) {
      await page.goto(path);
      await expect(page.getByRole('complementary', { name: 'Demo', exact: true })).toBeVisible();
      // Until its code is there, a screen is called by the app's name alone.
      await expect(page).toHaveTitle(/ · Lumbung$/);
      await expectAccessible(page);
    }
    for (const peran of ['Petani', 'Petugas', 'Admin', 'Superadmin']) {
      await enterAs(page, peran);
    }
    await page.evaluate(() => localStorage.clear());
    await page.goto('/forgot-password');
    await page.getByRole('textbox', { name: 'Email' }).fill('petani@contoh.id');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByRole('link', { name: 'Buka tautan dalam surat' }).click();
    await expect(page).toHaveURL(/\/change-password\?token=/);
  });

  await test.step('a price that an officer adds is there after a reload, and in another tab', async () => {
    await enterAs(page, 'Petugas');
    await page.goto('/dashboard/harga-pangan');
    await page
      .getByRole('link', { name: /^Detail/ })
      .first()
      .click();
    await page.getByRole('combobox', { name: 'Kecamatan' }).selectOption({ label: 'Barong Tongkok' });
    // Commodities that have a price already are not offered again.
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.getByRole('button', { name: 'Tambah' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tambah Harga Pangan' });
    const komoditi = dialog.getByRole('combobox', { name: 'Komoditi' });
    await expect(komoditi).toHaveValue(/ \(per /);
    const [nama = ''] = (await komoditi.inputValue()).split(' (per ');
    const harga = await nearBefore(dialog.getByRole('textbox', { name: 'Harga Eceran' }));
    await nearBefore(dialog.getByRole('textbox', { name: 'Harga Grosir' }));
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(storedMessage(page, 'Berhasil menambah')).toBeVisible();
    // It closes with a way back: a reload that overtakes it opens it again.
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Tambah' })).toBeVisible();
    const expectStoredPrice = async (of: Page) => {
      await of.goto('/harga-pangan/barong-tongkok');
      const card = of.getByRole('button', { name: nama });
      await expect(card).toContainText(harga.toLocaleString('id-ID'));
    };
    await expectStoredPrice(page);
    const other = await context.newPage();
    await expectStoredPrice(other);
    await other.close();
  });

  await test.step("a farmer's product is seen after a reload and without network; a cold start without network takes writes", async () => {
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
    await expect(storedMessage(page, 'Produk berhasil ditambahkan')).toBeVisible();

    const expectProduct = async () => {
      await expect(page.getByRole('heading', { level: 2, name: 'Ubi Ungu Demo' })).toBeVisible();
      const isDrawn = () =>
        page.evaluate(() =>
          [...document.images].some(
            ({ currentSrc, naturalWidth }) => currentSrc.includes('/media/') && naturalWidth > 0,
          ),
        );
      await expect.poll(isDrawn).toBe(true);
    };
    await page.goto('/detail-produk/ubi-ungu-demo');
    await expectProduct();
    await settled(page);
    await context.setOffline(true);
    await page.reload();
    await expectProduct();

    await page.close();
    cold = await context.newPage();
    await cold.goto('/etalase');
    await expect(cold.getByRole('link', { name: /Stok/ }).first()).toBeVisible();
    await expect.poll(() => cold.evaluate(() => document.images[0]?.naturalWidth ?? 0)).toBeGreaterThan(0);
    await enterAs(cold, 'Petani');
    await rename(cold, 'Marta Tanpa Sinyal');
    await cold.reload();
    await expect(profile(cold)).toContainText('Marta Tanpa Sinyal');
  });

  await test.step('Mulai dari awal takes back what was entered', async () => {
    await context.setOffline(false);
    await cold.getByRole('button', { name: 'Logout' }).click();
    await expect(cold).toHaveURL(/\/$/);
    await cold.goto('/login');
    await cold.getByRole('button', { name: 'Mulai dari awal' }).click();
    const begun = cold.waitForEvent('load');
    await cold.getByRole('button', { name: 'Ya, mulai dari awal' }).click();
    await begun;
    await enterAs(cold, 'Petani');
    await cold.goto('/dashboard/profile');
    await expect(profile(cold)).toContainText('Marta Lunsiq');
  });
});
