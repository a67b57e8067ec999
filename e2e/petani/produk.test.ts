import type { Locator, Page } from '@playwright/test';
import { kept } from '../support/account';
import { expect, expectAccessible, MEJA, open, test } from '../support/page';
import { logIn } from '../support/petugas';
import { fill, main, named, picture, save, table } from '../support/produk';

/** Where the answer takes its time, it is said that the device has it. */
const ADDED = /Produk berhasil ditambahkan|Tersimpan di perangkat/;
const CHANGED = /Produk berhasil diubah|Tersimpan di perangkat/;

/** The product as a visitor finds it in the showcase. */
async function found(page: Page, judul: string): Promise<Locator> {
  await open(page, `/etalase?query=${encodeURIComponent(judul)}`);
  return page.getByRole('main').getByRole('link', { name: judul });
}

test('a product with three photos, half-filled when the page is refreshed; the public sees it; another main photo; delete', async ({
  page,
  browser,
  baseURL,
}) => {
  const judul = named('Cabai Rawit');
  await logIn(page, 'petani');
  await open(page, `${table}/tambah`);
  await fill(page, judul);
  const photos = [await picture('merah.jpg', '#c0392b'), await picture('hijau.jpg', '#27ae60')];
  await page.getByLabel('Foto Pangan').setInputFiles([...photos, await picture('kuning.jpg', '#f1c40f')]);
  await main(page, 2).click();
  await expect(main(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await kept(page))?.['main']).toBeTruthy();
  await page.reload();
  await expect(page.getByText('Isian yang belum disimpan dikembalikan.')).toBeVisible();
  await expect(page.getByLabel('Judul')).toHaveValue(judul);
  await expect(main(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await expect(main(page, 2).locator('img')).toHaveJSProperty('naturalWidth', 640);
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByText(ADDED)).toBeVisible();
  await expect(page.getByLabel('Judul')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Tambah lagi' })).toBeInViewport();
  await expectAccessible(page);

  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' })).newPage();
  const card = await found(visitor, judul);
  await expect(card).toContainText('Stok 12 kg');
  const before = await card.locator('img').first().getAttribute('src');

  await open(page, `${table}?query=${encodeURIComponent(judul)}`);
  await page.getByRole('link', { name: `Edit ${judul}` }).click();
  // The main photo comes first.
  await expect(main(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await main(page, 2).click();
  await page.getByLabel('Stok').fill('9');
  await save(page).click();
  await expect(page.getByText(CHANGED)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^[^?]+${table}(\\?|$)`));
  await expect(page.getByRole('row', { name: judul })).toContainText('Stok 9 kg');
  const changed = await found(visitor, judul);
  await expect(changed).toContainText('Stok 9 kg');
  expect(await changed.locator('img').first().getAttribute('src')).not.toBe(before);

  await page.getByRole('button', { name: `Hapus ${judul}` }).click();
  await expect(page.getByText('Produk yang dihapus tidak dapat dikembalikan!')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('Berhasil menghapus produk')).toBeVisible();
  await expect(page.getByRole('row', { name: judul })).toHaveCount(0);
  await found(visitor, judul);
  await expect(visitor.getByText('Tidak ada produk')).toBeVisible();
  await visitor.context().close();
});

test('with the keyboard alone: main photo, a photo deleted, saved with Enter', { tag: MEJA }, async ({ page }) => {
  const judul = named('Sawo Manila');
  await logIn(page, 'petani');
  await open(page, `${table}/tambah`);
  await fill(page, judul);
  const photos = [await picture('satu.jpg', '#8e5b2b'), await picture('dua.jpg', '#b7834f')];
  await page.getByLabel('Foto Pangan').setInputFiles(photos);
  await main(page, 1).press('Enter');
  await page.getByLabel('Judul').press('Enter');
  await expect(page.getByText(ADDED)).toBeVisible();

  await open(page, `${table}?query=${encodeURIComponent(judul)}`);
  await expectAccessible(page);
  await page.getByRole('link', { name: `Edit ${judul}` }).press('Enter');
  await page.getByRole('switch', { name: 'Hapus Foto' }).press('Space');
  await page.keyboard.press('Tab');
  await expect(main(page, 1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Hapus foto 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  // Had back, and deleted again: who goes on has decided.
  await expect(page.getByRole('button', { name: 'Urungkan' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page, 2)).toBeVisible();
  await page.getByRole('button', { name: 'Hapus foto 1' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Urungkan' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Dari galeri' })).toBeFocused();
  await expect(page.getByText('Berhasil menghapus foto produk')).toBeVisible();
  await expectAccessible(page);
  await expect(main(page, 1)).toHaveAttribute('aria-pressed', 'true');
});
