import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Sheet } from './at-work.ts';
import { isToldOfLost } from './lost-rows.ts';
import { PATIENCE_MS } from './watching.ts';

const LOOKS_MS = 1_000;

/** What somebody sees of a grid as he begins: its commodities, the first blank cell, the price beside it. */
export interface SeenGrid {
  komoditi: number[];
  at: number;
  /** The cell is the second of its row: the first was stored before. */
  eceran: number | null;
  isFull: boolean;
  /** The commodities that lack a figure. */
  lacking: number[];
}

/** Looks until the grid shows what he has filled, or says that it is lost, and goes to the first blank cell. */
export async function lookAtGrid(page: Page, filled: readonly number[], isAnew = false): Promise<SeenGrid> {
  for (let waited = 0; ; waited += LOOKS_MS) {
    const seen = await page.evaluate(seenIn, isAnew);
    if (filled.every((one) => !seen.lacking.includes(one))) return seen;
    if (waited >= PATIENCE_MS || (await isToldOfLost(page))) return seen;
    await pause(LOOKS_MS);
  }
}

export async function openGrid(page: Page, origin: string, { periode_id, kecamatan_id }: Sheet): Promise<boolean> {
  const address = `${origin}/dashboard/harga-pangan/edit?periode=${periode_id}&kecamatan=${kecamatan_id}&isi=`;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      await page.goto(address, { timeout: PATIENCE_MS });
      await page.locator('[role=gridcell] input:focus').waitFor({ timeout: PATIENCE_MS });
      // What lies on the device comes a moment after the grid; he looks where he is.
      await pause(LOOKS_MS);
      return attempt === 0;
    } catch {
      await pause(500);
    }
  }
  throw new Error(`${address} did not open`);
}

/** Runs in the page. @param isAnew goes to the first cell of the row in which a blank one is */
function seenIn(isAnew: boolean): SeenGrid {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[role=gridcell] input')];
  // A row is named by its place and its commodity.
  const komoditiOf = ({ dataset }: HTMLInputElement) => Number(dataset['baris']?.split('/').at(-1));
  const komoditi = [...new Set(fields.map(komoditiOf))];
  const blank = fields.filter(({ value }) => value === '');
  const cell = blank[0];
  const first = fields.find((field) => cell && komoditiOf(field) === komoditiOf(cell));
  const price = Number(first?.value.replaceAll('.', ''));
  const target = isAnew ? first : cell;
  if (target !== document.activeElement) target?.focus();
  return {
    komoditi,
    at: cell ? komoditi.indexOf(komoditiOf(cell)) : komoditi.length,
    eceran: cell !== first && price > 0 ? price : null,
    isFull: !cell,
    lacking: blank.map(komoditiOf),
  };
}
