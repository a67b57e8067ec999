import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { createTypist } from '../ketik/typist.ts';
import type { AtWork, Sheet } from './officer.ts';
import { KEY_MS, PATIENCE_MS, type Seat, type Typed, watchRows } from './watching.ts';

const LOOKS_MS = 1_000;

/** What of a grid somebody sees as he begins: its commodities, the first cell that lacks its figure, the price beside it. */
interface Begun {
  komoditi: number[];
  at: number;
  /** The cell is the second of its row: the first was stored before. */
  eceran: number | null;
  isFull: boolean;
  /** Those that lack a figure. */
  lacking: number[];
}

/** Sits an officer down at the grid: row behind row with Tab, or a block that was copied elsewhere, without waiting. */
export async function sitDownAtGrid({ page, petugas, ledger, slower }: Seat): Promise<AtWork> {
  const typist = await createTypist(page, KEY_MS);
  await typist.slow(slower);
  let sheet: Sheet = { periode_id: 0, kecamatan_id: 0 };
  let rows: Typed[] = [];
  let komoditi: number[] = [];
  let at = 0;
  let returned = 0;
  const watch = watchRows(page, () => rows);
  const press = async (...keys: string[]) => {
    for (const key of keys) await typist.press(key);
  };
  const put = (harga: number) => {
    const row: Typed = { petugas, harga, ...sheet, komoditi_id: komoditi[at] ?? null, isPromised: false };
    at += 1;
    ledger.push(row);
    rows.push(row);
  };

  return {
    open: async (origin, next) => {
      const isFirst = await openGrid(page, origin, next);
      sheet = next;
      const begun = await begunOn(page, filledIn(ledger, petugas, next));
      komoditi = begun.komoditi;
      at = begun.isFull ? komoditi.length : begun.at;
      const back = ledger.find((row) => row.petugas === petugas && !row.isPromised && row.harga === begun.eceran);
      rows = back ? [back] : [];
      watch.begin();
      if (begun.eceran === null || begun.isFull) return isFirst;
      // He was cut off between the two prices of a row, the first of which is on his paper.
      returned += rows.length;
      at += 1;
      await press(...String(begun.eceran), 'Tab');
      return isFirst;
    },
    type: async (prices) => {
      const fits = prices.slice(0, komoditi.length - at);
      if (fits.length === 0) return 0;
      for (const harga of fits) put(harga);
      const [only] = fits;
      if (fits.length === 1) await press(...String(only), 'Tab', ...String(only), 'Tab');
      else {
        const block = fits.map((harga) => `${harga}\t${harga}`).join('\r\n');
        await page.evaluate(paste, block).catch(() => undefined);
        await press(...fits.map(() => 'Enter'));
      }
      return fits.length;
    },
    returned: () => returned,
    looksUp: watch.looksUp,
  };
}

/** For which commodities he has filled a sheet already: he sees where he stopped. */
const filledIn = (ledger: readonly Typed[], petugas: number, sheet: Sheet): number[] =>
  ledger.flatMap((row) => {
    const isHere = row.petugas === petugas && row.periode_id === sheet.periode_id;
    return isHere && row.kecamatan_id === sheet.kecamatan_id && row.isPromised ? [row.komoditi_id ?? 0] : [];
  });

/** Looks until the grid shows what he has filled, and goes to the first cell that lacks its figure. */
async function begunOn(page: Page, filled: readonly number[]): Promise<Begun> {
  for (let waited = 0; ; waited += LOOKS_MS) {
    const begun = await page.evaluate(begunIn);
    if (waited >= PATIENCE_MS || filled.every((one) => !begun.lacking.includes(one))) return begun;
    await pause(LOOKS_MS);
  }
}

async function openGrid(page: Page, origin: string, { periode_id, kecamatan_id }: Sheet): Promise<boolean> {
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

/** Runs in the page. */
function begunIn(): Begun {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[role=gridcell] input')];
  // A row is named by its place and its commodity.
  const komoditiOf = ({ dataset }: HTMLInputElement) => Number(dataset['baris']?.split('/').at(-1));
  const komoditi = [...new Set(fields.map(komoditiOf))];
  const blank = fields.filter(({ value }) => value === '');
  const cell = blank[0];
  const first = fields.find((field) => cell && komoditiOf(field) === komoditiOf(cell));
  const price = Number(first?.value.replaceAll('.', ''));
  if (cell !== document.activeElement) cell?.focus();
  return {
    komoditi,
    at: cell ? komoditi.indexOf(komoditiOf(cell)) : komoditi.length,
    eceran: cell !== first && price > 0 ? price : null,
    isFull: !cell,
    lacking: blank.map(komoditiOf),
  };
}

/** Runs in the page: what Ctrl+V brings to the cell that has the focus. */
function paste(block: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', block);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
}
