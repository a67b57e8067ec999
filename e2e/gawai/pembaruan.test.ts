import type { Page } from '@playwright/test';
import { expect, hears, isUpdateWaiting, test } from '../support/line';
import { open } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';

const UPDATE = 'Terdapat pembaruan pada aplikasi ini, silahkan refresh untuk memperbarui';

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

/** A row that is being typed on a sheet of prices. */
const price = (tab: Page) => tab.getByRole('dialog').getByRole('textbox', { name: 'Harga Eceran' });

async function beginRow(tab: Page, figures: string): Promise<void> {
  const add = tab.getByRole('button', { name: 'Tambah' });
  // A key pressed while the period is on its way goes past the button: `press` waits for no button to be enabled.
  await expect(add).toBeEnabled();
  await add.press('Enter');
  await expect(tab.getByRole('dialog').getByRole('combobox', { name: 'Komoditi' })).not.toHaveValue('');
  await price(tab).fill(figures);
}

test("spec §1, update check and update available: found within the hour; 'Tutup' dismisses it, 'Muat Ulang', by keyboard while a sheet is open, applies it everywhere, keeps what was typed, and waits where a password would be lost", async ({
  page,
  line,
  context,
}) => {
  // It installs a service worker, which takes its time on a busy machine.
  test.setTimeout(180_000);

  await test.step('a page that stays open finds it within the hour, and dismisses it', async () => {
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
  });

  const { id: periode } = await newPeriode(page, 'harga-pangan', 'Minggu pembaruan', '2026-07-07');
  const { data } = await (await page.request.get('/api/kecamatan?nama_kecamatan=Melak')).json();
  const [typing, sheet, other] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await test.step('it is heard of where a password is typed, and in two tabs with an open sheet', async () => {
    await logIn(typing, 'petugas');
    await open(typing, `${line.origin}/dashboard/profile`);
    await typing.getByLabel('Password Lama', { exact: true }).fill('rahasia-sekali');
    await hears(typing, UPDATE);
    await open(sheet, `${line.origin}/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${data.data[0].id}`);
    await hears(sheet, UPDATE);
    await beginRow(sheet, '14500');
    await open(other, `${line.origin}/dashboard/harga-pangan-kutai-barat/edit?periode=${periode}`);
    await beginRow(other, '13900');
    await hears(other, UPDATE);
  });

  await test.step('it is taken with the keyboard while a sheet is open', async () => {
    await sheet.bringToFront();
    const button = sheet.getByRole('button', { name: 'Muat Ulang' });
    const isThere = () => button.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 20 && !(await isThere()); presses += 1) await sheet.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await Promise.all([typing, sheet, other].map(mark));
    await update([page, sheet, other], () => sheet.keyboard.press('Enter'));
    await expect(price(sheet)).toHaveValue(/^14\.?500$/);
    await expect(price(other)).toHaveValue(/^13\.?900$/);
    await expect.poll(() => isUpdateWaiting(typing)).toBe(false);
    await expect(typing.getByLabel('Password Lama', { exact: true })).toHaveValue('rahasia-sekali');
    expect(await isTheSame(typing)).toBe(true);
  });
});
