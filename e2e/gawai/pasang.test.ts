import type { Page } from '@playwright/test';
import { expect, kept, READY, test } from '../support/line';
import { expectAccessible, open } from '../support/page';

/** The offer as Chromium makes it, with the answer of a user who wants it. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const prompt = async () => {
      document.documentElement.dataset['ditawari'] = 'ya';
      return { outcome: 'accepted' };
    };
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });

/** Lets the page come to rest, and a while pass in which nobody touches it. */
async function quiet(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.clock.runFor(5000);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(10_000);
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

/** The API's answers in the worker's caches, by their paths. */
const answersKept = (page: Page) =>
  page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname);
    }
    return addresses.filter((path) => path.startsWith('/api/'));
  });

test('spec §1, offline ready and install prompt: whoever only reads is not spoken to; the first installation says so, reloads nothing (rulings 28), and keeps nothing private; the app is offered when the page is quiet', async ({
  page,
  line,
}) => {
  // It installs a service worker, which takes its time on a busy machine.
  test.setTimeout(180_000);
  await page.clock.install();

  await test.step('offline ready', async () => {
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
  });

  await test.step('fit to be installed, it is offered when the page is quiet', async () => {
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A test's window is a private one.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    await offer(page);
    await quiet(page);
    const dialog = page.getByRole('dialog', { name: 'Pasang Lumbung di perangkat ini?' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Install' }).click();
    await expect(page.locator('html[data-ditawari=ya]')).toBeAttached();
    await expect(dialog).toBeHidden();
  });

  await test.step('nothing private is kept, nor a page that does not exist', async () => {
    await ask(page);
    // It keeps an answer after it has given it; the last that was asked for comes last.
    await expect.poll(() => answersKept(page)).toContain('/api/komoditi');
    const answers = await answersKept(page);
    expect(answers).not.toContain('/api/user');
    expect(answers).not.toContain('/api/pangan');
    await page.goto(`${line.origin}/tidak-ada`);
    await page.goto(`${line.origin}/laporan`);
    await kept(page);
    expect(await page.evaluate(async () => (await caches.match('/tidak-ada')) ?? null)).toBeNull();
  });

  await test.step('on iOS it is told how', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'standalone', { value: false });
      sessionStorage.clear();
    });
    await open(page, line.origin);
    await quiet(page);
    const onIos = page.getByRole('dialog', { name: 'Pasang Lumbung di layar utama' });
    await expect(onIos).toContainText('Ketuk tombol Bagikan.');
    await expectAccessible(page);
  });
});
