import type { Page } from '@playwright/test';

/** What can be focused on a screen and then lies under a bar, going down and coming back up. */
export const hiddenByBars = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** A long list repeats itself. */
    const MOST = 16;
    // Whatever lies over a screen keeps the focus to itself.
    const dialog = document.querySelector('[role=dialog]');
    const all = [
      ...(dialog ?? document).querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, [tabindex="-1"]'),
    );
    const some = all.length > 2 * MOST ? [...all.slice(0, MOST), ...all.slice(-MOST)] : all;
    const found: string[] = [];
    for (const [way, order] of [
      ['down', some],
      ['up', some.toReversed()],
    ] as const) {
      (dialog ?? document.documentElement).scrollTop = way === 'down' ? 0 : 1_000_000;
      for (const element of order) {
        element.focus();
        const bar = coverOf(element);
        if (bar) found.push(`${way}: ${element.localName} '${nameOf(element)}' under ${bar.className}`);
      }
    }
    return [...new Set(found)];

    function nameOf(element: Element): string {
      return (element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '').slice(
        0,
        30,
      );
    }

    /** What stands fixed or sticks over a part of the element. */
    function coverOf(element: Element): Element | undefined {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const inside = (at: number, most: number) => at > 0 && at < most;
      const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
      // What is taller than the room between the bars shows its middle. Not at the corners, which may be round.
      const isTall = bottom - top > window.innerHeight * 0.6;
      for (const [x, y] of [
        [middle, top + 2],
        [middle, centre],
        [middle, bottom - 2],
        [left + 4, centre],
        [right - 4, centre],
      ] as const) {
        if (!inside(x, window.innerWidth) || !inside(y, window.innerHeight) || (isTall && y !== centre)) continue;
        const upper = document.elementFromPoint(x, y);
        if (!upper || element.contains(upper) || upper.contains(element)) continue;
        const bar = holderOf(upper);
        if (bar && !bar.contains(element)) return bar;
      }
      return undefined;
    }

    function holderOf(element: Element | null): Element | undefined {
      if (!element) return undefined;
      return /fixed|sticky/.test(getComputedStyle(element).position) ? element : holderOf(element.parentElement);
    }
  });

/** How much of the window's height bars leave to a list, once it is scrolled. */
export const heightLeft = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo(0, 600);
    const x = window.innerWidth / 2;
    const STEP = 4;
    let left = 0;
    for (let y = 0; y < window.innerHeight; y += STEP) {
      let element = document.elementFromPoint(x, y);
      while (element && !/fixed|sticky/.test(getComputedStyle(element).position)) element = element.parentElement;
      if (!element) left += STEP;
    }
    return left / window.innerHeight;
  });
