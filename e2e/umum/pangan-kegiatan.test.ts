import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, scrolledTo, test } from '../support/page';

const activities = (page: Page) => page.getByRole('main').locator('a[href^="/detail-activity/"]');

const toTheEnd = (page: Page) => async () => {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  return activities(page).count();
};

const door = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Layanan' }).getByRole('link', { name });

test.use({ expected: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

test('a villager looks up whether there is enough rice, then what the office has been doing; back keeps his place in both lists', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);

  await test.step('whether there is enough rice in the last place of the list', async () => {
    await open(page, '/');
    await door(page, /Ketersediaan Pangan/).click();
    await expect(page).toHaveURL('/ketersediaan-pangan');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(17);
    await expectAccessible(page);

    const last = rows.last();
    await last.scrollIntoViewIfNeeded();
    const place = await scrolledTo(page);
    expect(place).toBeGreaterThan(0);
    const nama = await last.getByRole('link').innerText();
    await last.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: nama })).toBeVisible();
    const rice = page.getByRole('button', { name: /^Beras/ }).first();
    await expect(rice).toContainText(/surplus [\d.,]+ ton|defisit [\d.,]+ ton|seimbang/);
    const address = page.url();
    await rice.click();
    const detail = page.getByRole('dialog', { name: 'Detail Ketersediaan Pangan' });
    await expect(detail.getByRole('definition').last()).toHaveText(/^(\+|-)?[\d.,]+ \((surplus|defisit|seimbang)\)$/);
    await page.goBack();
    await expect(detail).toBeHidden();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(last).toBeInViewport();
    await expect.poll(() => scrolledTo(page)).toBe(place);
  });

  await test.step('how the year of rice went in Melak; its detail says the same', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Melak', exact: true }).click();
    const year = page.getByRole('region', { name: 'Riwayat neraca' });
    await year.getByRole('combobox', { name: 'Pangan' }).selectOption('Beras');
    await expect(page).toHaveURL(/[?&]pangan=\d+/);
    // The address is there before the screen.
    await expect(year.getByRole('slider', { name: 'Tersedia dan dibutuhkan: Beras' })).toBeVisible();
    const words = await year.getByText(/ton dari yang dibutuhkan|Sama dengan yang dibutuhkan/).innerText();
    await year.getByText('Angka setiap periode').click();
    await expect(year.getByRole('row')).toHaveCount(53);
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /^Beras/ })
      .first()
      .click();
    const detail = page.getByRole('dialog', { name: 'Detail Ketersediaan Pangan' });
    await expect(detail.getByText(words)).toBeVisible();
    await expect(detail.getByText(/^Cukup untuk [\d,]+ hari dari 7 hari periode ini$/)).toBeVisible();
    await expectAccessible(page);
  });

  const photo = page.getByRole('article').getByRole('img');
  await test.step('what the office has been doing: the list comes page by page, back finds the same place', async () => {
    await open(page, '/');
    await door(page, /Kegiatan/).click();
    await expect(page).toHaveURL('/activity');
    await expect(activities(page).first()).toBeVisible();
    // Spec §2, /activity: a long description is cut short on its card.
    const isCut = (spans: HTMLElement[]) =>
      spans.some((span) => span.scrollHeight > span.clientHeight + 4 && span.clientHeight > 0);
    expect(await activities(page).first().locator('span').evaluateAll(isCut)).toBe(true);

    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === '/api/kegiatan-dinas') asked.push(search);
    });
    await expect.poll(toTheEnd(page), { timeout: 30_000 }).toBe(30);
    const card = activities(page).nth(17);
    await card.scrollIntoViewIfNeeded();
    const place = await scrolledTo(page);
    await card.click();
    const title = page.getByRole('heading', { level: 2 });
    await expect(title).toBeVisible();
    await expect(photo).toHaveAccessibleName((await title.textContent()) ?? '');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Kembali' }).click();
    await expect(card).toBeInViewport();
    await expect(activities(page)).toHaveCount(30);
    await expect.poll(() => scrolledTo(page)).toBe(place);
    expect(new Set(asked).size, 'each page was asked for once').toBe(asked.length);

    // The next one's page was never opened, but all that it says was read with the list.
    await context.setOffline(true);
    await activities(page).nth(18).click();
    await expect(title).toBeVisible();
    await page.goBack();
    await expect(activities(page)).toHaveCount(30);
    await context.setOffline(false);
  });

  await test.step('spec §8: broken images fall back to a placeholder icon, also those that broke before the page came alive', async () => {
    await page.route('**/media/**', (route) => route.abort());
    await open(page, '/activity');
    await expect(activities(page).first().getByRole('img', { name: 'Gambar tidak tersedia' })).toBeVisible();
    await expectAccessible(page);
    await activities(page).first().click();
    await expect(photo.locator('svg')).toBeVisible();
    await expectAccessible(page);
  });
});
