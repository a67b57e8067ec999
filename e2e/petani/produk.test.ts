import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { kept } from '../support/account';
import { expect, expectAccessible, open, storedMessage, test } from '../support/page';
import { logIn } from '../support/petugas';
import { cameraPicture, fill, main, named, picture, save, table } from '../support/produk';

test.describe.configure({ timeout: 240_000 });

/** The product as a visitor finds it in the showcase. */
async function found(page: Page, judul: string): Promise<Locator> {
  await open(page, `/etalase?query=${encodeURIComponent(judul)}`);
  return page.getByRole('main').getByRole('link', { name: judul });
}

/** Runs in the page: notes how far each photo has gone, step by step. */
function watchBars(): number[][] {
  const steps: number[][] = [];
  const look = () => steps.push([...document.querySelectorAll('progress')].map(({ value }) => value));
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributeFilter: ['value'] });
  return steps;
}

/** How far a field stands above the button that stays; negative where it lies below. */
async function gapAbove(page: Page, element: Locator): Promise<number> {
  const [one, button] = [await element.boundingBox(), await page.locator('[data-diam]').boundingBox()];
  if (!one || !button) throw new Error('It is not on the page.');
  return button.y - one.y - one.height;
}

test('a product with three photos, one of 6 MB from the camera (rulings 21), half-filled when the page is refreshed, goes over a slow line; the public sees it; another main photo; a photo had back and deleted; delete', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const judul = named('Cabai Rawit');
  await logIn(page, 'petani');
  await open(page, `${table}/tambah`);

  await test.step('WCAG 2.4.11: on a phone on its side a text of several lines is seen whole by whoever comes with the keyboard', async () => {
    await page.setViewportSize({ width: 740, height: 360 });
    await page.getByLabel('Jenis').focus();
    // Past the two ways to a photo.
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('Tab');
    await expect(page.getByLabel('Deskripsi')).toBeFocused();
    expect(await gapAbove(page, page.getByLabel('Deskripsi'))).toBeGreaterThanOrEqual(0);
    await page.setViewportSize({ width: 360, height: 740 });
  });

  await test.step('rulings 21: a camera picture of 6 MB is one tap away from working', async () => {
    await fill(page, judul);
    await expect(page.getByRole('button', { name: 'Ambil foto' })).toBeVisible();
    const camera = page.getByLabel('Ambil foto dengan kamera');
    await expect(camera).toHaveAttribute('capture', 'environment');
    await camera.setInputFiles(await cameraPicture());
    await expect(page.getByRole('listitem').getByText('Ukuran foto tidak boleh lebih dari 1MB')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Perkecil foto' }).tap();
    await expect(page.getByText('Foto sudah diperkecil')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Perkecil foto' })).toHaveCount(0);
    await expect(main(page, 1)).toHaveAttribute('aria-pressed', 'true');
    const gallery = [await picture('hijau.jpg', '#27ae60'), await picture('kuning.jpg', '#f1c40f')];
    await page.getByLabel('Foto Pangan').setInputFiles(gallery);
    await main(page, 2).tap();
    await expect(main(page, 2)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a refresh loses neither text nor photo', async () => {
    await expect.poll(async () => (await kept(page))?.['main']).toBeTruthy();
    await page.reload();
    await expect(page.getByText('Isian yang belum disimpan dikembalikan.')).toBeVisible();
    await expect(page.getByLabel('Judul')).toHaveValue(judul);
    await expect(main(page, 2)).toHaveAttribute('aria-pressed', 'true');
    await expect(main(page, 2).locator('img')).toHaveJSProperty('naturalWidth', 640);
    await expectAccessible(page);
  });

  await test.step('on a slow line a bar per photo tells how far it has gone, and the picture stands upright', async () => {
    const line = await context.newCDPSession(page);
    const speed = { offline: false, latency: 20, downloadThroughput: -1 };
    await line.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: 200_000 });
    const seen = await page.evaluateHandle(watchBars);
    await save(page).tap();
    await expect(storedMessage(page, 'Produk berhasil ditambahkan')).toBeVisible({ timeout: 45_000 });
    await expect(page.getByLabel('Judul')).toHaveValue('');
    const steps = await seen.jsonValue();
    // The first has gone before the second begins, and neither goes all at once.
    expect(steps.some(([first = 0, second]) => first > 0 && first < 1 && second === 0)).toBe(true);
    expect(steps.some(([first]) => first === 1)).toBe(true);
    expect(steps.filter(([first = 0, second = 0]) => second > 0 && first < 1)).toEqual([]);
    await line.send('Network.emulateNetworkConditions', { ...speed, latency: 0, uploadThroughput: -1 });
    await expect(page.getByRole('button', { name: 'Tambah lagi' })).toBeInViewport();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Tambah lagi' }).tap();
    await expect(page.getByLabel('Judul')).toBeFocused();

    const photos = async (): Promise<string[]> => {
      const { data } = await (await page.request.get(`/api/produk?search=${encodeURIComponent(judul)}`)).json();
      return (data.data[0]?.produk_fotos ?? []).map(({ foto_url }: { foto_url: string }) => foto_url);
    };
    // Where the answer takes its time, the product waits on the device until it has gone.
    await expect.poll(async () => (await photos()).length, { timeout: 30_000 }).toBe(3);
    const sizes = await Promise.all(
      (await photos()).map(async (address) => {
        const stored = await page.request.get(address);
        const { width, height, orientation = 1 } = await sharp(await stored.body()).metadata();
        return [width, height, orientation].join(' ');
      }),
    );
    expect(sizes.sort()).toEqual(['1169 1600 1', '640 480 1', '640 480 1']);
  });

  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' })).newPage();
  const edit = async () => {
    await open(page, `${table}?query=${encodeURIComponent(judul)}`);
    await page.getByRole('link', { name: `Edit ${judul}` }).tap();
    // The main photo comes first.
    await expect(main(page, 1)).toHaveAttribute('aria-pressed', 'true');
  };

  await test.step('the public sees it, and its other main photo', async () => {
    const card = await found(visitor, judul);
    await expect(card).toContainText('Stok 12 kg');
    const before = await card.locator('img').first().getAttribute('src');
    await edit();
    await main(page, 2).tap();
    await page.getByLabel('Stok').fill('9');
    await save(page).tap();
    await expect(storedMessage(page, 'Produk berhasil diubah')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`^[^?]+${table}(\\?|$)`));
    await expect(page.getByRole('row', { name: judul })).toContainText('Stok 9 kg');
    const changed = await found(visitor, judul);
    await expect(changed).toContainText('Stok 9 kg');
    expect(await changed.locator('img').first().getAttribute('src')).not.toBe(before);
  });

  await test.step('with a finger: a photo that is deleted can be had back, and goes by itself once its message does', async () => {
    await edit();
    await page.getByRole('switch', { name: 'Hapus Foto' }).setChecked(true);
    await page.getByRole('button', { name: 'Hapus foto 1' }).tap();
    await page.getByRole('button', { name: 'Urungkan' }).tap();
    await expect(main(page, 3)).toBeVisible();
    await expect(main(page, 1)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Hapus foto 1' }).tap();
    await expect(page.getByRole('button', { name: 'Urungkan' })).toBeVisible();
    await expectAccessible(page);
    await expect(storedMessage(page, 'Berhasil menghapus foto produk')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Urungkan' })).toHaveCount(0);
  });

  await test.step('delete', async () => {
    await open(page, `${table}?query=${encodeURIComponent(judul)}`);
    await page.getByRole('button', { name: `Hapus ${judul}` }).tap();
    await expect(page.getByText('Produk yang dihapus tidak dapat dikembalikan!')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).tap();
    await expect(storedMessage(page, 'Berhasil menghapus produk')).toBeVisible();
    await expect(page.getByRole('row', { name: judul })).toHaveCount(0);
    await found(visitor, judul);
    await expect(visitor.getByText('Tidak ada produk')).toBeVisible();
    await visitor.context().close();
  });
});
