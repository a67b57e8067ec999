import type { Page } from '@playwright/test';
import { atRest, expect, expectAccessible, open, test } from '../support/page';
import { textAt } from '../support/readable';

const region = (page: Page) => page.getByRole('region', { name: 'Sorotan' });
const dots = (page: Page) => region(page).getByRole('button', { name: /^Ke sorotan/ });
const arrow = (page: Page, way: 'sebelumnya' | 'berikutnya') =>
  region(page).getByRole('button', { name: `Sorotan ${way}` });
const isAt = (page: Page, number: number) => expect(dots(page).nth(number - 1)).toHaveAttribute('aria-current', 'true');

/** The clock stands still in this part: here it goes on step by step until the banners have turned by themselves. */
const turnsTo = (page: Page, number: number) =>
  expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return dots(page)
        .nth(number - 1)
        .getAttribute('aria-current');
    })
    .toBe('true');

/** The other banners come once the browser is idle. */
async function openHome(page: Page): Promise<void> {
  await open(page, '/');
  await expect.poll(() => page.clock.runFor(50).then(() => dots(page).count())).toBe(5);
  await isAt(page, 1);
}

test('home keeps its places while it comes, remembers the own sub-district, and turns its banners', async ({
  page,
}) => {
  test.setTimeout(180_000);

  await test.step('look: home that is reached inside the app keeps room for the prices of the week', async () => {
    await open(page, '/activity');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/harga-pangan-kutai-barat?*', (route) => promise.then(() => route.continue()));
    await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Beranda' }).click();
    const prices = page.getByRole('list', { name: 'Harga minggu ini' });
    await expect(prices.getByLabel('Memuat')).toBeVisible();
    const door = page.getByRole('main').getByRole('link', { name: /^Etalase/ });
    await atRest(page);
    const before = (await door.boundingBox())?.y;
    resolve();
    await expect(prices.getByText(/^Rp/).first()).toBeVisible();
    expect((await door.boundingBox())?.y).toBeCloseTo(before ?? Number.NaN, 0);
  });

  await test.step('who chooses his sub-district finds it again, and nothing on home has moved', async () => {
    await page.getByRole('link', { name: 'Pilih kecamatan saya' }).click();
    await expect(page.getByRole('dialog', { name: 'Kecamatan saya' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Melak', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Kecamatan Melak')).toBeVisible();
    await atRest(page);

    await page.addInitScript(() => {
      Object.assign(window, { bergeser: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { bergeser: Reflect.get(window, 'bergeser') + Reflect.get(entry, 'value') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/');
    await expect(page.getByRole('link', { name: 'Kecamatan saya: Melak · Ganti' })).toBeVisible();
    await expect(page.getByText('Kecamatan Melak')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'bergeser'))).toBeLessThan(0.02);
    await expectAccessible(page);

    // WCAG 1.4.4: at twice the size the words of a banner stay inside it.
    const words = region(page).getByRole('group').first().getByText('Harga pangan minggu ini');
    await textAt(page, 200);
    const [banner, text] = await Promise.all([region(page).boundingBox(), words.boundingBox()]);
    expect(text?.y).toBeGreaterThanOrEqual(banner?.y ?? Number.NaN);
    await textAt(page, 100);
    await page
      .getByRole('navigation', { name: 'Layanan' })
      .getByRole('link', { name: /Harga Pangan/ })
      .click();
    await expect(page.getByRole('main').getByRole('listitem').nth(1)).toContainText('Kecamatan saya');
  });

  await test.step('spec §2, home: the banners turn by themselves, by arrow, by dot and by finger', async () => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await openHome(page);
    await expect(region(page).getByRole('group')).toHaveCount(5);
    await turnsTo(page, 2);

    await arrow(page, 'berikutnya').click();
    await isAt(page, 3);
    await dots(page).nth(4).click();
    await isAt(page, 5);
    // Rewind: after the last comes the first.
    await arrow(page, 'berikutnya').click();
    await isAt(page, 1);
    await page.clock.runFor(2000);

    // Before the first comes the last, whose picture is there already.
    const last = region(page).getByRole('group').nth(4);
    const width = () => last.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await arrow(page, 'sebelumnya').click();
    await isAt(page, 5);
    await page.clock.runFor(2000);
    await expect(last).toBeInViewport({ ratio: 0.9 });

    // The finger turns the banner and does not open it; and it only interrupts the turning by itself.
    const { x, y, ...size } = (await region(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + size.width * 0.15, y + size.height * 0.75);
    await page.mouse.down();
    await page.mouse.move(x + size.width * 0.85, y + size.height * 0.75, { steps: 8 });
    await page.mouse.up();
    await isAt(page, 4);
    await expect(page).toHaveURL('/');
    await turnsTo(page, 5);

    // Who wants no motion turns them himself, and nothing else does.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHome(page);
    await arrow(page, 'sebelumnya').click();
    await isAt(page, 5);
    await page.clock.runFor(20_000);
    await isAt(page, 5);
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });
});
