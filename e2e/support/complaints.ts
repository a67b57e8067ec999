import type { Page } from '@playwright/test';
import { faintEdges } from './borders';
import { brokenWords } from './broken-words';
import { heightLeft, hiddenByBars } from './focus-seen';
import { lengthen } from './lengthen';
import { atRest, expect } from './page';
import { textAt, unreadable } from './readable';
import { visit } from './visit';

/** A screen that is measured, and what is asked of it besides. */
export interface Screen {
  path: string;
  /** Sheets that open over it: what opens them, and what they are called. */
  opens?: readonly (readonly [opener: string | RegExp, dialog: RegExp])[];
  /** Names on it that may be as long as the office likes. */
  names?: readonly string[];
  /** A list or a form whose bars must leave room in a low window too. */
  isLow?: boolean;
  /** One of a kind that is measured elsewhere in full: only its words are its own. */
  isTwin?: boolean;
}

/** @returns what cannot be read at a size of the text */
async function wordsLostAt(page: Page, percent: number): Promise<string[]> {
  await textAt(page, percent);
  return [...(await unreadable(page)), ...(await brokenWords(page))];
}

/** @returns what cannot be read or seen on the screen, or on what lies over it */
export async function complaintsOf(page: Page, name: string): Promise<string[]> {
  const complaints: string[] = [];
  const note = (what: string, lines: readonly string[]) =>
    complaints.push(...lines.map((line) => `${name}, ${what}: ${line}`));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    note(colorScheme, await faintEdges(page));
  }
  for (const percent of [200, 130, 100]) note(`text at ${percent} %`, await wordsLostAt(page, percent));
  note('focus', await hiddenByBars(page));
  return complaints;
}

const LOW_WINDOWS = {
  'a phone lying on its side': { width: 740, height: 360 },
  'a small phone lying on its side': { width: 640, height: 320 },
  'a page at twice its size': { width: 360, height: 370 },
};

/** @returns where bars take more than half of the height, hide a focus, or cut words */
async function lowWindowComplaints(page: Page, name: string): Promise<string[]> {
  const complaints: string[] = [];
  const upright = page.viewportSize();
  for (const [what, size] of Object.entries(LOW_WINDOWS)) {
    await page.setViewportSize(size);
    await textAt(page, 100);
    const left = await heightLeft(page);
    const lines = [...(await hiddenByBars(page)), ...(await unreadable(page))];
    if (left < 0.5) lines.push(`${Math.round(left * 100)} % of the height`);
    complaints.push(...lines.map((line) => `${name}, ${what}: ${line}`));
  }
  if (upright) await page.setViewportSize(upright);
  await textAt(page, 100);
  return complaints;
}

/** Opens a sheet of the screen by its button or link, measures it, and closes it. */
async function sheetComplaints(page: Page, path: string, opener: string | RegExp, name: RegExp): Promise<string[]> {
  const [button, link] = [page.getByRole('button', { name: opener }), page.getByRole('link', { name: opener })];
  await button.or(link).first().click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Memuat…')).toHaveCount(0);
  await atRest(page);
  const complaints = await complaintsOf(page, `${path}, ${opener}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await atRest(page);
  return complaints;
}

/** @returns what does not stay inside the screen once its names are as long as they may be */
export async function longNameComplaints(page: Page, names: readonly string[], long?: string): Promise<string[]> {
  await lengthen(page, names, long);
  const runsOut = (await brokenWords(page)).filter((line) => /runs out/.test(line));
  return [...(await unreadable(page)), ...runsOut];
}

/** Visits a screen and asks of it all that is to be asked. */
export async function screenComplaints(page: Page, screen: Screen): Promise<string[]> {
  const { path, opens = [], names, isLow, isTwin } = screen;
  await visit(page, path);
  if (isTwin) {
    const lost = await wordsLostAt(page, 200);
    await textAt(page, 100);
    return lost.map((line) => `${path}, text at 200 %: ${line}`);
  }
  const complaints = await complaintsOf(page, path);
  if (isLow) complaints.push(...(await lowWindowComplaints(page, path)));
  for (const [opener, dialog] of opens) complaints.push(...(await sheetComplaints(page, path, opener, dialog)));
  // Last: the names stay so until the screen is left.
  if (names) complaints.push(...(await longNameComplaints(page, names)).map((line) => `${path}, long names: ${line}`));
  return complaints;
}
