import type { Page } from '@playwright/test';
import { atRest, expect, open } from './page';

/** Waits until the screen shows what it was asked for. */
export const filled = (page: Page) => expect(page.locator('[aria-busy=true], [aria-label=Memuat]')).toHaveCount(0);

/**
 * Goes to a screen inside the open app, as the browser's buttons do, and waits until it shows what it was asked for. A
 * screen at another path is drawn anew; one at the same path has nothing that tells, and is opened.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const here = page.url();
  if (!here.startsWith('http') || new URL(path, here).pathname === new URL(here).pathname) {
    await open(page, path);
    return filled(page);
  }
  await page.evaluate((address) => {
    document.querySelector('main')?.setAttribute('data-previous', '');
    const idx = Number(window.history.state?.idx ?? 0) + 1;
    window.history.pushState({ idx, key: `visit-${Math.random()}`, usr: null }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, path);
  await expect(page.locator('main:not([data-previous])')).toHaveCount(1);
  await expect(page.locator('[data-previous]')).toHaveCount(0);
  await filled(page);
  await atRest(page);
}

/** Two steps at once, until the history stands again where it stood. */
export const twoStepsBack = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const own = history.state.idx;
        let hasLeft = false;
        window.addEventListener('popstate', () => {
          if (history.state.idx === own && hasLeft) resolve();
          hasLeft ||= history.state.idx < own - 1;
        });
        history.back();
        history.back();
      }),
  );
