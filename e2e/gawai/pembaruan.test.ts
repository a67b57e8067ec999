import type { Page } from '@playwright/test';
import { expect, hears, isUpdateWaiting, type Line, settled, test } from '../support/line';
import { open } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';

// Each installs a service worker of its own, which takes its time on a busy machine.
test.describe.configure({ timeout: 120_000 });

const UPDATE = 'Terdapat pembaruan pada aplikasi ini, silahkan refresh untuk memperbarui';

/** A page that looks for an update when it is opened, and finds one. */
async function openOutdated(page: Page, line: Line, path: string) {
  await open(page, line.origin);
  await settled(page);
  line.deploy();
  await open(page, line.origin + path);
  await hears(page, UPDATE);
}

/** Marks a page; the mark is gone once it has been loaded anew. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { masihSama: true }));
const isTheSame = (page: Page) => page.evaluate(() => 'masihSama' in window);

/**
 * Takes an update, and waits until pages that were marked have been loaded anew by it.
 *
 * Chromium ends an idle worker so that the next may take its place, but none that a debugger watches, as all are here:
 * a question that reaches it meanwhile would leave the new one waiting for good. So the old one, and no other, is ended
 * by hand.
 */
async function update(pages: readonly [Page, ...Page[]], take: () => Promise<void>) {
  const [page] = pages;
  // A page that no worker had would be taken over without being loaded anew.
  for (const each of pages) await each.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const browser = await page.context().newCDPSession(page);
  const old = Promise.withResolvers<string>();
  browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    const active = versions.find(({ status }) => status === 'activated');
    if (active) old.resolve(active.versionId);
  });
  await browser.send('ServiceWorker.enable');
  const versionId = await old.promise;
  await take();
  await expect
    .poll(async () => {
      // A page that is just being loaded cannot answer: the new worker is there.
      const isWaiting = await isUpdateWaiting(page).catch(() => false);
      if (isWaiting) await browser.send('ServiceWorker.stopWorker', { versionId });
      return isWaiting;
    })
    .toBe(false);
  for (const each of pages) {
    const isOld = () => isTheSame(each).catch(() => true);
    // On a busy machine pages that are all loaded anew at once take their time.
    await expect.poll(isOld, { message: `${each.url()} is loaded anew`, timeout: 60_000 }).toBe(false);
  }
}

test("spec §1, update check and update available: found within the hour; 'Tutup' dismisses it, 'Muat Ulang' in another tab applies it everywhere, but where a password would be lost", async ({
  page,
  line,
  context,
}) => {
  await page.clock.install();
  await open(page, line.origin);
  await page.keyboard.press('Tab');
  await page.clock.runFor(2000);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The look that is taken on opening must be over, or the browser answers the hour's with it.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => undefined));
  await mark(page);
  line.deploy();
  await page.clock.fastForward('01:00:01');
  await expect.poll(() => isUpdateWaiting(page), { timeout: 60_000 }).toBe(true);
  await page.clock.runFor(1000);
  const offer = page.getByRole('status').filter({ hasText: UPDATE });
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: 'Tutup' }).click();
  await expect(offer).toBeHidden();
  expect(await isTheSame(page)).toBe(true);

  const typing = await context.newPage();
  await open(typing, `${line.origin}/login`);
  await typing.getByRole('textbox', { name: 'Password' }).fill('rahasia-sekali');
  await hears(typing, UPDATE);
  await mark(typing);
  const other = await context.newPage();
  await open(other, `${line.origin}/laporan`);
  await hears(other, UPDATE);
  await mark(other);
  await update([page, other], () => other.getByRole('button', { name: 'Muat Ulang' }).click());
  await expect(other).toHaveURL(`${line.origin}/laporan`);
  await expect.poll(() => isUpdateWaiting(typing)).toBe(false);
  await expect(typing.getByRole('textbox', { name: 'Password' })).toHaveValue('rahasia-sekali');
  expect(await isTheSame(typing)).toBe(true);
});

test('an update is taken with the keyboard while a sheet is open, and what was typed is kept, there and in another tab', async ({
  page,
  line,
  context,
}) => {
  const { id: periode } = await newPeriode(page, 'harga-pangan', 'Minggu pembaruan', '2026-07-07');
  await logIn(page, 'petugas');
  const { data } = await (await page.request.get('/api/kecamatan?nama_kecamatan=Melak')).json();
  const price = (tab: Page) => tab.getByRole('dialog').getByRole('textbox', { name: 'Harga Eceran' });
  const begin = async (tab: Page, figures: string) => {
    const add = tab.getByRole('button', { name: 'Tambah' });
    // A key pressed while the period is on its way goes past the button: `press` waits for no button to be enabled.
    await expect(add).toBeEnabled();
    await add.press('Enter');
    await expect(tab.getByRole('dialog').getByRole('combobox', { name: 'Komoditi' })).not.toHaveValue('');
    await price(tab).fill(figures);
  };
  await openOutdated(page, line, `/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${data.data[0].id}`);
  await begin(page, '14500');
  const other = await context.newPage();
  await open(other, `${line.origin}/dashboard/harga-pangan-kutai-barat/edit?periode=${periode}`);
  await begin(other, '13900');
  await hears(other, UPDATE);

  const button = page.getByRole('button', { name: 'Muat Ulang' });
  const isThere = () => button.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 20 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await Promise.all([page, other].map(mark));
  await update([page, other], () => page.keyboard.press('Enter'));
  await expect(price(page)).toHaveValue(/^14\.?500$/);
  await expect(price(other)).toHaveValue(/^13\.?900$/);
});
