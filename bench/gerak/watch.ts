import type { Page } from '@playwright/test';
import { BEGINS, RESTS } from './smoothness.ts';

/** What stood still, or should have, while something moved. */
export interface Steadiness {
  /** How wide the page was at least and at most, in any frame. */
  widths: [least: number, most: number];
  /** Between the highest and the lowest place of the bar at the bottom, in pixels. */
  barMoved: number;
  /** Sum of all layout shifts, those after a tap included, which browsers forgive. */
  shifts: number;
}

/** Notes from now on what every frame shows, and writes into the trace when something begins to move and when it rests. */
export const watch = (page: Page): Promise<void> =>
  page.evaluate(
    ([begins, rests]) => {
      const seen = { least: Number.POSITIVE_INFINITY, most: 0, high: Number.POSITIVE_INFINITY, low: 0, shifts: 0 };
      Object.assign(window, { dilihat: seen });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) seen.shifts += (shift as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: false });

      let isTouched = false;
      for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) {
        window.addEventListener(type, () => (isTouched = type === 'touchstart'), { capture: true, passive: true });
      }
      const movesByItself = () =>
        document.getAnimations().some(({ playState, timeline, effect }) => {
          const ends = Number(effect?.getComputedTiming().endTime);
          return playState === 'running' && timeline instanceof DocumentTimeline && ends < 2000;
        });

      let isMoving = false;
      const look = () => {
        const moves = isTouched || movesByItself();
        if (moves !== isMoving) performance.mark(moves ? begins : rests);
        isMoving = moves;
        const width = Math.max(document.documentElement.scrollWidth, window.visualViewport?.width ?? 0);
        const bar = [...document.querySelectorAll('nav')].find((nav) => nav.getClientRects().length > 0);
        const top = bar?.getBoundingClientRect().top ?? 0;
        seen.least = Math.min(seen.least, width);
        seen.most = Math.max(seen.most, width);
        seen.high = Math.min(seen.high, top);
        seen.low = Math.max(seen.low, top);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    [BEGINS, RESTS] as const,
  );

/** What was noted since `watch`. */
export const watched = (page: Page): Promise<Steadiness> =>
  page.evaluate(() => {
    const { dilihat } = window as unknown as {
      dilihat: { least: number; most: number; high: number; low: number; shifts: number };
    };
    const { least, most, high, low, shifts } = dilihat;
    return { widths: [least, most], barMoved: low - high, shifts };
  });
