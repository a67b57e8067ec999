import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, overlaysArrive, scrolledTo, test } from '../support/page';

const address = '/luas-lahan-perkiraan-panen';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const filterButton = (page: Page) => page.getByRole('button', { name: /^Filter/ });
const filterSheet = (page: Page) => page.getByRole('dialog', { name: 'Filter' });

test('a buyer finds out who harvests rice in March, and takes the filter off again', async ({ page }) => {
  await open(page, '/');
  await page
    .getByRole('navigation', { name: 'Layanan' })
    .getByRole('link', { name: /Luas Lahan/ })
    .click();
  await expect(page).toHaveURL(address);
  await expect(cards(page)).toHaveCount(50);
  const [button, sheet] = [filterButton(page), filterSheet(page)];
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

const ROWS = 2000;
const LIMIT = 50;

/** Every page but the first, which the server draws, holds farmers named by their place in the list. */
async function serveManyFarmers(page: Page): Promise<{ pages: number[]; cut: () => void; mend: () => void }> {
  const pages: number[] = [];
  let isCut = false;
  const { meta, data } = await (await page.request.get(`/api/lahan-petani?limit=${LIMIT}`)).json();
  await page.route('**/api/lahan-petani?*', async (route) => {
    if (isCut) return route.abort('internetdisconnected');
    const url = new URL(route.request().url());
    const number = Number(url.searchParams.get('page'));
    pages.push(number);
    const from = (number - 1) * LIMIT + 1;
    url.searchParams.set('page', String(number + 1));
    await route.fulfill({
      json: {
        meta,
        data: {
          ...data,
          data: data.data.map((row: { users: object }, index: number) => ({
            ...row,
            id: 100_000 + from + index,
            users: { ...row.users, nama_lengkap: `Petani ${from + index}.` },
          })),
          from,
          to: from + LIMIT - 1,
          total: ROWS,
          last_page: ROWS / LIMIT,
          next_page_url: from + LIMIT > ROWS ? null : url.href,
        },
      },
    });
  });
  return {
    pages,
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
  };
}

const visibleCards = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (card: Element) => card.getBoundingClientRect().top >= 120 && card.getBoundingClientRect().top < 600;
    return [...document.querySelectorAll('main article')].filter(isSeen).map((card) => card.textContent);
  });

test.describe('a list of 2,000 rows', () => {
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] });

  test('a reader goes on to the end; the rest waits for the network without losing what is shown, only what is near the screen is in the page, and back finds the place', async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    const list = await serveManyFarmers(page);
    const isLaidOut = () =>
      cards(page)
        .last()
        .evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }));

    await test.step('while the page arrives only what is near is laid out, from the first key on all', async () => {
      await open(page, address);
      await expect(cards(page)).toHaveCount(50);
      expect(await isLaidOut()).toBe(false);
      const ahead = overlaysArrive(page);
      await page.keyboard.press('Shift');
      await expect.poll(isLaidOut).toBe(true);
      await ahead;
    });

    await test.step('the network is cut in the middle, and comes back', async () => {
      list.cut();
      await context.setOffline(true);
      const complaint = page.getByRole('main').getByRole('alert');
      const toTheEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => toTheEnd().then(() => complaint.count())).toBe(1);
      await expect(complaint).toContainText('Error: Tidak dapat terhubung ke server');
      await expect(cards(page)).toHaveCount(50);
      // The sheet was fetched ahead with the first key; only its sub-districts are not there.
      await filterButton(page).click();
      await expect(filterSheet(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(filterSheet(page)).toBeHidden();
      await context.setOffline(false);
      list.mend();
      await complaint.getByRole('button', { name: 'Coba lagi' }).click();
      await expect(page.getByText(`Petani ${LIMIT + 1}.`, { exact: true })).toBeAttached();
      await expect(complaint).toBeHidden();
    });

    await test.step('the end is reached, each page asked for once', async () => {
      // Scrolls on with every frame, as far as the page is long by then. @returns the most cards that were in the page
      const most = await page.evaluate(async (name) => {
        let most = 0;
        for (;;) {
          const inPage = [...document.querySelectorAll('main article')];
          most = Math.max(most, inPage.length);
          window.scrollTo(0, document.body.scrollHeight);
          if (inPage.some(({ textContent }) => textContent.includes(name))) return most;
          await new Promise(requestAnimationFrame);
        }
      }, `Petani ${ROWS}.`);
      await expect(page.getByText(`Petani ${ROWS}.`, { exact: true })).toBeInViewport();
      expect(list.pages).toEqual(Array.from({ length: ROWS / LIMIT - 1 }, (_, index) => index + 2));
      expect(most).toBeLessThanOrEqual(300);
    });

    await test.step('the page is as long as all its rows, and back finds the place in the middle', async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
      await expect.poll(async () => (await visibleCards(page)).length).toBeGreaterThan(0);
      const middle = Number(/Petani (\d+)\./.exec((await visibleCards(page)).join())?.[1]);
      expect(Math.abs(middle - ROWS / 2)).toBeLessThan(ROWS / 10);
      expect(await cards(page).count()).toBeLessThanOrEqual(300);
      const place = await scrolledTo(page);
      const shown = await visibleCards(page);

      await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Beranda' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { name: 'Harga minggu ini' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect.poll(() => scrolledTo(page)).toBe(place);
      await expect.poll(() => visibleCards(page)).toEqual(shown);
      expect(await cards(page).count()).toBeLessThanOrEqual(300);
      expect(list.pages).toHaveLength(ROWS / LIMIT - 1);
    });

    await test.step('a refreshed page is laid out whole where it was', async () => {
      await page.reload();
      await expect.poll(isLaidOut).toBe(true);
    });
  });
});
