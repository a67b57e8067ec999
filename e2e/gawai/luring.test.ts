import type { Page, Request } from '@playwright/test';
import { expect, installed, kept, READY, settled, test } from '../support/line';
import { open } from '../support/page';

// Each installs a service worker of its own, which takes its time on a busy machine.
test.describe.configure({ timeout: 120_000 });

const OFFLINE = 'Tidak dapat terhubung ke server. Periksa sambungan internet Anda.';
const SINCE = /^data per \d{1,2} [A-Z][a-z]{2} \d{4} \d\d\.\d\d$/;

/** The cards of a price list, once they are there. */
async function pricesOf(page: Page): Promise<string[]> {
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Rp' });
  await expect(cards.nth(5)).toBeVisible();
  // Rows that nobody has come near are in the page without being laid out.
  return cards.allTextContents();
}

/** Asks as one who has logged in does, and then as a visitor. */
const ask = (page: Page) =>
  page.evaluate(async () => {
    const login = await fetch('/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'petani', password: 'lumbung-demo' }),
    });
    const { data } = await login.json();
    const headers = { Authorization: `Bearer ${data.access_token}` };
    for (const path of ['/api/user', '/api/pangan']) await (await fetch(path, { headers })).text();
    await (await fetch('/api/komoditi')).text();
  });

/** Which answers of the API the worker has kept. */
const answersKept = (page: Page) =>
  page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname);
    }
    return addresses.filter((path) => path.startsWith('/api/'));
  });

test('spec §1, offline ready: whoever only reads is not spoken to; the first installation says so, reloads nothing (rulings 28), and keeps nothing private', async ({
  page,
  line,
}) => {
  await page.clock.install();
  await open(page, line.origin);
  await page.evaluate(() => Object.assign(window, { masihSama: true }));
  await page.clock.runFor(20_000);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.clock.runFor(5000);
  await expect(page.getByText(READY)).toBeHidden();
  await page.keyboard.press('Tab');
  await page.clock.runFor(1000);
  await expect(page.getByText(READY)).toBeVisible();
  await page.getByRole('button', { name: 'Tutup' }).click();
  await expect(page.getByText(READY)).toBeHidden();
  expect(await page.evaluate(() => 'masihSama' in window)).toBe(true);

  await ask(page);
  // It keeps an answer after it has given it; the last that was asked for comes last.
  await expect.poll(() => answersKept(page)).toContain('/api/komoditi');
  const answers = await answersKept(page);
  expect(answers).not.toContain('/api/user');
  expect(answers).not.toContain('/api/pangan');

  // A page that does not exist is not kept.
  await page.goto(`${line.origin}/tidak-ada`);
  await page.goto(`${line.origin}/laporan`);
  await kept(page);
  expect(await page.evaluate(async () => (await caches.match('/tidak-ada')) ?? null)).toBeNull();
});

test('reading offline: what was read once, by its address or on the way through the app, opens on a cold start and says since when', async ({
  page,
  line,
  context,
}) => {
  await open(page, `${line.origin}/harga-pangan/melak`);
  const melak = await pricesOf(page);
  await settled(page);
  await open(page, line.origin);
  await page.getByRole('link', { name: 'Harga Pangan' }).first().click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Barong Tongkok/ })
    .click();
  const barongTongkok = await pricesOf(page);
  await page.close();
  line.cut();

  const later = await context.newPage();
  await open(later, `${line.origin}/harga-pangan/barong-tongkok`);
  expect(await pricesOf(later)).toEqual(barongTongkok);
  await expect(later.getByText(SINCE)).toBeVisible();
  await expect(later).toHaveTitle(/Barong Tongkok/);

  // What was never read says so, and is read once the signal is back.
  await open(later, `${line.origin}/etalase`);
  await expect(later.getByText(`Error: ${OFFLINE}`)).toBeVisible();
  line.mend();
  await later.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(later.getByRole('main').getByRole('listitem').first()).toBeVisible();

  line.cut();
  await open(later, `${line.origin}/harga-pangan/melak`);
  expect(await pricesOf(later)).toEqual(melak);
  await expect(later.getByText(SINCE)).toBeVisible();
  const pictures = later.getByRole('main').locator('img[src*="/media/"]');
  await expect.poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  line.mend();
  await later.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(later.getByText(SINCE)).toBeHidden();
});

/** The questions to the API from now on; and how many of them have no answer yet. */
function questions(page: Page) {
  const asked: Request[] = [];
  const answered = new Set<Request>();
  page.on('request', (request) => void (new URL(request.url()).pathname.startsWith('/api/') && asked.push(request)));
  page.on('requestfinished', (request) => void answered.add(request));
  const left = () => (asked.length === 0 ? null : asked.filter((request) => !answered.has(request)).length);
  return { asked: () => asked.map((request) => request.url()), left };
}

/** Whether the device has an answer to each of these questions. */
const hasAnswers = (page: Page, asked: readonly string[]) =>
  page.evaluate(async (urls) => {
    const found = await Promise.all(urls.map((url) => caches.match(url, { ignoreVary: true })));
    return found.length > 0 && found.every(Boolean);
  }, asked);

test('reading offline: on a slow line a page that was read stands at once, and becomes new by itself', async ({
  page,
  line,
}) => {
  const first = questions(page);
  await open(page, `${line.origin}/harga-pangan/melak`);
  await settled(page);
  // Once calm, the screen asks for all it shows, the prices last: the device has an answer to each.
  await expect.poll(() => first.asked().some((url) => new URL(url).pathname === '/api/harga-pangan')).toBe(true);
  await expect.poll(() => hasAnswers(page, first.asked())).toBe(true);
  // What the app does once it is calm never comes: the screen asks by itself.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const letGo = line.hold();
  await page.goto(`${line.origin}/harga-pangan/melak`, { waitUntil: 'commit' });
  // From here on: what the page that was left still asked for gets no answer any more.
  const { left } = questions(page);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(SINCE)).toBeVisible();
  // The worker waits for the server no longer, and gives what the device has.
  await expect.poll(left).toBe(0);
  await expect(page.getByText(SINCE)).toBeVisible();
  letGo();
  // The line stays slow: what came late is shown without asking for it a second time.
  await expect(page.getByText(SINCE)).toBeHidden();
});

test('where data are dear, the app lies ready without the code of screens that nobody has opened', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const saveData = (dataSaverEnabled: boolean) => session.send('Emulation.setDataSaverOverride', { dataSaverEnabled });
  const isAhead = () => page.evaluate(() => caches.has('kode'));
  await saveData(true);
  await open(page, '/');
  await installed(page);
  expect(await isAhead()).toBe(false);

  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
  await saveData(false);
  await open(page, '/');
  await expect.poll(isAhead).toBe(true);
});

test('without signal a screen whose code has not come, as where data are dear, says so, and opens with the signal', async ({
  page,
  line,
}) => {
  await open(page, line.origin);
  await settled(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await page.evaluate(() => caches.delete('kode'));
  line.cut();
  await page.goto(`${line.origin}/laporan`);
  await expect(page.getByText('Halaman ini belum bisa dibuka tanpa sambungan internet.')).toBeVisible();
  line.mend();
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('heading', { name: 'Laporan' })).toBeVisible();
});
