import type { Locator, Page } from '@playwright/test';
import { logIn } from '../support/account';
import { expect, type Line, PORTAL_TITLE, test } from '../support/line';
import { open } from '../support/page';
import { newPeriode } from '../support/petugas';

// The app installs itself, and fetches an officer's year ahead: that takes its time on a busy machine.
test.describe.configure({ timeout: 180_000 });

const petugas = { Username: 'petugas', Password: 'lumbung-demo' };

const ready = (page: Page) => expect(page.getByText('Siap dipakai tanpa sinyal')).toBeVisible({ timeout: 90_000 });

/** The newest period of a table. */
const detail = (page: Page) => page.getByRole('link', { name: /^Detail/ }).first();

/** A list to choose from that is there. */
const isFilled = (list: Locator, least: number) =>
  expect.poll(() => list.locator('option').count()).toBeGreaterThan(least);

/** What lies in the worker's caches and is the portal's. */
const strangers = (page: Page) =>
  page.evaluate(async (title) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if ((await (await cache.match(request))?.text())?.includes(title)) found.push(request.url);
      }
    }
    return found;
  }, PORTAL_TITLE);

/** How many whole lists of the API lie on the device whose addresses begin like this. */
const keptLists = (page: Page, start: string) =>
  page.evaluate(async (begin) => {
    const addresses = (await (await caches.open('data')).keys()).map(({ url }) => url.replace(location.origin, ''));
    return addresses.filter((one) => one.startsWith(begin) && one.endsWith('&limit=200')).length;
  }, start);

/** Enters a price as it was in the week before, which nobody asks about. @returns its figures */
async function enter(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Tambah' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah Harga Pangan' });
  await isFilled(dialog.getByRole('combobox', { name: 'Komoditi' }), 30);
  const lalu = dialog.getByText(/^Periode lalu/);
  await expect(lalu).toHaveCount(2);
  const [eceran = '', grosir = ''] = (await lalu.allTextContents()).map((text) => text.replace(/\D/g, ''));
  await dialog.getByRole('textbox', { name: 'Harga Eceran' }).fill(eceran);
  await dialog.getByRole('textbox', { name: 'Harga Grosir' }).fill(grosir);
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText('Tersimpan di perangkat').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  return [eceran, grosir];
}

/** Opens every table of an officer, a second page of its periods, and its form. */
async function openAllForms(page: Page, { origin }: Line): Promise<void> {
  for (const [path, places, list] of [
    ['harga-pangan', true, 'Komoditi'],
    ['harga-pangan-kutai-barat', false, 'Komoditi'],
    ['ketersediaan-pangan', true, 'Pangan'],
    ['timbang-balita', true, 'Desa'],
  ] as const) {
    await open(page, `${origin}/dashboard/${path}`);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/^Showing 11 to/)).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    await detail(page).click();
    if (places) await page.getByRole('combobox', { name: 'Kecamatan' }).selectOption('Barong Tongkok');
    await page.getByRole('button', { name: 'Tambah' }).click();
    const choice = page.getByRole('dialog').getByRole('combobox', { name: list });
    const isFull = page.getByRole('dialog').getByText(/^Semua .+ sudah diisi/);
    await expect(choice.or(isFull).first()).toBeVisible();
    if (await choice.isVisible()) await isFilled(choice, 5);
  }
  await open(page, `${origin}/dashboard/luas-lahan`);
  await page.getByRole('combobox', { name: 'Periode' }).selectOption({ index: 1 });
  await page.getByRole('link', { name: 'Tambah' }).click();
  await page.getByRole('combobox', { name: 'Kecamatan' }).selectOption('Melak');
  await isFilled(page.getByRole('combobox', { name: 'Kelurahan' }), 5);
}

test('rulings 29: who taps into a card at once after the login is ready for work without signal, and a network that answers everything with a page of its own takes nothing away and swallows nothing', async ({
  page,
  line,
  context,
}) => {
  const { id: periode } = await newPeriode(page, 'harga-pangan', 'Minggu portal', '2026-04-21');
  const found = await (await page.request.get('/api/kecamatan?nama_kecamatan=Melak')).json();
  const entry = `${line.origin}/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${found.data.data[0].id}`;
  const stored = async () => {
    const answer = await page.request.get(`/api/harga-pangan?periode_harga_pangan_id=${periode}`);
    return (await answer.json()).data.data.map(({ harga_eceran }: { harga_eceran: number }) => harga_eceran);
  };
  // On a device that has never seen the app.
  await open(page, `${line.origin}/login`);
  await logIn(page, petugas);
  await page.getByRole('region', { name: 'Harga Pangan', exact: true }).getByRole('link').first().click();
  await expect(detail(page)).toBeVisible();
  await page.reload();
  await detail(page).click();
  await open(page, `${line.origin}/dashboard/kotak-keluar`);
  await ready(page);
  const ofPlace = `/api/harga-pangan?kecamatan_id=${found.data.data[0].id}&periode_harga_pangan_id=`;
  const before = await keptLists(page, ofPlace);
  await open(page, entry);
  // Its own sheet, and that of the week before; of a week that somebody else opens meanwhile there may be one more.
  await expect.poll(() => keptLists(page, `${ofPlace}${periode}&`)).toBe(1);
  await expect.poll(() => keptLists(page, ofPlace)).toBeGreaterThanOrEqual(before + 2);

  line.portal();
  await open(page, line.origin);
  await expect(page).not.toHaveTitle(PORTAL_TITLE);
  await open(page, `${line.origin}/dashboard/harga-pangan`);
  await expect(detail(page)).toBeVisible();
  await open(page, entry);
  const [eceran] = await enter(page);
  await open(page, `${line.origin}/dashboard`);
  await ready(page);
  expect(await strangers(page)).toEqual([]);
  await page.close();

  line.cut();
  const later = await context.newPage();
  await open(later, `${line.origin}/dashboard`);
  await ready(later);
  await openAllForms(later, line);
  await open(later, entry);
  await expect(later.getByText('Menunggu dikirim').first()).toBeVisible();
  expect(await stored()).toEqual([]);

  line.mend();
  await open(later, `${line.origin}/dashboard/kotak-keluar`);
  await expect(later.getByText('Semua data sudah terkirim')).toBeVisible();
  expect(await stored()).toEqual([Number(eceran)]);
  expect(await strangers(later)).toEqual([]);
});
