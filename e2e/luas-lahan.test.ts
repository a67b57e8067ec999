import type { Page } from '@playwright/test';
import { DUA_UKURAN, expect, expectAccessible, open, test } from './page';

const address = '/luas-lahan-perkiraan-panen';
/** Of the demo; journeys of farmers add theirs meanwhile. */
const PLOTS = 60;
const cards = (page: Page) => page.getByRole('main').getByRole('article');

const toTheEnd = (page: Page) => async () => {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  return cards(page).count();
};

test('a buyer finds out who harvests what and where', { tag: DUA_UKURAN }, async ({ page }) => {
  await open(page, '/');
  await page
    .getByRole('navigation', { name: 'Layanan' })
    .getByRole('link', { name: /Luas Lahan/ })
    .click();
  await expect(page).toHaveURL(address);
  await expect(cards(page)).toHaveCount(50);
  await expectAccessible(page);

  const first = cards(page).first();
  await expect(first.getByRole('link')).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expect(first.getByText('Alamat Lengkap')).toBeHidden();
  await first.getByText('Selengkapnya').click();
  await expect(first.getByRole('term')).toHaveText([
    'Luas Tanam',
    'Jumlah Panen',
    'Kecamatan',
    'Desa/Kelurahan',
    'Alamat Lengkap',
    'Komoditi',
    'Bulan Panen',
  ]);
  await expectAccessible(page);

  await expect.poll(toTheEnd(page), { timeout: 30_000 }).toBeGreaterThanOrEqual(PLOTS);
});

test('the filter sheet narrows the list, says how many filters are on, and leaves a link to the same', {
  tag: DUA_UKURAN,
}, async ({ page }) => {
  await open(page, address);
  const button = page.getByRole('button', { name: /^Filter/ });
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('combobox', { name: 'Komoditi' }).selectOption('padi');
  await sheet.getByRole('combobox', { name: 'Bulan Panen' }).selectOption('Maret');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Terapkan' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`${address}?komoditi=padi&bulan=Maret`);
  await expect(button).toHaveText('Filter2');
  await expect(cards(page).filter({ hasText: 'padi' }).filter({ hasText: /Maret/ }).first()).toBeVisible();
  const found = await cards(page).count();
  expect(await cards(page).filter({ hasText: 'padi' }).filter({ hasText: /Maret/ }).count()).toBe(found);

  await page.reload();
  await expect(cards(page)).toHaveCount(found);
  await expect(button).toHaveText('Filter2');
});

test('the back button closes the sheet, and takes an applied filter back', async ({ page }) => {
  await open(page, '/laporan');
  await open(page, address);
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(address);

  await page.getByRole('button', { name: /^Filter/ }).click();
  await sheet.getByRole('combobox', { name: 'Komoditi' }).selectOption('padi');
  await sheet.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page).toHaveURL(`${address}?komoditi=padi`);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/laporan');
});

test('spec §2: typing searches after a pause and replaces the history entry', async ({ page }) => {
  await open(page, address);
  const steps = await page.evaluate(() => window.history.length);
  const search = page.getByPlaceholder('Cari berdasarkan nama, alamat, kecamatan, atau bulan panen');
  await search.pressSequentially('melak', { delay: 40 });
  await expect(page).toHaveURL(`${address}?query=melak`);
  await expect(cards(page).first()).toContainText(/melak/i);
  expect(await page.evaluate(() => window.history.length)).toBe(steps);
  await search.fill(`%_'"<script>`);
  await expect(page.getByText('Tidak Ada Data', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test.describe('with the network cut in the middle', () => {
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] });

  test('the rest of the list waits for the network without losing what is shown', async ({ page, context }) => {
    await open(page, address);
    await expect(cards(page)).toHaveCount(50);
    // What opens over the page is fetched ahead with the first sign of a user.
    const ahead = page.waitForResponse(/SheetPanel/);
    await page.keyboard.press('Tab');
    await (await ahead).finished();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const complaint = page.getByRole('main').getByRole('alert');
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(complaint).toContainText('Error: Tidak dapat terhubung ke server', { timeout: 500 });
    }).toPass();
    await expect(cards(page)).toHaveCount(50);

    // Only its sub-districts are not there.
    await page.getByRole('button', { name: /^Filter/ }).click();
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    await page.keyboard.press('Escape');

    await context.setOffline(false);
    await complaint.getByRole('button', { name: 'Coba lagi' }).click();
    await expect.poll(toTheEnd(page), { timeout: 30_000 }).toBeGreaterThanOrEqual(PLOTS);
    await expect(complaint).toBeHidden();
  });
});

test('issue, speed: as the page arrives only what is near is laid out, from the first key on and after a reload all', async ({
  page,
}) => {
  const isLaidOut = () =>
    cards(page)
      .last()
      .evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }));
  await open(page, address);
  await expect(cards(page)).toHaveCount(50);
  expect(await isLaidOut()).toBe(false);
  await page.keyboard.press('Shift');
  await expect.poll(isLaidOut).toBe(true);

  await page.reload();
  await expect.poll(isLaidOut).toBe(true);
});
