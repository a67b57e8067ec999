import { expect, open, test } from './page';

test('spec §9: pulling down by 200 px at the top reloads the page', async ({ page }) => {
  await open(page, '/harga-pangan');
  const gestures = page.waitForResponse(/assets\/tenang-/);
  await page.keyboard.press('Tab');
  await (await gestures).finished();
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] });
  const reloaded = page.waitForEvent('load');
  // The code is there, and listens once it was drawn: nothing on the screen tells when.
  await expect(async () => {
    await touch('touchStart', 120);
    for (const y of [140, 180, 240]) await touch('touchMove', y);
    await expect(page.getByText('Tarik untuk memperbarui'))
      .toBeVisible({ timeout: 1000 })
      .catch(async (unseen) => {
        await touch('touchEnd');
        throw unseen;
      });
  }).toPass();
  for (const y of [300, 340, 380]) await touch('touchMove', y);
  await expect(page.getByText('Lepaskan untuk memperbarui')).toBeVisible();
  await touch('touchEnd');
  await expect(page.getByText('Memperbarui...')).toBeVisible();
  await reloaded;
});
