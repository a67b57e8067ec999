import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, open, test } from './page';

const TITLE = 'Pasang Lumbung di perangkat ini?';

/** The offer as Chromium makes it, with an answer of the user. */
const offer = (page: Page, outcome: 'accepted' | 'dismissed' = 'accepted') =>
  page.evaluate((chosen) => {
    const prompt = async () => {
      document.documentElement.dataset['ditawari'] = 'ya';
      return { outcome: chosen };
    };
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    return !window.dispatchEvent(event);
  }, outcome);

/** Lets the page come to rest, and a while pass in which nobody touches it. */
async function quiet(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.clock.runFor(5000);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(10_000);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
});

test("spec §1, install prompt: 'Install' asks the browser", async ({ page }) => {
  expect(await offer(page)).toBe(true);
  await quiet(page);
  const dialog = page.getByRole('dialog', { name: TITLE });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Install' }).click();
  await expect(page.locator('html[data-ditawari=ya]')).toBeAttached();
  await expect(dialog).toBeHidden();
});

test("spec §1, install prompt: 'Batal' says 'Aplikasi Tidak Diinstall'", async ({ page }) => {
  await offer(page);
  await quiet(page);
  await page.getByRole('button', { name: 'Batal' }).click();
  await page.clock.runFor(1000);
  await expect(page.getByText('Aplikasi Tidak Diinstall', { exact: true })).toBeVisible();
});

test("spec §1, install prompt: the browser's own 'no' says the same", async ({ page }) => {
  await offer(page, 'dismissed');
  await quiet(page);
  await page.getByRole('button', { name: 'Install' }).click();
  await page.clock.runFor(1000);
  await expect(page.getByText('Aplikasi Tidak Diinstall', { exact: true })).toBeVisible();
});

test("spec §1, install prompt: 'Jangan Tampilkan Lagi' is remembered", async ({ page }) => {
  await offer(page);
  await quiet(page);
  await page.getByRole('button', { name: 'Jangan Tampilkan Lagi' }).click();
  await page.clock.runFor(1000);
  await expect(page.getByText('Aplikasi Tidak Diinstall Dan Pesan Ini Tidak Akan Muncul Lagi')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('tolakPasang'))).toBe('true');

  await page.evaluate(() => sessionStorage.clear());
  await open(page, '/');
  expect(await offer(page)).toBe(false);
  await quiet(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on iOS, where the browser offers nothing, it is told how', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await open(page, '/');
  await quiet(page);
  const dialog = page.getByRole('dialog', { name: 'Pasang Lumbung di layar utama' });
  await expect(dialog).toContainText('Ketuk tombol Bagikan.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Tutup' }).last().click();
  await expect(dialog).toBeHidden();
});

test('the manifest names pictures that are there, in the sizes that it says', async ({ page }) => {
  const answer = await page.request.get('/manifest.webmanifest');
  expect(answer.headers()).toMatchObject({ 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' });
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', lang: 'id', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  const shortcuts = manifest.shortcuts.flatMap(({ icons }: { icons: object[] }) => icons);
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots, ...shortcuts]) {
    const picture = await page.request.get(src);
    expect(picture.headers()['content-type']).toBe(type);
    const { width, height } = await sharp(await picture.body()).metadata();
    expect([sizes, 'any']).toContain(sizes === 'any' ? 'any' : `${width}x${height}`);
  }
});

test('the browser finds the app fit to be installed', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test's window is a private one.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
