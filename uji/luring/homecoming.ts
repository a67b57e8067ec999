import type { Page } from '@playwright/test';
import { countUnsentIn, unsentIn } from '../outbox.ts';

/** What has not moved for so long will not. */
const STILL_MS = 180_000;
/** For so long nothing more may wait: a device asks what a restored server has lost a moment after it has sent the rest. */
const CALM_MS = 8_000;
const LOOKS_MS = 1_000;

/**
 * Waits until the device has sent everything, and nothing is asked any more.
 *
 * @param sees answers what is asked. Returns whether something was
 * @returns how long it took, and what lies on the device all the same
 */
export async function comeHome(
  page: Page,
  sees: () => Promise<boolean>,
): Promise<{ habis: number; sisa: readonly string[] }> {
  const begun = performance.now();
  let moved = begun;
  let unsent: number | null = null;
  for (;;) {
    await page.waitForTimeout(LOOKS_MS);
    const left = await countUnsentIn(page);
    if (left !== unsent || (await sees())) moved = performance.now();
    unsent = left;
    const still = performance.now() - moved;
    if (still > (unsent === 0 ? CALM_MS : STILL_MS)) break;
  }
  return { habis: moved - begun, sisa: await unsentIn(page) };
}

/** The number of rows that the header says are waiting. */
export async function waitingIn(page: Page): Promise<number> {
  const label = await page
    .locator('header a[aria-label^="Kotak keluar"]')
    .getAttribute('aria-label', { timeout: 1_000 })
    .catch(() => null);
  return Number(/\d[\d.]*/.exec(label ?? '')?.[0]?.replaceAll('.', '') ?? 0);
}
