import type { Page } from '@playwright/test';
import { expect, open, scrolledTo, test } from '../support/page';

const ROWS = 2000;
const LIMIT = 50;
const address = '/luas-lahan-perkiraan-panen';
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Every page but the first, which the server draws, holds farmers named by their place in the list. */
async function serveManyFarmers(page: Page): Promise<number[]> {
  const asked: number[] = [];
  const { meta, data } = await (await page.request.get(`/api/lahan-petani?limit=${LIMIT}`)).json();
  await page.route('**/api/lahan-petani?*', async (route) => {
    const url = new URL(route.request().url());
    const at = Number(url.searchParams.get('page'));
    asked.push(at);
    const from = (at - 1) * LIMIT + 1;
    url.searchParams.set('page', String(at + 1));
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
  return asked;
}

const seen = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (card: Element) => card.getBoundingClientRect().top >= 120 && card.getBoundingClientRect().top < 600;
    return [...document.querySelectorAll('main article')].filter(isSeen).map((card) => card.textContent);
  });

test('2,000 rows: only what is near the screen is in the page, the end is reached, and back finds the place', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const asked = await serveManyFarmers(page);
  await open(page, address);
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
  expect(asked).toEqual(Array.from({ length: ROWS / LIMIT - 1 }, (_, index) => index + 2));
  expect(most).toBeLessThanOrEqual(300);

  // The page is as long as all its rows, and shows the right ones in the middle of it.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect.poll(async () => (await seen(page)).length).toBeGreaterThan(0);
  const middle = Number(/Petani (\d+)\./.exec((await seen(page)).join())?.[1]);
  expect(Math.abs(middle - ROWS / 2)).toBeLessThan(ROWS / 10);
  expect(await cards(page).count()).toBeLessThanOrEqual(300);
  const place = await scrolledTo(page);
  const shown = await seen(page);

  await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Beranda' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Harga minggu ini' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => scrolledTo(page)).toBe(place);
  await expect.poll(() => seen(page)).toEqual(shown);
  expect(await cards(page).count()).toBeLessThanOrEqual(300);
  expect(asked).toHaveLength(ROWS / LIMIT - 1);
});
