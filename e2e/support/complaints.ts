import type { Page } from '@playwright/test';
import { faintEdges } from './borders';
import { brokenWords } from './broken-words';
import { hiddenByBars } from './focus-seen';
import { expect, open } from './page';
import { textAt, unreadable } from './readable';

/** Opens a screen and waits until it shows what it was asked for. */
export async function shown(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator('[aria-busy=true], [aria-label=Memuat]')).toHaveCount(0);
}

/** @returns what cannot be read or seen on the screen, or on what lies over it */
export async function complaintsOf(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  const note = (what: string, lines: readonly string[]) =>
    found.push(...lines.map((line) => `${name}, ${what}: ${line}`));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    note(colorScheme, await faintEdges(page));
  }
  for (const percent of [200, 130, 100]) {
    await textAt(page, percent);
    note(`text at ${percent} %`, [...(await unreadable(page)), ...(await brokenWords(page))]);
  }
  note('focus', await hiddenByBars(page));
  return found;
}
