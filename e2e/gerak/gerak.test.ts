import type { Locator, Page } from '@playwright/test';
import { fingerOn, type Spot } from '../support/finger';
import { atRest, expect, open, test } from '../support/page';
import { logIn } from '../support/petugas';
import { drawn } from '../support/stillness';
import { visit } from '../support/visit';

/** The title of what is open, where a finger finds its handle. */
const handleOf = async (dialog: Locator): Promise<Spot> => [180, (await topOf(dialog)) + 8];

const topOf = async (dialog: Locator) => (await dialog.getByRole('heading').first().boundingBox())?.y ?? 0;

/** Opens it, and waits until it has come. */
async function openBy(button: RegExp | string, page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await atRest(page);
  return dialog;
}

const openDetail = (page: Page) => openBy(/Bawang Merah/, page, 'Detail Harga Pangan');
const openForm = (page: Page) => openBy('Edit Profile', page, 'Edit Profile');

test('look: a sheet under a finger follows, springs back, is caught and swiped away; what is typed in it asks first', async ({
  page,
}) => {
  await logIn(page, 'petani');
  await open(page, '/harga-pangan/melak');
  const finger = await fingerOn(page);
  const animate = await page.evaluateHandle(() => Element.prototype.animate);
  const undoPatch = () =>
    animate.evaluate((original) => {
      Element.prototype.animate = original;
    });

  await test.step('it follows the finger, springs back when let go of early, and is swiped away', async () => {
    const detail = await openDetail(page);
    const top = await topOf(detail);
    const [x, y] = await handleOf(detail);
    await finger.down([x, y]);
    await finger.moveTo([x, y + 90]);
    expect(await topOf(detail)).toBeCloseTo(top + 89, 0);
    const veil = page.locator('[data-scope="dialog"][data-part="backdrop"]');
    expect(Number(await veil.evaluate((element) => getComputedStyle(element).opacity))).toBeLessThan(0.9);
    await finger.linger();
    await finger.up();
    await atRest(page);
    expect(await topOf(detail)).toBe(top);
    await expect(detail).toBeVisible();

    const length = await page.evaluate(() => window.history.length);
    await finger.swipe([x, y], [x, y + 200]);
    await expect(detail).toBeHidden();
    await expect(page).toHaveURL('/harga-pangan/melak');
    expect(await page.evaluate(() => window.history.length)).toBe(length);
    // The focus is where the reader was.
    await expect(page.getByRole('button', { name: /Bawang Merah/ })).toBeFocused();
    await expect(veil).toHaveCount(0);
  });

  await test.step('a finger catches it on its way out and brings it back', async () => {
    const detail = await openDetail(page);
    const top = await topOf(detail);
    const [x, y] = await handleOf(detail);
    // A spring takes as long as here, whatever the computer does: the finger comes in time.
    await animate.evaluate((original) => {
      Element.prototype.animate = function slowly(frames, options) {
        const animation = original.call(this, frames, options);
        animation.playbackRate = 0.01;
        return animation;
      };
    });
    await finger.swipe([x, y], [x, y + 200]);
    await finger.down([x, y + 220]);
    await finger.moveTo([x, y]);
    await finger.linger();
    expect(await topOf(detail)).toBeLessThan(top + 40);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await undoPatch();
    await finger.up();
    await expect(detail).toBeVisible();
    await expect(page).toHaveURL('/harga-pangan/melak');
    await atRest(page);
    await page.keyboard.press('Escape');
    await expect(detail).toBeHidden();
  });

  await test.step('who wants less motion sees none, and still swipes it away', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const moved = await animate.evaluateHandle((original) => {
      const animatedClasses: string[] = [];
      Element.prototype.animate = function recordAnimation(frames, options) {
        animatedClasses.push(this.className);
        return original.call(this, frames, options);
      };
      return animatedClasses;
    });
    const detail = await openDetail(page);
    const top = await topOf(detail);
    const [x, y] = await handleOf(detail);
    await finger.down([x, y]);
    await finger.moveTo([x, y + 190]);
    expect(await topOf(detail)).toBe(top);
    await finger.up();
    await expect(detail).toBeHidden();
    expect(await moved.jsonValue()).toEqual([]);
    await undoPatch();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  await visit(page, '/profile');
  const sheet = await openForm(page);
  await test.step('a form that is swiped away asks first, and stands as it was typed for who stays', async () => {
    await sheet.getByLabel('Nama').fill('Yohanes Baru');
    const top = await topOf(sheet);
    const [x, y] = await handleOf(sheet);
    await finger.swipe([x, y], [x, y + 250]);
    const question = page.getByRole('dialog', { name: 'Tinggalkan isian ini?' });
    await question.getByRole('button', { name: 'Tetap di sini' }).click();
    await expect(question).toBeHidden();
    await expect(sheet.getByLabel('Nama')).toHaveValue('Yohanes Baru');
    await expect.poll(() => topOf(sheet)).toBe(top);

    // The phone's back button closes what is open: the question.
    await atRest(page);
    await finger.swipe([x, y], [x, y + 250]);
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/profile');
    await expect(sheet.getByLabel('Nama')).toHaveValue('Yohanes Baru');
    await expect.poll(() => topOf(sheet)).toBe(top);
  });

  await test.step('a sheet that is scrolled scrolls back under the finger before it is pulled', async () => {
    await page.setViewportSize({ width: 360, height: 400 });
    await atRest(page);
    const scroller = sheet.locator('> [data-lembar]');
    const below = await page.evaluate(() => window.scrollY);
    await scroller.evaluate((element) => element.scrollTo(0, 60));
    // The browser is told then which ways a finger scrolls, and knows once it has drawn that.
    await expect(scroller).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    await drawn(page);
    await finger.swipe([180, 200], [180, 300]);
    await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await expect(sheet).toBeVisible();
    // The page below has not moved along, nor does it scroll on where the sheet ends.
    await finger.swipe([180, 300], [180, 100]);
    await finger.swipe([180, 300], [180, 100]);
    expect(await page.evaluate(() => window.scrollY)).toBe(below);
  });
});
