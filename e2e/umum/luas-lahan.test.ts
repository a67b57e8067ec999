import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, overlaysArrive, test } from '../support/page';

const address = '/luas-lahan-perkiraan-panen';
/** Of the demo; journeys of farmers add theirs meanwhile. */
const PLOTS = 60;
const cards = (page: Page) => page.getByRole('main').getByRole('article');

const toTheEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

test('a buyer finds out who harvests rice in March, and takes the filter off again', async ({ page }) => {
  await open(page, '/');
  await page
    .getByRole('navigation', { name: 'Layanan' })
    .getByRole('link', { name: /Luas Lahan/ })
    .click();
  await expect(page).toHaveURL(address);
  await expect(cards(page)).toHaveCount(50);
  const button = page.getByRole('button', { name: /^Filter/ });
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await button.click();
  await sheet.getByRole('combobox', { name: 'Komoditi' }).selectOption('padi');
  await sheet.getByRole('combobox', { name: 'Bulan Panen' }).selectOption('Maret');
  await sheet.getByRole('button', { name: 'Terapkan' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`${address}?komoditi=padi&bulan=Maret`);
  await expect(button).toHaveText('Filter2');
  const wanted = cards(page).filter({ hasText: 'padi' }).filter({ hasText: /Maret/ });
  await expect(wanted.first()).toBeVisible();
  const found = await wanted.count();
  await expect(cards(page)).toHaveCount(found);

  // The address is a link to the same.
  await page.reload();
  await expect(cards(page)).toHaveCount(found);
  await expect(button).toHaveText('Filter2');
  const first = cards(page).first();
  await expect(first.getByText('Alamat Lengkap')).toBeHidden();
  await first.getByText('Selengkapnya').click();
  await expect(first.getByText('Alamat Lengkap')).toBeVisible();
  await expectAccessible(page);

  // Back closes the sheet, and takes the applied filter back.
  await button.click();
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(button).toHaveText('Filter2');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(button).toHaveText('Filter');
  await expect(cards(page)).toHaveCount(50);
  await page.getByPlaceholder(/^Cari berdasarkan nama/).fill(`%_'"<script>`);
  await expect(page.getByText('Tidak Ada Data', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test.describe('with the network cut in the middle', () => {
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] });

  test('a reader goes to the end of the list; the rest waits for the network without losing what is shown', async ({
    page,
    context,
  }) => {
    const isLaidOut = () =>
      cards(page)
        .last()
        .evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }));
    await open(page, address);
    await expect(cards(page)).toHaveCount(50);
    // While the page arrives only what is near is laid out, from the first key on all.
    expect(await isLaidOut()).toBe(false);
    const ahead = overlaysArrive(page);
    await page.keyboard.press('Shift');
    await expect.poll(isLaidOut).toBe(true);
    await ahead;

    await context.setOffline(true);
    const complaint = page.getByRole('main').getByRole('alert');
    await expect.poll(() => toTheEnd(page).then(() => complaint.count())).toBe(1);
    await expect(complaint).toContainText('Error: Tidak dapat terhubung ke server');
    await expect(cards(page)).toHaveCount(50);
    // The sheet was fetched ahead with the first key; only its sub-districts are not there.
    await page.getByRole('button', { name: /^Filter/ }).click();
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    await page.keyboard.press('Escape');

    await context.setOffline(false);
    await complaint.getByRole('button', { name: 'Coba lagi' }).click();
    await expect.poll(() => toTheEnd(page).then(() => cards(page).count())).toBeGreaterThanOrEqual(PLOTS);
    await expect(complaint).toBeHidden();

    await page.reload();
    await expect.poll(isLaidOut).toBe(true);
  });
});
