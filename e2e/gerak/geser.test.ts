import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../support/page';

const region = (page: Page) => page.getByRole('region', { name: 'Sorotan' });
const dots = (page: Page) => region(page).getByRole('button', { name: /^Ke sorotan/ });
const arrow = (page: Page, way: 'sebelumnya' | 'berikutnya') =>
  region(page).getByRole('button', { name: `Sorotan ${way}` });
/** The dot says so, and the banner has come to rest. */
async function isAt(page: Page, number: number): Promise<void> {
  await expect(dots(page).nth(number - 1)).toHaveAttribute('aria-current', 'true');
  await expect(
    region(page)
      .getByRole('group')
      .nth(number - 1),
  ).toBeInViewport({ ratio: 0.99 });
}

/** Home with its banners ready to be turned; time stands still but where a journey lets it go on. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await openAgain(page);
}

async function openAgain(page: Page): Promise<void> {
  await open(page, '/');
  await expect.poll(() => page.clock.runFor(50).then(() => dots(page).count())).toBe(5);
  await isAt(page, 1);
}

interface Place {
  x: number;
  y: number;
}

/** A finger goes from a place by so much, in eight steps that take so long together by the page's own clock. */
async function drag(page: Page, from: Place, by: Partial<Place>, ms: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const clockOf = () => page.evaluate(() => Date.now());
  const end = (await clockOf()) + ms;
  await touch('touchStart', [from]);
  for (let step = 1; step <= 8; step += 1) {
    await page.clock.runFor(ms / 8);
    await touch('touchMove', [{ x: from.x + ((by.x ?? 0) * step) / 8, y: from.y + ((by.y ?? 0) * step) / 8 }]);
  }
  // The clock that the page reads may be the real one, for which a slow finger was quick.
  await expect.poll(clockOf).toBeGreaterThanOrEqual(end);
  await touch('touchEnd', []);
  await page.clock.runFor(10);
  await session.detach();
}

async function middleOf(part: Locator): Promise<Place> {
  const box = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a finger turns the banners or scrolls the page, and a tap opens one', async ({ page }) => {
  await openHome(page);
  const middle = await middleOf(region(page));
  await test.step('a finger turns them, slowly by 80 px, or from an arrow; beyond the last is the first', async () => {
    await drag(page, middle, { x: -80 }, 900);
    await isAt(page, 2);
    await drag(page, middle, { x: 80 }, 900);
    await isAt(page, 1);
    await drag(page, middle, { x: 80 }, 900);
    await isAt(page, 5);
    await drag(page, middle, { x: -80 }, 900);
    await isAt(page, 1);
    // So little is a finger that rests.
    await drag(page, middle, { x: -30 }, 900);
    await isAt(page, 1);

    await drag(page, await middleOf(arrow(page, 'berikutnya')), { x: -120 }, 150);
    await isAt(page, 2);
    await arrow(page, 'berikutnya').focus();
    await drag(page, await middleOf(arrow(page, 'berikutnya')), { x: -120 }, 150);
    await isAt(page, 3);
    await drag(page, await middleOf(arrow(page, 'sebelumnya')), { x: 120 }, 150);
    await isAt(page, 2);
    await arrow(page, 'sebelumnya').tap();
    await isAt(page, 1);
    await expect(page).toHaveURL('/');
  });

  await test.step('a tap opens what a swipe does not', async () => {
    await page.touchscreen.tap(middle.x, middle.y);
    await expect(page).not.toHaveURL('/');
  });

  await test.step('a finger that goes up on a banner scrolls the page and turns nothing', async () => {
    await openAgain(page);
    await drag(page, await middleOf(region(page)), { y: -140, x: -10 }, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(60);
    // The browser decides the page's momentum; sideways nothing has moved.
    await expect(dots(page).first()).toHaveAttribute('aria-current', 'true');
    const [frame, first] = await Promise.all([
      region(page).boundingBox(),
      region(page).getByRole('group').first().boundingBox(),
    ]);
    expect(first?.x).toBe(frame?.x);
  });
});

test('WCAG 2.2.2: banners turn by themselves until a button stops them, and by keyboard, which reads each as long as it likes', async ({
  page,
}) => {
  await openHome(page);
  await test.step('a button stops the banners that turn by themselves, until it is pressed again', async () => {
    await page.clock.runFor(5_100);
    await isAt(page, 2);

    const pause = region(page).getByRole('button', { name: 'Jeda sorotan' });
    const { width, height } = (await pause.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await pause.tap();
    await page.clock.runFor(30_000);
    await isAt(page, 2);
    // Turned by hand they stay where they are put.
    await dots(page).nth(3).tap();
    await page.clock.runFor(30_000);
    await isAt(page, 4);
    await region(page).getByRole('button', { name: 'Lanjutkan sorotan' }).tap();
    await page.clock.runFor(5_100);
    await isAt(page, 5);
  });

  await test.step('the keyboard turns them and reads each for as long as it stays there', async () => {
    await dots(page).first().tap();
    await isAt(page, 1);
    await dots(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await isAt(page, 2);
    await expect(dots(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await isAt(page, 5);
    await expect(dots(page).nth(4)).toBeFocused();
    await page.clock.runFor(30_000);
    await isAt(page, 5);
    await page.keyboard.press('Tab');
    await expect(region(page).getByRole('button', { name: 'Jeda sorotan' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(region(page).getByRole('button', { name: 'Lanjutkan sorotan' })).toBeFocused();

    // Backwards into the banners: what has the focus is what is seen.
    const last = region(page).getByRole('group').nth(4);
    await arrow(page, 'sebelumnya').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(last.getByRole('link')).toBeFocused();
    await expect(last).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('Shift+Tab');
    await isAt(page, 4);
    await expect(region(page).getByRole('group').nth(3)).toBeInViewport({ ratio: 0.99 });
  });
});
