import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../bench/lib/server.ts';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { startBrowser } from '../luring/browser.ts';
import { openRoad } from '../luring/road.ts';
import { openOffice } from './office.ts';
import { type ThumbCell, type ThumbOutcome, tapCell } from './thumb-cell.ts';

/** Combines the conditions of the run. */
export interface ThumbMatrix {
  prosesor: readonly number[];
  ketik: readonly number[];
  tindih: readonly number[];
  latensi: readonly number[];
  baris: number;
  /** The number of times that the browser is killed in every other sheet. */
  mati: number;
  /** The number of sheets of each kind. */
  putaran: number;
  benih: number;
}

export const thumbs: Omit<ThumbMatrix, 'benih'> = {
  prosesor: [1, 4, 6],
  ketik: [80, 120, 200, 300],
  tindih: [0, 50, 120],
  latensi: [0, 400, 1_000],
  baris: 28,
  mati: 1,
  putaran: 2,
};

/** Every rhythm with every overlap and processor; the latencies take turns, and every other sheet is killed. */
export function thumbCells({ prosesor, ketik, tindih, latensi, putaran, mati, ...same }: ThumbMatrix): ThumbCell[] {
  const rounds = Array.from({ length: putaran }, (_, round) => round);
  const kinds = rounds.flatMap((round) =>
    prosesor.flatMap((times) =>
      ketik.flatMap((rhythm) => tindih.map((overlap) => ({ round, prosesor: times, ketik: rhythm, tindih: overlap }))),
    ),
  );
  return kinds.map(({ round, ...kind }, at) => ({
    ...kind,
    ...same,
    latensi: latensi[(at + Math.floor(at / tindih.length) + round) % latensi.length] ?? 0,
    mati: (at + round) % 2 === 0 ? mati : 0,
    benih: same.benih + at,
  }));
}

/** A sheet in which something went wrong that nobody thought of: what was typed counts as missing. */
const lost = (cell: ThumbCell, error: unknown): ThumbOutcome => ({
  cell,
  diketik: cell.baris,
  diulang: 0,
  ...{ benar: 0, angkaSalah: 0, salahTempat: 0, hilang: cell.baris, dobel: 0 },
  faults: [String(error)],
});

const YEARS_APART = 10;

/** Taps all sheets, some beside each other, each on a phone of its own. */
export async function tapSheets(
  cells: readonly ThumbCell[],
  beside: number,
  tell: (outcome: ThumbOutcome) => void,
): Promise<ThumbOutcome[]> {
  await using server = await startServer();
  const chromium = await findChromium();
  const waiting = [...cells];
  const outcomes: ThumbOutcome[] = [];
  const work = async (_: unknown, worker: number) => {
    const road = await openRoad(server.origin, () => 1);
    const office = await openOffice(server.origin, `${1950 + worker * YEARS_APART}-01-01`);
    for (let cell = waiting.shift(); cell; cell = waiting.shift()) {
      const one = cell;
      const profile = await mkdtemp(join(tmpdir(), 'lumbung-jempol-'));
      const start = () => startBrowser(chromium, profile);
      const outcome = await tapCell(start, office, road, one).catch((error) => lost(one, error));
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
      outcomes.push(outcome);
      tell(outcome);
    }
    await road.close();
  };
  await Promise.all(Array.from({ length: beside }, work));
  return outcomes;
}
