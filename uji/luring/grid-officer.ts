import { setTimeout as pause } from 'node:timers/promises';
import { createTypist } from '../ketik/typist.ts';
import type { InTab, Sheet } from './at-work.ts';
import { answerPreview, blockKinds, pasteInto } from './blocks.ts';
import { lookAtGrid, openGrid } from './grid-sight.ts';
import type { Typed } from './paper.ts';
import { KEY_MS, type Seat, seenOn, watchRows } from './watching.ts';

const LOOKS_MS = 1_000;

/** Sits an officer down at the grid: row behind row with Tab, or a block that was copied elsewhere, without waiting. */
export async function sitDownAtGrid(seat: Seat): Promise<InTab> {
  const { page, petugas, tab, ledger, tally, slower, random } = seat;
  const names = new Map([...seat.komoditi].map(([nama, id]) => [id, nama]));
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
  const put = (harga: number, isPasted = false): Typed => {
    const words = { isPromised: false, isPasted, isGivenUp: false, isOutOfTurn: false };
    const row: Typed = { petugas, tab, harga, ...sheet, komoditi_id: komoditi[at] ?? null, ...words };
    at += 1;
    ledger.push(row);
    rows.push(row);
    return row;
  };
  /** Looks where he is, and goes on with a row whose first price stands there. */
  const look = async (isAnew = false): Promise<Typed | undefined> => {
    const seen = await lookAtGrid(page, filledIn(ledger, petugas, sheet), isAnew);
    komoditi = seen.komoditi;
    at = seen.isFull ? komoditi.length : seen.at;
    if (seen.eceran === null || seen.isFull || isAnew) return undefined;
    const back = ledger.find((row) => row.petugas === petugas && !row.isPromised && row.harga === seen.eceran);
    at += 1;
    await press(...String(seen.eceran), 'Tab');
    return back;
  };
  const paste = async (prices: readonly number[]) => {
    const lines = prices.map((harga) => ({ nama: names.get(komoditi[at] ?? 0) ?? '', harga: put(harga, true).harga }));
    const block = blockKinds[Math.floor(random() * blockKinds.length)]?.(lines);
    if (!block) return;
    await pasteInto(page, block.text);
    if (block.columns) {
      await answerPreview(page, block.columns, 2 * lines.length);
      tally.pratinjau += 1;
    }
    await press(...lines.map(() => 'Enter'));
  };

  return {
    page: () => page,
    pages: () => [page],
    isStored: watch.isStored,
    open: async (origin, next) => {
      const isFirst = await openGrid(page, origin, next);
      sheet = next;
      rows = [];
      // He was cut off between the two prices of a row, the first of which is on his paper.
      const back = await look();
      rows = back ? [back] : [];
      returned += rows.length;
      watch.begin();
      return isFirst;
    },
    look: async (isAnew) => {
      const back = await look(isAnew);
      if (back) rows.push(back);
    },
    type: async (prices) => {
      const fits = prices.slice(0, komoditi.length - at);
      const [only] = fits;
      if (only === undefined) return 0;
      if (fits.length > 1) await paste(fits);
      else {
        put(only);
        await press(...String(only), 'Tab', ...String(only), 'Tab');
      }
      return fits.length;
    },
    begin: async (harga) => {
      if (at >= komoditi.length) return null;
      const row = put(harga);
      row.isOutOfTurn = true;
      // Now and then he leaves while he is still in the cell.
      await press(...String(harga), ...(random() < 0.5 ? ['Tab'] : []));
      return row;
    },
    finish: async (row) => {
      const begun = await page.evaluate(rowAtFocus);
      if (begun?.komoditi !== row.komoditi_id) {
        tally.faults.push(`The cell of ${row.harga} has lost the focus: ${await seenOn(page)}`);
        return;
      }
      // He had left while he was still in the cell.
      if (begun.at === 0 && begun.texts[0] === String(row.harga)) await press('Tab');
      await pause(LOOKS_MS);
      const stands = await page.evaluate(rowAtFocus);
      if (stands?.texts.join() === `${row.harga},`) await press(...String(row.harga), 'Tab');
    },
    returned: () => returned,
    looksUp: watch.looksUp,
  };
}

/** The commodities for which he has filled a sheet already: he sees where he stopped. */
const filledIn = (ledger: readonly Typed[], petugas: number, sheet: Sheet): number[] =>
  ledger.flatMap((row) => {
    const isHere = row.petugas === petugas && row.periode_id === sheet.periode_id;
    return isHere && row.kecamatan_id === sheet.kecamatan_id && row.isPromised ? [row.komoditi_id ?? 0] : [];
  });

/** Runs in the page: the row in which the focus is, what stands in it, and in which of its cells the focus is. */
function rowAtFocus(): { komoditi: number; texts: string[]; at: number } | null {
  const cell = document.activeElement;
  if (!(cell instanceof HTMLInputElement)) return null;
  const fields = [...(cell.closest('[role=row], tr')?.querySelectorAll('input') ?? [])];
  return {
    komoditi: Number(cell.dataset['baris']?.split('/').at(-1)),
    texts: fields.map(({ value }) => value.replaceAll('.', '')),
    at: fields.indexOf(cell),
  };
}
