import type { Page } from '@playwright/test';
import { DUA_UKURAN, expect, expectAccessible, open, test } from './page';

const cards = (page: Page) => page.getByRole('main').locator('a[href^="/detail-activity/"]');

const toTheEnd = (page: Page) => async () => {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  return cards(page).count();
};

test('a villager reads what the office has been doing, and comes back to the same place', { tag: DUA_UKURAN }, async ({
  page,
}) => {
  await open(page, '/');
  await page
    .getByRole('navigation', { name: 'Layanan' })
    .getByRole('link', { name: /Kegiatan/ })
    .click();
  await expect(page).toHaveURL('/activity');
  await expect(page.getByRole('heading', { level: 1, name: 'Kegiatan Dinas' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expectAccessible(page);

  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/kegiatan-dinas') asked.push(search);
  });
  await expect.poll(toTheEnd(page), { timeout: 30_000 }).toBe(30);
  const addresses = await cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(30);

  const card = cards(page).nth(17);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  const href = await card.getAttribute('href');
  await card.click();
  await expect(page).toHaveURL(href ?? '');
  const title = page.getByRole('heading', { level: 2 });
  await expect(title).toBeVisible();
  await expect(page.getByRole('article').getByRole('img')).toHaveAccessibleName((await title.textContent()) ?? '');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Kembali' }).click();
  await expect(card).toBeInViewport();
  await expect(cards(page)).toHaveCount(30);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  expect(new Set(asked).size, 'each page was asked for once').toBe(asked.length);
});

test('spec §2, /activity: a long description is cut short on its card and whole on its page', async ({ page }) => {
  await open(page, '/activity');
  const card = cards(page).first();
  const isCut = await card
    .locator('span')
    .evaluateAll((spans) => spans.some((span) => span.scrollHeight > span.clientHeight + 4 && span.clientHeight > 0));
  expect(isCut).toBe(true);
});

test('an activity opened fresh has its own title and picture for shared links', async ({ page, request }) => {
  const { data } = await (await request.get('/api/kegiatan-dinas?limit=1')).json();
  const [kegiatan] = data.data;
  await open(page, `/detail-activity/${kegiatan.id}`);
  await expect(page).toHaveTitle(`${kegiatan.judul} · Lumbung`);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/media\/[0-9a-f]{32}\.jpg\?w=1280$/,
  );
});

test.describe('pictures that fail', () => {
  test.use({ expected: [/ERR_FAILED/] });

  test('spec §8: broken images fall back to a placeholder icon', async ({ page }) => {
    await page.route('**/media/**', (route) => route.abort());
    await open(page, '/activity');
    await expect(cards(page).first().getByRole('img', { name: 'Gambar tidak tersedia' })).toBeVisible();
    await expectAccessible(page);
    await cards(page).first().click();
    await expect(page.getByRole('article').getByRole('img').locator('svg')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('bad input', () => {
  test.use({ expected: [/status of 404/] });

  for (const id of ['999999', '0', 'abc', '9'.repeat(40)]) {
    test(`no activity has the number ${id.slice(0, 12)}`, async ({ page }) => {
      const answer = await page.goto(`/detail-activity/${id}`);
      expect(answer?.status()).toBe(404);
      await expect(
        page.getByText(/Tidak Ada Data Kegiatan|Error: Kegiatan dinas tidak ditemukan/).first(),
      ).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test.describe('with the network cut in the middle', () => {
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] });

  test('the page that does not come loses nothing of what is shown, and is asked for again', async ({
    page,
    context,
  }) => {
    await open(page, '/activity');
    await expect(cards(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const shown = await cards(page).count();
    await context.setOffline(true);

    // Its page was never opened, but all that it shows was read with the list.
    await cards(page).first().click();
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(shown);

    const complaint = page.getByRole('main').getByRole('alert');
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(complaint).toContainText('Error: Tidak dapat terhubung ke server', { timeout: 500 });
    }).toPass();
    await expect(cards(page)).toHaveCount(shown);
    await expectAccessible(page);

    await context.setOffline(false);
    await complaint.getByRole('button', { name: 'Coba lagi' }).click();
    await expect.poll(toTheEnd(page), { timeout: 30_000 }).toBe(30);
  });
});
