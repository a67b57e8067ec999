import type { Page } from '@playwright/test';
import { routes } from '../../contract/routes.ts';
import { createRandom, type Random } from '../../demo/random.ts';
import type { Running } from '../luring/browser.ts';
import { keepSession } from '../session.ts';
import { settled, type Way } from './cell.ts';
import type { Lembar, Office } from './office.ts';
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

const PHONE = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true };
const OPENS_WITHIN_MS = 60_000;
/** One row in so many has a digit that is taken back and typed anew. */
const SLIP = 0.15;

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
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setDeviceMetricsOverride', PHONE);
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
    way.slow(0);
    await jam(page, cell.benih + deaths.length);
    await openSheet(page, way.origin, lembar);
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
      const names = angka.slice(figure).flatMap((one) => [...slipped(tapsOf(one), random), 'Lanjut']);
      if (await tapAll([...before, ...names])) {
        row += 1;
        figure = 0;
        before = [];
        continue;
      }
      await running.kill();
      running = await start();
      seat = await sit();
      const seen = await lookAt(seat.page);
      if (seen === null) break;
      if (seen.row < row) diulang += row - seen.row;
      ({ row, figure } = seen);
      before = Array.from(seen.texts[figure] ?? '', () => 'Hapus satu angka');
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

/** Puts a wrong digit among keys now and then, and takes it back. */
function slipped(keys: readonly string[], random: Random): string[] {
  if (random.between(0, 1) > SLIP) return [...keys];
  const at = Math.floor(random.between(0, keys.length));
  return [...keys.slice(0, at), String(Math.floor(random.between(1, 10))), 'Hapus satu angka', ...keys.slice(at)];
}

async function openSheet(page: Page, origin: string, { periode_id, kecamatan_id }: Lembar): Promise<void> {
  page.setDefaultTimeout(OPENS_WITHIN_MS);
  const query = `periode=${periode_id}&kecamatan=${kecamatan_id}`;
  await page.goto(`${origin}${routes.dashboardHargaPanganEdit}?${query}`);
  await page.getByRole('button', { name: 'Isi sekaligus' }).click();
  await page.locator('[role=dialog] [role=group]:not([aria-busy]) input:focus, [role=dialog] h3[tabindex]').waitFor();
}

/** The card that is on screen: its row, the figure that is typed, and what its fields hold; null at the end. */
const lookAt = (page: Page) =>
  page.evaluate(() => {
    const card = [...document.querySelectorAll('[role=dialog] [role=group]')].find((one) => one.querySelector('input'));
    if (!card) return null;
    const fields = [...card.querySelectorAll('input')];
    const place = /, (\d+) dari \d+$/.exec(card.getAttribute('aria-label') ?? '')?.[1];
    return {
      row: Number(place) - 1,
      figure: Math.max(0, fields.indexOf(document.activeElement as HTMLInputElement)),
      texts: fields.map(({ value }) => value.replaceAll('.', '')),
    };
  });

const saidIn = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('[role=dialog]')?.textContent?.slice(0, 300) ?? 'no card');
