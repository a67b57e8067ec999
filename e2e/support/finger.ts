import type { Page } from '@playwright/test';

/** A point of the screen, in pixels. */
export type Spot = readonly [x: number, y: number];

/** A finger on the glass: what it does reaches the page as a phone's touches do. */
export async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map(([x, y]) => ({ x, y })) });
  let at: Spot = [0, 0];

  const moveTo = async (spot: Spot, pixels = 12) => {
    const [fromX, fromY] = at;
    const steps = Math.ceil(Math.hypot(spot[0] - fromX, spot[1] - fromY) / pixels);
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      await send('touchMove', [[fromX + (spot[0] - fromX) * part, fromY + (spot[1] - fromY) * part]]);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    at = spot;
  };

  return {
    down: async (spot: Spot) => {
      at = spot;
      await send('touchStart', [spot]);
    },
    /** One step a frame. */
    moveTo,
    /** Slowly by a few pixels, so that nothing of its speed is left. */
    linger: async () => {
      const [x, y] = at;
      await moveTo([x + 2, y + 2], 1);
      await moveTo([x, y], 1);
    },
    up: () => send('touchEnd', []),
    /** From here to there, and away from the glass. */
    swipe: async (from: Spot, to: Spot) => {
      at = from;
      await send('touchStart', [from]);
      await moveTo(to, 24);
      await send('touchEnd', []);
    },
  };
}
