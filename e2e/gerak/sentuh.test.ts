import type { Locator, Page } from '@playwright/test';
import { fingerOn } from '../support/finger';
import { atRest, expect, open, test } from '../support/page';
import { visit } from '../support/visit';

/** Opens the app and waits until its gestures listen: nothing on the screen tells when, but that the browser's own pull is off. */
async function openForPulling(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => getComputedStyle(document.documentElement).overscrollBehaviorY === 'contain');
}

const pill = (page: Page) => page.getByRole('status').filter({ hasText: /untuk memperbarui|Memperbarui/ });
/** How far down the page is pulled, in pixels. */
const shifted = (page: Page) =>
  page.getByRole('main').evaluate((main) => new DOMMatrix(getComputedStyle(main).transform).m42);
/** In whole pixels: what is moved lies between them. */
async function placeOf(part: Locator) {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

const top = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);

test('spec §9: pulling down at the top moves what scrolls, says what it does, spares who wants less motion, and reloads', async ({
  page,
}) => {
  await openForPulling(page, '/etalase');
  const finger = await fingerOn(page);
  const textSize = (size: string) =>
    page.evaluate((given) => {
      document.documentElement.style.fontSize = given;
    }, size);
  /** Takes the finger off, and waits until the page is back where it was. */
  const letGo = async () => {
    await finger.up();
    await expect(pill(page)).toBeHidden();
    await atRest(page);
  };

  await test.step('spec §2: what it says stands in one line, and nothing gets wider, with letters twice as large', async () => {
    await textSize('200%');
    await finger.down([180, 200]);
    await finger.moveTo([180, 410]);
    await expect(pill(page)).toHaveText('Lepaskan untuk memperbarui');
    const { left, right, lines } = await pill(page).evaluate((element) => {
      const box = element.getBoundingClientRect();
      const text = document.createRange();
      text.selectNodeContents(element);
      const tops = [...text.getClientRects()].filter(({ width }) => width > 20).map(({ top }) => Math.round(top));
      return { left: box.left, right: box.right, lines: new Set(tops).size };
    });
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
    expect(lines).toBe(1);
    expect(await page.evaluate(() => window.visualViewport?.width)).toBe(360);
    await finger.moveTo([180, 210]);
    await letGo();
    await textSize('');
  });

  await test.step('look: what is fixed to the screen stays there', async () => {
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL('/detail-produk/**');
    const call = page.getByRole('link', { name: 'Hubungi' });
    await expect(call).toBeVisible();
    await atRest(page);
    const heading = page.getByRole('main').getByRole('heading', { level: 2 });
    const [before, name] = [await call.boundingBox(), await heading.boundingBox()];
    await finger.down([180, 120]);
    await finger.moveTo([180, 260]);
    await expect(pill(page)).toBeVisible();
    expect(await call.boundingBox()).toEqual(before);
    expect((await heading.boundingBox())?.y).toBeGreaterThan((name?.y ?? 0) + 40);
    await finger.moveTo([180, 120]);
    await letGo();
  });

  await test.step('look: a page that is pulled shows what it shows at rest, and is laid out for no move of the finger', async () => {
    await visit(page, '/harga-pangan/melak');
    const week = page
      .getByRole('main')
      .getByText(/^Minggu ke-\d/)
      .and(page.locator(':visible'));
    const select = page.getByRole('combobox', { name: 'Periode', exact: true });
    const rest = await placeOf(select);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const layouts = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
    };
    await finger.down([180, 300]);
    await finger.moveTo([180, 360]);
    await expect(pill(page)).toHaveText('Tarik untuk memperbarui');
    expect(await placeOf(week)).toEqual({ ...rest, y: expect.closeTo(rest.y + (await shifted(page)), 0) });
    const before = await layouts();
    for (let y = 362; y < 382; y += 2) {
      await finger.moveTo([180, y]);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    expect((await layouts()) - before).toBeLessThan(5);
    await finger.moveTo([180, 300]);
    await letGo();
    expect(await placeOf(select)).toEqual(rest);
  });

  await visit(page, '/harga-pangan');
  const main = page.getByRole('main');
  const bar = page.getByRole('navigation', { name: 'Utama' });
  const [rest, foot] = [await top(main), await top(bar)];
  await test.step('look: who wants less motion is told what a pull does, and nothing moves', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await finger.down([180, 120]);
    await finger.moveTo([180, 240]);
    await expect(pill(page)).toHaveText('Tarik untuk memperbarui');
    expect(await top(main)).toBe(rest);
    expect(await top(pill(page))).toBeGreaterThan(56);
    await letGo();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  await test.step('spec §9: 200 px reload the page, which follows the finger; less does not', async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await finger.down([180, 120]);
    await finger.moveTo([180, 240]);
    await expect(pill(page)).toHaveText('Tarik untuk memperbarui');
    const pulled = (await top(main)) - rest;
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    expect(pulled).toBeGreaterThan(40);
    expect(pulled).toBeLessThan(119);
    expect(await top(page.getByRole('banner'))).toBe(0);
    expect(await top(bar)).toBe(foot);

    // Let go of too early.
    await letGo();
    expect(await top(main)).toBe(rest);
    expect(await main.evaluate((element) => element.style.transform)).toBe('');

    const reloaded = page.waitForEvent('load');
    await finger.down([180, 120]);
    await finger.moveTo([180, 325]);
    await expect(pill(page)).toHaveText('Lepaskan untuk memperbarui');
    await finger.up();
    await expect(pill(page)).toHaveText('Memperbarui...');
    await reloaded;
  });
});
