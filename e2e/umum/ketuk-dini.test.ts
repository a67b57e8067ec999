import type { Page } from '@playwright/test';
import { alive, expect, test } from '../support/page';

/** Holds scripts back. @returns how to open a page without them, and how to let them come */
async function holdScripts(page: Page) {
  let gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return {
    openWithoutScripts: async (path: string): Promise<void> => {
      gate = Promise.withResolvers();
      // The same address again would be a reload, which opens anew what lay open.
      await page.goto('about:blank');
      await page.goto(path, { waitUntil: 'commit' });
    },
    letThrough: () => gate.resolve(),
  };
}

const address = '/ketersediaan-pangan/melak';
const card = (page: Page) => page.getByRole('button', { name: /^Beras/ });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Detail Ketersediaan Pangan' });

test('who taps, chooses or types before the page is awake, or faster than a slow processor, gets what he meant', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { openWithoutScripts, letThrough } = await holdScripts(page);

  await test.step('a tap on a page that is not alive yet is answered once it is', async () => {
    await openWithoutScripts(address);
    await card(page).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    letThrough();
    await expect(sheet(page)).toBeVisible();
  });

  await test.step('impatient taps are one, and the last of them is meant', async () => {
    await openWithoutScripts(address);
    await card(page).click();
    const menu = page.getByRole('button', { name: 'Buka menu' });
    for (const _tap of [1, 2, 3]) await menu.click();
    letThrough();
    await expect(page.getByRole('dialog', { name: 'Pengunjung' })).toBeVisible();
    await page.getByRole('button', { name: 'Tutup menu' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('who has gone on to read is not called back to a tap, and the next tap is one', async () => {
    await openWithoutScripts(address);
    await card(page).click();
    await page.getByRole('heading', { level: 1 }).click();
    letThrough();
    await alive(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await card(page).click();
    await expect(sheet(page)).toBeVisible();
  });

  await test.step('a week that is chosen before the page is alive is shown once it is', async () => {
    await openWithoutScripts('/harga-pangan/melak');
    const week = page.getByRole('combobox', { name: 'Periode' });
    const earlier = await week.locator('option').nth(2).textContent();
    await week.selectOption({ index: 2 });
    letThrough();
    await expect(page).toHaveURL(/periode/);
    await expect(week.locator('option:checked')).toHaveText(String(earlier));
  });

  const box = page.getByPlaceholder(/^Cari produk/);
  await test.step('on a slow processor: who presses Enter before the page is awake gets his results all the same', async () => {
    await page.unroute('**/assets/*.js');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto('/', { waitUntil: 'commit' });
    await box.focus();
    await page.keyboard.type('madu');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/cari?kata=madu');
    await expect(page.getByRole('heading', { name: 'Produk di etalase' })).toBeVisible();
    await expect(box).toHaveValue('madu');
  });

  await test.step('on a slow processor: who types without waiting finds what he has typed, by keys alone', async () => {
    await page.goto('/');
    await box.focus();
    await page.keyboard.type('mook');
    const option = page.getByRole('option', { name: /^Mook Manaar Bulatn/ });
    await expect(option).toBeVisible();
    await expect(box).toHaveValue('mook');
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/harga-pangan/mook-manaar-bulatn');
  });
});
