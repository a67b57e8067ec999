import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '../../demo/random.ts';
import { DELETE, holdPhone, lookAtCard, NEXT, openCards, type SeenCard, slipped } from '../ketik/card.ts';
import { createThumbs, keysIn, type Spot, tapsOf } from '../ketik/thumbs.ts';
import type { InTab, Sheet } from './at-work.ts';
import type { Typed } from './paper.ts';
import { KEY_MS, PATIENCE_MS, type Seat, watchRows } from './watching.ts';

/** Both thumbs are down for so long. */
const OVERLAP_MS = 50;
const LOOKS_MS = 1_000;

/** Sits an officer down at the cards of a small phone: digits, 'Lanjut', digits, 'Lanjut', with two thumbs. */
export async function sitDownWithPhone(seat: Seat): Promise<InTab> {
  const { page, petugas, tab, ledger, tally, komoditi, slower } = seat;
  const order = [...komoditi.values()];
  const chance = createRandom(Math.floor(seat.random() * 1_000_000));
  await holdPhone(page);
  const thumbs = await createThumbs(page, KEY_MS, OVERLAP_MS);
  await thumbs.slow(slower);
  let keys: Record<string, Spot> = {};
  let sheet: Sheet = { periode_id: 0, kecamatan_id: 0 };
  let rows: Typed[] = [];
  let at = 0;
  let returned = 0;
  const watch = watchRows(page, () => rows);
  const tap = async (...names: readonly string[]) => {
    for (const name of names) {
      const spot = keys[name];
      if (!spot) throw new Error(`No key '${name}'`);
      await thumbs.tap(spot);
    }
  };
  const put = (harga: number): Typed => {
    const words = { isPromised: false, isPasted: false, isGivenUp: false, isOutOfTurn: false };
    const row: Typed = { petugas, tab, harga, ...sheet, komoditi_id: order[at] ?? null, ...words };
    at += 1;
    ledger.push(row);
    rows.push(row);
    return row;
  };
  const isOf = (row: Typed, nama: string) =>
    row.petugas === petugas &&
    row.periode_id === sheet.periode_id &&
    row.kecamatan_id === sheet.kecamatan_id &&
    row.komoditi_id === komoditi.get(nama);
  /** Goes on with the row on the card, if its first digits stand there. */
  const goOnWith = async ({ nama, figure, texts }: SeenCard): Promise<Typed | undefined> => {
    const back = ledger.findLast((row) => !row.isPromised && !row.isGivenUp && isOf(row, nama));
    const others = Array.from(texts[figure] ?? '', () => DELETE);
    if (texts.every((text) => text === '')) return undefined;
    await tap(...others);
    if (!back) {
      if (figure > 0) tally.faults.push(`${nama} holds ${texts.join(' / ')}, which nobody typed there`);
      return undefined;
    }
    if (figure > 0 && texts[0] !== String(back.harga)) tally.faults.push(`${nama} holds ${texts[0]} after a kill`);
    for (let one = figure; one < texts.length; one += 1) await tap(...tapsOf(back.harga), NEXT);
    at += 1;
    return back;
  };
  /** Looks which card is on screen, past those that another tab has filled. */
  const look = async (): Promise<Typed | undefined> => {
    for (;;) {
      await pause(LOOKS_MS);
      const seen = await lookAtCard(page);
      at = seen?.row ?? order.length;
      if (!seen || !ledger.some((row) => row.isPromised && isOf(row, seen.nama)))
        return (seen && goOnWith(seen)) || undefined;
      await tap(NEXT);
    }
  };

  return {
    page: () => page,
    pages: () => [page],
    isStored: watch.isStored,
    open: async (origin, next) => {
      // A thumb that is down while its page goes makes the next page deaf until it is lifted.
      thumbs.lift();
      const isFirst = await openPatiently(() => openCards(page, origin, next));
      sheet = next;
      keys = await keysIn(page);
      const back = await look();
      rows = back ? [back] : [];
      returned += rows.length;
      watch.begin();
      return isFirst;
    },
    look: async () => {
      const back = await look();
      if (back) rows.push(back);
    },
    type: async ([harga = 0]) => {
      if (at >= order.length) return 0;
      put(harga);
      for (let one = 0; one < 2; one += 1) await tap(...slipped(tapsOf(harga), chance), NEXT);
      return 1;
    },
    begin: async (harga) => {
      if (at >= order.length) return null;
      const row = put(harga);
      row.isOutOfTurn = true;
      await tap(...tapsOf(harga), NEXT);
      return row;
    },
    finish: async ({ harga }) => {
      await pause(LOOKS_MS);
      const seen = await lookAtCard(page);
      if (seen?.texts.join() === `${harga},`) await tap(...tapsOf(harga), NEXT);
    },
    returned: () => returned,
    looksUp: () => {
      thumbs.lift();
      return watch.looksUp();
    },
  };
}

/** Opens a page, however long it takes. @returns whether the first attempt succeeded */
async function openPatiently(open: () => Promise<void>): Promise<boolean> {
  let failure: unknown;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      await Promise.race([
        open(),
        pause(PATIENCE_MS).then(() => {
          throw new Error('The cards did not open');
        }),
      ]);
      return attempt === 0;
    } catch (error) {
      failure = error;
      await pause(500);
    }
  }
  throw failure;
}
