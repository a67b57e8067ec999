import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, scrolledTo, test } from '../support/page';

const cards = (page: Page) => page.getByRole('main').locator('a[href^="/detail-activity/"]');

const toTheEnd = (page: Page) => async () => {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  return cards(page).count();
};

test.use({ expected: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

test('a villager reads what the office has been doing, comes back to the same place, and reads on without network', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await page
    .getByRole('navigation', { name: 'Layanan' })
    .getByRole('link', { name: /Kegiatan/ })
    .click();
  await expect(page).toHaveURL('/activity');
  await expect(cards(page).first()).toBeVisible();
  // Spec §2, /activity: a long description is cut short on its card.
  const isCut = (spans: HTMLElement[]) =>
    spans.some((span) => span.scrollHeight > span.clientHeight + 4 && span.clientHeight > 0);
  expect(await cards(page).first().locator('span').evaluateAll(isCut)).toBe(true);
  await expectAccessible(page);

  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/kegiatan-dinas') asked.push(search);
  });
  await expect.poll(toTheEnd(page), { timeout: 30_000 }).toBe(30);
  const card = cards(page).nth(17);
  await card.scrollIntoViewIfNeeded();
  const place = await scrolledTo(page);
  await card.click();
  const title = page.getByRole('heading', { level: 2 });
  await expect(title).toBeVisible();
  const photo = page.getByRole('article').getByRole('img');
  await expect(photo).toHaveAccessibleName((await title.textContent()) ?? '');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Kembali' }).click();
  await expect(card).toBeInViewport();
  await expect(cards(page)).toHaveCount(30);
  await expect.poll(() => scrolledTo(page)).toBe(place);
  expect(new Set(asked).size, 'each page was asked for once').toBe(asked.length);

  // The next one's page was never opened, but all that it says was read with the list.
  await context.setOffline(true);
  await cards(page).nth(18).click();
  await expect(title).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(30);
  await context.setOffline(false);

  // Spec §8: broken images fall back to a placeholder icon, also those that broke before the page came alive.
  await page.route('**/media/**', (route) => route.abort());
  await open(page, '/activity');
  await expect(cards(page).first().getByRole('img', { name: 'Gambar tidak tersedia' })).toBeVisible();
  await expectAccessible(page);
  await cards(page).first().click();
  await expect(photo.locator('svg')).toBeVisible();
  await expectAccessible(page);
});
