import { expect as expectOf } from '@playwright/test';
import { expect, kept, test as onDevice, settled } from '../support/line';
import { atRest, DUA_UKURAN, expectAccessible, MEJA, open, test } from '../support/page';

const KOTAK = /^Cari produk/;

test('a villager searches on home and reads all results, from there all products', { tag: DUA_UKURAN }, async ({
  page,
}) => {
  await open(page, '/');
  const box = page.getByPlaceholder(KOTAK);
  await box.click();
  await box.pressSequentially('beras');
  const list = page.getByRole('listbox', { name: 'Saran pencarian' });
  await expectOf(list.getByRole('option', { name: /^Beras Medium Rp\s?[\d.]+ per kg/ })).toBeVisible();
  await expectAccessible(page);
  expectOf(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await box.press('Enter');
  await expectOf(page).toHaveURL('/cari?kata=beras');
  await expectOf(page.getByRole('heading', { name: 'Produk di etalase' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Lihat semua produk' }).click();
  await expectOf(page).toHaveURL('/etalase?query=beras');
  await page.goBack();
  await expectOf(page.getByPlaceholder(KOTAK)).toHaveValue('beras');
});

test(`who types without waiting on a slow processor finds what he has typed, by keys alone ${MEJA}`, async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/');
  await page.getByPlaceholder(KOTAK).focus();
  await page.keyboard.type('mook');
  const option = page.getByRole('option', { name: /^Mook Manaar Bulatn/ });
  await expectOf(option).toBeVisible();
  await expectOf(page.getByPlaceholder(KOTAK)).toHaveValue('mook');
  await page.keyboard.press('ArrowDown');
  await expectOf(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expectOf(page).toHaveURL('/harga-pangan/mook-manaar-bulatn');
});

test(`who presses Enter before the page is awake gets his results all the same ${DUA_UKURAN}`, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByPlaceholder(KOTAK).focus();
  await page.keyboard.type('madu');
  await page.keyboard.press('Enter');
  await expectOf(page).toHaveURL('/cari?kata=madu');
  await expectOf(page.getByRole('heading', { name: 'Produk di etalase' })).toBeVisible();
  await expectOf(page.getByPlaceholder(KOTAK)).toHaveValue('madu');
});

test('who chooses his sub-district finds it again, and nothing on home has moved', { tag: DUA_UKURAN }, async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Pilih kecamatan saya' }).click();
  await expectOf(page.getByRole('dialog', { name: 'Kecamatan saya' })).toBeVisible();
  await expectAccessible(page);
  const melak = page.getByRole('button', { name: 'Melak', exact: true });
  await melak.focus();
  await page.keyboard.press('Enter');
  await expectOf(page.getByText('Kecamatan Melak')).toBeVisible();
  await atRest(page);

  await page.addInitScript(() => {
    Object.assign(window, { bergeser: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { bergeser: Reflect.get(window, 'bergeser') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/');
  await expectOf(page.getByRole('link', { name: 'Kecamatan saya: Melak · Ganti' })).toBeVisible();
  await expectOf(page.getByText('Kecamatan Melak')).toBeVisible();
  expectOf(await page.evaluate(() => Reflect.get(window, 'bergeser'))).toBeLessThan(0.02);
  await expectAccessible(page);
  await page.goto('/harga-pangan');
  await expectOf(page.getByRole('main').getByRole('listitem').nth(1)).toContainText('Kecamatan saya');
});

onDevice(
  'without signal his own prices stand on home, and commodities and places are found',
  async ({ page, line }) => {
    await page.goto(line.origin);
    await settled(page);
    await page.getByRole('link', { name: 'Pilih kecamatan saya' }).click();
    await page.getByRole('button', { name: 'Melak', exact: true }).click();
    await expect(page.getByText('Kecamatan Melak')).toBeVisible();
    await page.getByPlaceholder(KOTAK).fill('beras m');
    await expect(page.getByRole('option', { name: /^Beras Medium/ })).toBeVisible();
    await kept(page);
    line.cut();
    await page.reload();
    await expect(page.getByText('Kecamatan Melak')).toBeVisible();
    await page.getByPlaceholder(KOTAK).fill('beras m');
    await expect(page.getByRole('option', { name: /^Beras Medium Rp/ })).toBeVisible();
    await page.getByPlaceholder(KOTAK).fill('melak');
    await expect(page.getByRole('option', { name: /^Melak/ })).toBeVisible();
    await expect(page.getByText('Produk dan kegiatan belum bisa dicari tanpa sambungan internet.')).toBeVisible();
  },
);
