import type { Page } from '@playwright/test';
import { type Frame, type Frames, frames } from '../support/frames';
import { atRest, expect, MEJA, open, test } from '../support/page';
import { filled, visit } from '../support/visit';

const coming = (seen: Frame[]) => seen.flatMap(({ datang }) => datang ?? []);
const leaving = (seen: Frame[]) => seen.flatMap(({ pergi }) => pergi ?? []);

/** The page kept its width and its bar kept its place, in every frame. */
function expectSteady(seen: Frame[], width: number) {
  expect(new Set(seen.map(({ lebar }) => lebar))).toEqual(new Set([width]));
  expect(new Set(seen.map(({ bilah }) => bilah)).size).toBe(1);
}

/** From the directory of products to one of them, and back. */
async function expectPhotoToGrow(page: Page, { travelled }: Frames): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  const card = page.locator('main li').nth(1);
  const judul = await card.locator('a > span').nth(1).innerText();
  const photo = await card.locator('a > span').first().boundingBox();

  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { name: judul })).toBeVisible();
  const forward = await travelled();
  expectSteady(forward, width);
  expect(Math.max(...coming(forward))).toBeGreaterThan(20);
  expect(Math.min(...coming(forward))).toBeGreaterThanOrEqual(0);
  // A busy machine may show no more of it than its first frame, which has not set off.
  const left = leaving(forward);
  if (left.length > 2) expect(Math.min(...left)).toBeLessThan(0);
  const grown = forward.flatMap(({ bersama }) =>
    Object.entries(bersama).flatMap(([name, box]) => (name.startsWith('foto-') ? [box] : [])),
  );
  // It begins where it was tapped, within what the first frame has moved it.
  expect(grown[0]?.lebar).toBeLessThan((photo?.width ?? 0) * 1.5);
  // A busy machine shows few of the frames on the way, not always the last, and now and then none after the first.
  if (grown.length > 3) {
    expect(Math.max(...grown.map(({ lebar }) => lebar))).toBeGreaterThan((photo?.width ?? 0) * 1.15);
  }

  await page.getByRole('button', { name: 'Kembali' }).click();
  await expect(page).toHaveURL('/etalase');
  const back = await travelled();
  expectSteady(back, width);
  expect(Math.min(...coming(back))).toBeLessThan(-20);
  expect(Math.max(...coming(back))).toBeLessThanOrEqual(0);
}

test('look: on a desk a product’s photo grows into its page, and with the keyboard the ring shows where a screen begins', {
  tag: MEJA,
}, async ({ page }) => {
  await open(page, '/laporan');
  await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Etalase' }).focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Etalase', exact: true });
  await expect(heading).toBeFocused();
  await expect(page.locator('#nama-layar')).toHaveText('Etalase');
  await expect(heading).toHaveCSS('outline-style', 'solid');
  await filled(page);
  await atRest(page);
  await expectPhotoToGrow(page, await frames(page));
});

test('look: screens come from where they stand, photos and prices grow into theirs, and nobody waits for what moves', async ({
  page,
}) => {
  await open(page, '/etalase');
  const bar = page.getByRole('navigation', { name: 'Utama' });
  const active = bar.locator('[aria-current=page]');
  const noted = await frames(page);
  const { read, travelled } = noted;

  await test.step('tabs come from where they stand in the bar, whose tapped one lights before its screen is there', async () => {
    const code = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await code.promise;
      await route.continue();
    });
    await bar.getByRole('link', { name: 'Harga Pangan' }).tap();
    await expect(active).toHaveText('Harga Pangan');
    await expect(page.getByRole('heading', { name: 'Etalase' })).toBeVisible();
    code.resolve();
    const right = await travelled();
    await page.unroute('**/assets/*.js');
    await expect(page.getByRole('heading', { name: 'Harga Pangan' })).toBeVisible();
    expectSteady(right, 360);
    expect(Math.max(...coming(right))).toBeGreaterThan(20);

    await bar.getByRole('link', { name: 'Etalase' }).tap();
    const left = await travelled();
    expectSteady(left, 360);
    expect(Math.min(...coming(left))).toBeLessThan(-20);
  });

  await test.step('the marker of the active tab slides to the one that is tapped', async () => {
    // Its springs come once the phone has settled, and a busy machine may draw nothing of a short way.
    await expect(async () => {
      await bar.getByRole('link', { name: 'Beranda' }).tap();
      await travelled();
      await bar.getByRole('link', { name: 'Harga Pangan' }).tap();
      const places = (await travelled()).flatMap(({ penanda }) => penanda ?? []);
      expect(places.filter((place) => place > 60 && place < 240)).not.toEqual([]);
      expect(places.at(-1)).toBeGreaterThan(240);
    }).toPass();
  });

  await test.step('a product’s photo grows into its page, which comes from the right and goes back there', async () => {
    await visit(page, '/etalase');
    await read();
    await expectPhotoToGrow(page, noted);
  });

  await visit(page, '/harga-pangan-kutai-barat');
  const cards = page.getByRole('main').getByRole('listitem').getByRole('button');
  await test.step('a card’s logo and price leave it for its detail', async () => {
    await page.keyboard.press('Tab');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /assets\/chakra-.*js$/.test(name)),
    );
    const card = cards.nth(2);
    const harga = await card.locator('[data-tumbuh=harga]').innerText();
    const detail = page.getByRole('dialog', { name: 'Detail Harga Pangan' });
    // A busy machine may draw the beginning of so short a way, and nothing of its end.
    await expect(async () => {
      if (await detail.isVisible()) await page.goBack();
      await expect(detail).toBeHidden();
      await read();
      await card.tap();
      await expect(detail.getByText(harga).first()).toBeVisible();
      await expect(page.locator('[data-tumbuh][aria-hidden=true]')).toHaveCount(0);
      const heights = (await read()).flatMap(({ tumbuh }) => tumbuh ?? []);
      expect(heights[0]).toBeGreaterThan(0);
      expect(heights.at(-1)).toBeLessThan(0);
    }).toPass();
    await page.goBack();
    await expect(detail).toBeHidden();
  });

  await test.step('another period, a search and a detail change the screen where it is', async () => {
    await read();
    const periode = page.getByRole('combobox').first();
    const [, other = ''] = await periode
      .locator('option')
      .evaluateAll((all) => all.map((option) => option.getAttribute('value') ?? ''));
    await periode.selectOption(other);
    await expect(page).toHaveURL(/periode=/);
    await expect(cards.first()).toBeVisible();
    await cards.first().tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    const seen = await read();
    expect(seen.length).toBeGreaterThan(5);
    expect(seen.filter(({ datang, bersama }) => datang !== undefined || Object.keys(bersama).length > 0)).toEqual([]);
  });

  await test.step('nothing moves for who has asked his system for less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/etalase');
    await read();
    await page.locator('main li a').first().tap();
    await expect(page.getByRole('heading', { name: 'Detail Produk' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Etalase' })).toBeVisible();
    const seen = await read();
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.filter(({ datang = 0, pergi = 0 }) => datang !== 0 || pergi !== 0)).toEqual([]);
    expect(seen.filter(({ bersama }) => Object.keys(bersama).length > 0)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  await test.step('who taps while a screen still comes is not kept waiting, and gets what he tapped', async () => {
    // So slowly that it is caught in the middle, and would keep everybody waiting.
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
    await page.locator('main li a').first().tap();
    const back = page.getByRole('button', { name: 'Kembali' });
    // In the middle of the way: what was tapped has left its card.
    await page.waitForFunction(() =>
      document.getAnimations().some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes('foto-produk')),
    );
    const { x = 0, y = 0 } = (await back.boundingBox()) ?? {};
    await page.touchscreen.tap(x + 24, y + 24);
    await expect(page).toHaveURL('/etalase');
  });
});
