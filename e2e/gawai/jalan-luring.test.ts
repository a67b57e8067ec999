import type { BrowserContext, Page } from '@playwright/test';
import { expect, type Line, settled, test } from '../support/line';
import { alive, open } from '../support/page';

// Each installs a service worker of its own, which takes its time on a busy machine.
test.describe.configure({ timeout: 120_000 });

/** What an address of the API, or a file, ends with that is there once the way home is kept. */
const HOME = '/api/harga-pangan-kutai-barat?periode_harga_pangan_id=';

/** Waits until the device has all answers that begin like these. */
const has = (page: Page, ...starts: string[]) =>
  expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        const addresses = (await (await caches.open('data')).keys()).map(({ url }) => url.replace(location.origin, ''));
        return wanted.filter((start) => !addresses.some((address) => address.startsWith(start)));
      }, starts),
    )
    .toEqual([]);

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).and(page.locator(':visible')).first();

/** The app is closed, the signal is gone, and it is opened at home. */
async function laterWithoutSignal(page: Page, context: BrowserContext, line: Line): Promise<Page> {
  await page.close();
  line.cut();
  const later = await context.newPage();
  await open(later, line.origin);
  return later;
}

for (const [where, saves] of [
  ['', false],
  [', also where data are dear', true],
] as const) {
  test(`without signal, whoever has read the prices of one sub-district finds the way from home to them again${where}`, async ({
    page,
    line,
    context,
  }) => {
    const browser = await context.newCDPSession(page);
    await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: saves });
    await open(page, `${line.origin}/harga-pangan/melak`);
    const prices = await rows(page).filter({ hasText: 'Rp' }).allTextContents();
    expect(prices.length).toBeGreaterThan(10);
    await settled(page);
    await has(page, HOME);

    const later = await laterWithoutSignal(page, context, line);
    await expect(later.getByRole('heading', { name: 'Harga minggu ini' })).toBeVisible();
    await tab(later, 'Harga Pangan').click();
    await rows(later).getByRole('link', { name: 'Melak', exact: true }).click();
    await expect.poll(() => rows(later).filter({ hasText: 'Rp' }).allTextContents()).toEqual(prices);
    await later.reload();
    await alive(later);
    expect(await rows(later).filter({ hasText: 'Rp' }).allTextContents()).toEqual(prices);
  });
}

test('without signal, a shared product leads on to the showcase, and an activity to the others', async ({
  page,
  line,
  context,
}) => {
  const { data } = await (await page.request.get('/api/produk?limit=1')).json();
  const kegiatan = (await (await page.request.get('/api/kegiatan-dinas?limit=1')).json()).data;
  await open(page, `${line.origin}/detail-produk/${data.data[0].slug}`);
  await settled(page);
  await has(page, '/api/produk?limit=10', HOME);
  await page.goto(`${line.origin}/detail-activity/${kegiatan.data[0].id}`);
  await alive(page);
  await page.mouse.move(5, 5);
  await page.keyboard.press('Shift');
  await has(page, '/api/kegiatan-dinas?limit=10');

  const later = await laterWithoutSignal(page, context, line);
  await tab(later, 'Etalase').click();
  await expect(rows(later)).toHaveCount(10);
  await rows(later).first().getByRole('link').click();
  await expect(later.getByRole('heading', { name: data.data[0].judul })).toBeVisible();
  await tab(later, 'Beranda').click();
  await later
    .getByRole('main')
    .getByRole('link', { name: /Kegiatan Dinas/ })
    .click();
  await later.getByRole('link', { name: new RegExp(kegiatan.data[0].judul) }).click();
  await expect(later.getByRole('heading', { name: kegiatan.data[0].judul })).toBeVisible();
});

test('without signal the lists of sub-districts and of periods are there after the first visit, whatever was read', async ({
  page,
  line,
  context,
}) => {
  await open(page, `${line.origin}/laporan`);
  await settled(page);
  await has(page, '/api/periode-luas-tanam?limit=10000');

  const later = await laterWithoutSignal(page, context, line);
  for (const list of ['ketersediaan-pangan', 'laporan/timbang-balita', 'laporan/luas-tanam']) {
    await open(later, `${line.origin}/${list}`);
    await rows(later).getByRole('link', { name: 'Melak', exact: true }).click();
    const periode = later.getByRole('combobox', { name: 'Periode' });
    await expect.poll(() => periode.getByRole('option').count()).toBeGreaterThan(10);
  }
});
