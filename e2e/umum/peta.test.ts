import type { Page } from '@playwright/test';
import { expect, test as onLine, settled } from '../support/line';
import { alive, DUA_UKURAN, expectAccessible, open, test } from '../support/page';

const address = '/peta?ukuran=harga&komoditi=cabai-rawit';
const map = (page: Page) => page.getByRole('group', { name: 'Kecamatan pada peta' });
const shape = (page: Page, nama: string) => map(page).getByRole('link', { name: new RegExp(`^${nama},`) });

test(`a reader looks where chilli is cheap, opens a place on the map and goes on to its prices ${DUA_UKURAN}`, async ({
  page,
}) => {
  await open(page, address);
  await expect(page.getByRole('heading', { name: 'Harga Cabai Rawit dibanding rata-rata' })).toBeVisible();
  await expect(map(page).getByRole('link')).toHaveCount(16);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await shape(page, 'Damai').click();
  const panel = page.getByRole('region', { name: 'Damai' });
  await expect(panel).toBeVisible();
  await expect(panel.getByText(/Rp\s?\d+\.\d{3} per kg/).first()).toBeInViewport();
  await expect(page).toHaveURL(`${address}&tempat=damai`);
  await expectAccessible(page);
  // To open it was a step, which back takes again.
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(address);

  await page.getByRole('table').getByRole('link', { name: 'Bongan', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Bongan' })).toBeVisible();
  await page.getByRole('link', { name: 'Neraca', exact: true }).click();
  await page.getByRole('combobox', { name: 'Pangan' }).selectOption('Beras');
  await expect(page).toHaveURL('/peta?ukuran=neraca&pangan=beras&tempat=bongan');
  await expect(page.getByRole('region', { name: 'Bongan' }).getByText('Kebutuhan')).toBeVisible();

  // The address is a link to the same.
  await page.reload();
  await alive(page);
  await expect(page.getByRole('heading', { name: 'Neraca Beras' })).toBeVisible();
  await page.getByRole('link', { name: 'Ketersediaan pangan di Bongan' }).click();
  await expect(page).toHaveURL('/ketersediaan-pangan/bongan');
});

test('what was tapped is in sight with its figures, on the map and at the end of the list', async ({ page }) => {
  await open(page, address);
  await shape(page, 'Bentian Besar').click();
  const panel = page.getByRole('region', { name: 'Bentian Besar' });
  const lowest = () => shape(page, 'Bentian Besar').evaluate((it) => it.getBoundingClientRect().bottom);
  const highest = () => panel.evaluate((it) => it.getBoundingClientRect().top);
  await expect.poll(async () => (await lowest()) < (await highest())).toBe(true);
  await expect(panel).toBeInViewport({ ratio: 1 });

  const last = page.getByRole('table').getByRole('link').last();
  const nama = await last.innerText();
  await last.click();
  await expect(page.getByRole('region', { name: nama })).toBeInViewport({ ratio: 1 });
});

test('a balance of millions of tons makes no page wider', async ({ page }) => {
  await open(page, '/peta?ukuran=neraca&pangan=beras');
  const value = page.getByRole('table').locator('strong').first();
  await value.evaluate((told) => {
    told.textContent = 'surplus 9.999.999,98 ton';
  });
  const [table, whole] = await page
    .getByRole('table')
    .evaluate((it) => [it.scrollWidth, it.parentElement?.clientWidth ?? 0]);
  expect(table).toBeLessThanOrEqual(whole);
});

test('the keyboard goes from shape to shape in the order of the list, and opens one', async ({ page }) => {
  await open(page, address);
  const first = map(page).getByRole('link').first();
  await first.focus();
  await page.keyboard.press('Tab');
  await expect(map(page).getByRole('link').nth(1)).toBeFocused();
  const nama = (await map(page).getByRole('link').nth(1).getAttribute('aria-label'))?.split(',')[0] ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: nama })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a commodity is chosen, a shape opened and its page reached by links and a form', async ({ page }) => {
    await page.goto('/peta');
    await page.getByRole('combobox', { name: 'Komoditi' }).selectOption('Tomat');
    await page.getByRole('button', { name: 'Tampilkan' }).click();
    await expect(page.getByRole('heading', { name: 'Harga Tomat dibanding rata-rata' })).toBeVisible();
    await shape(page, 'Nyuatan').click();
    await expect(page.getByRole('region', { name: 'Nyuatan' })).toBeInViewport();
    await page.getByRole('link', { name: 'Semua harga di Nyuatan' }).click();
    await expect(page).toHaveTitle('Harga pangan di Nyuatan · Lumbung');
  });
});

onLine('a map that was seen once opens without signal', async ({ page, line, context }) => {
  onLine.setTimeout(120_000);
  await open(page, `${line.origin}${address}`);
  await settled(page);
  await page.close();
  line.cut();
  const later = await context.newPage();
  await open(later, `${line.origin}${address}`);
  await expect(map(later).getByRole('link')).toHaveCount(16);
  await expect(later.getByRole('table').getByRole('row')).toHaveCount(17);
});
