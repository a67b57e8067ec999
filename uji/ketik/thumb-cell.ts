import type { Page } from '@playwright/test';
import { createRandom, type Random } from '../../demo/random.ts';
import type { Running } from '../luring/browser.ts';
import { keepSession } from '../session.ts';
import { DELETE, holdPhone, lookAtCard, NEXT, openCards, slipped } from './card.ts';
import { settled, type Way } from './cell.ts';
import type { Office } from './office.ts';
import type { Baris } from './rows.ts';
import { createThumbs, jam, keysIn, type Spot, tapsOf } from './thumbs.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** How somebody taps on which phone. */
export interface ThumbCell {
  /** The factor by which the phone's processor is slower than this one. */
  prosesor: number;
  /** Milliseconds from one tap to the next. */
  ketik: number;
  /** Milliseconds for which both thumbs are down. */
  tindih: number;
  /** Milliseconds that each answer of the server takes longer. */
  latensi: number;
  baris: number;
  /** The number of times that the browser is killed meanwhile. */
  mati: number;
  benih: number;
}

/** The result of a sheet. */
export interface ThumbOutcome extends Verdict {
  cell: ThumbCell;
  /** Rows of which the last tap was not on the device's disk when the browser was killed: he saw it, and typed them again. */
  diulang: number;
}

const OPENS_WITHIN_MS = 60_000;

/** Prices that keep the rules, all near to those of the week before. */
function paper(rows: number, random: Random): Baris[] {
  const rounded = (price: number) => Math.round(price / 100) * 100;
  return Array.from({ length: rows }, () => {
    const eceran = rounded(random.between(9_000, 150_000));
    const angka = [eceran, rounded(eceran * random.between(0.85, 0.97))];
    return { angka, lalu: angka.map((price) => rounded(price * random.between(0.95, 1.05))), isJauh: false };
  });
}

/** Taps a sheet into the keypad, and compares what the server has at the end with the paper. */
export async function tapCell(
  start: () => Promise<Running>,
  office: Office,
  way: Way,
  cell: ThumbCell,
): Promise<ThumbOutcome> {
  const random = createRandom(cell.benih);
  const rows = paper(cell.baris, random);
  const lembar = await office.open(
    'harga',
    rows.map(({ lalu }) => lalu),
  );
  const session = await office.newSession();
  const deaths = Array.from({ length: cell.mati }, (_, at) => {
    const part = cell.baris / cell.mati;
    return Math.floor(random.between(at * part, (at + 1) * part) * KEYS_A_ROW);
  });
  const faults: string[] = [];
  let running = await start();
  let diulang = 0;

  const sit = async () => {
    const { page } = running;
    await keepSession(page, session);
    await holdPhone(page);
    way.slow(0);
    await jam(page, cell.benih + deaths.length);
    page.setDefaultTimeout(OPENS_WITHIN_MS);
    await openCards(page, way.origin, lembar);
    way.slow(cell.latensi);
    const thumbs = await createThumbs(page, cell.ketik, cell.tindih);
    const keys = await keysIn(page);
    await thumbs.slow(cell.prosesor);
    return { page, thumbs, keys };
  };

  try {
    let seat = await sit();
    let taps = 0;
    /** Taps keys until the browser is killed. */
    const tapAll = async (names: readonly string[]): Promise<boolean> => {
      for (const name of names) {
        const spot: Spot | undefined = seat.keys[name];
        if (!spot) throw new Error(`No key '${name}'`);
        await seat.thumbs.tap(spot);
        taps += 1;
        if (taps < (deaths[0] ?? Number.POSITIVE_INFINITY)) continue;
        deaths.shift();
        return false;
      }
      return true;
    };
    let row = 0;
    let figure = 0;
    let before: string[] = [];
    while (row < rows.length) {
      const angka = rows[row]?.angka ?? [];
      const names = angka.slice(figure).flatMap((one) => [...slipped(tapsOf(one), random), NEXT]);
      if (await tapAll([...before, ...names])) {
        row += 1;
        figure = 0;
        before = [];
        continue;
      }
      await running.kill();
      running = await start();
      seat = await sit();
      const seen = await lookAtCard(seat.page);
      if (seen === null) break;
      if (seen.row < row) diulang += row - seen.row;
      ({ row, figure } = seen);
      before = Array.from(seen.texts[figure] ?? '', () => DELETE);
      for (const [at, text] of seen.texts.entries()) {
        const isOdd = at < figure && text !== String(rows[row]?.angka[at]);
        if (isOdd) faults.push(`Row ${row + 1} holds ${text} after a kill`);
      }
    }
    seat.thumbs.lift();
    await seat.thumbs.slow(1);
    const { page } = seat;
    const stored = await settled(page, office, lembar, rows);
    const verdict = verdictOf(rows, stored, lembar.tempat);
    if (verdict.faults.length > 0) faults.push(`At the end: ${await saidIn(page)}`);
    return { cell, ...verdict, diulang, faults: [...verdict.faults, ...faults] };
  } finally {
    await running.kill();
  }
}

/** About so many taps take a row. */
const KEYS_A_ROW = 10;

const saidIn = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('[role=dialog]')?.textContent?.slice(0, 300) ?? 'no card');
