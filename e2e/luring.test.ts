import type { Page } from '@playwright/test';
import { expect, kept, settled, test } from './line';
import { open } from './page';

// Each installs a service worker of its own, which takes its time on a busy machine.
test.describe.configure({ timeout: 120_000 });

const OFFLINE = 'Tidak dapat terhubung ke server. Periksa sambungan internet Anda.';
const READY = 'Aplikasi ini dapat digunakan secara offline, silahkan refresh';
const SINCE = /^data per \d{1,2} [A-Z][a-z]{2} \d{4} \d\d\.\d\d$/;

/** The cards of a price list, once they are there. */
async function pricesOf(page: Page): Promise<string[]> {
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Rp' });
  await expect(cards.nth(5)).toBeVisible();
  // Rows that nobody has come near are in the page without being laid out.
  return cards.allTextContents();
}

test('spec §1, offline ready: the first installation says so and reloads nothing (rulings 28)', async ({
  page,
  line,
}) => {
  await open(page, line.origin);
  await page.evaluate(() => Object.assign(window, { masihSama: true }));
  await settled(page);
  expect(await page.evaluate(() => 'masihSama' in window)).toBe(true);
  await page.getByRole('button', { name: 'Tutup' }).click();
  await expect(page.getByText(READY)).toBeHidden();
});

test('whoever only reads is not spoken to: the app says by itself what it has to say once somebody is there', async ({
  page,
  line,
}) => {
  await page.clock.install();
  await open(page, line.origin);
  await page.clock.runFor(20_000);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.clock.runFor(5000);
  await expect(page.getByText(READY)).toBeHidden();
  await page.keyboard.press('Tab');
  await page.clock.runFor(1000);
  await expect(page.getByText(READY)).toBeVisible();
});

test('reading offline: what was read once opens without signal on a cold start, and says since when', async ({
  page,
  line,
  context,
}) => {
  await open(page, `${line.origin}/harga-pangan/melak`);
  const prices = await pricesOf(page);
  await settled(page);
  await page.close();
  line.cut();

  const later = await context.newPage();
  await open(later, `${line.origin}/harga-pangan/melak`);
  expect(await pricesOf(later)).toEqual(prices);
  await expect(later.getByText(SINCE)).toBeVisible();
  const pictures = later.getByRole('main').locator('img[src*="/media/"]');
  await expect.poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  line.mend();
  await later.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(later.getByText(SINCE)).toBeHidden();
});

test('reading offline: what was read on the way through the app opens by its address too', async ({
  page,
  line,
  context,
}) => {
  await open(page, line.origin);
  await settled(page);
  await page.getByRole('link', { name: 'Harga Pangan' }).first().click();
  await page.getByRole('main').getByRole('link', { name: /Melak/ }).click();
  const prices = await pricesOf(page);
  await page.close();
  line.cut();

  const later = await context.newPage();
  await open(later, `${line.origin}/harga-pangan/melak`);
  expect(await pricesOf(later)).toEqual(prices);
  await expect(later.getByText(SINCE)).toBeVisible();
  await expect(later).toHaveTitle(/Melak/);
});

test('reading offline: what was never read says so, and is read once the signal is back', async ({
  page,
  line,
  context,
}) => {
  await open(page, line.origin);
  await settled(page);
  await page.close();
  line.cut();

  const later = await context.newPage();
  await open(later, `${line.origin}/etalase`);
  await expect(later.getByText(`Error: ${OFFLINE}`)).toBeVisible();
  line.mend();
  await later.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(later.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('reading offline: on a slow line a page that was read stands at once, and becomes new by itself', async ({
  page,
  line,
}) => {
  await open(page, `${line.origin}/harga-pangan/melak`);
  await settled(page);
  line.slow(3500);
  // What the app does once it is calm never comes: the screen asks by itself.
  await page.clock.install();
  const begun = performance.now();
  await page.goto(`${line.origin}/harga-pangan/melak`, { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(performance.now() - begun).toBeLessThan(3500);
  await expect(page.getByText(SINCE)).toBeVisible();
  // The line stays slow: what came late is shown without asking for it a second time.
  await expect(page.getByText(SINCE)).toBeHidden();
});

test('private answers: nothing that was asked with a token stays in the worker’s caches', async ({ page, line }) => {
  await open(page, line.origin);
  await settled(page);
  const answers = await page.evaluate(async () => {
    const login = await fetch('/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'petani', password: 'lumbung-demo' }),
    });
    const { data } = await login.json();
    const headers = { Authorization: `Bearer ${data.access_token}` };
    for (const path of ['/api/user', '/api/kecamatan']) await (await fetch(path, { headers })).text();
    await (await fetch('/api/komoditi')).text();
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname);
    }
    return addresses.filter((path) => path.startsWith('/api/'));
  });
  expect(answers).toContain('/api/komoditi');
  expect(answers).not.toContain('/api/user');
  expect(answers).not.toContain('/api/kecamatan');
});

test('a page that does not exist is not kept', async ({ page, line }) => {
  await open(page, line.origin);
  await settled(page);
  await page.goto(`${line.origin}/tidak-ada`);
  await page.goto(`${line.origin}/laporan`);
  await kept(page);
  expect(await page.evaluate(async () => (await caches.match('/tidak-ada')) ?? null)).toBeNull();
});
