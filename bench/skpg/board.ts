import { type Bulan, geserBulan, namaBulanTahun } from '../../contract/formulas/skpg/bulan.ts';
import { type SkemaSkpg, skemaSkpg } from '../../contract/formulas/skpg/label.ts';
import { cpuTime } from '../api/cpu-time.ts';
import { asked } from '../lib/asked.ts';
import { kilobytes, median, percentile } from '../lib/figures.ts';
import type { Server } from '../lib/server.ts';
import { type Column, table } from '../lib/table.ts';

/** A month's report as the office opens it, time after time: nothing of it is kept between two answers. */
export interface Board {
  month: Bulan;
  scheme: SkemaSkpg;
  bytes: number;
  first: number;
  ms: number;
  p95: number;
  /** Milliseconds of the server's own processor, a database beside it apart. */
  cpu: number;
}

export const YEARS = 5;

/** The running month, the last whole one, that of the year before, and the oldest that has a year before it. */
export const monthsOf = (running: Bulan): Bulan[] =>
  [0, 1, 13, 12 * (YEARS - 1) - 1].map((months) => geserBulan(running, -months));

export const boardAt = ({ tahun, bulan }: Bulan, skema: SkemaSkpg): string =>
  `/api/kantor/skpg?tahun=${tahun}&bulan=${bulan}&skema=${skema}`;

export async function measureBoards(
  { pid, origin }: Server,
  months: readonly Bulan[],
  times: number,
  bearer: Record<string, string>,
): Promise<Board[]> {
  const headers = { ...bearer, 'Accept-Encoding': 'br' };
  const measured: Board[] = [];
  for (const month of months) {
    for (const scheme of skemaSkpg) {
      const ask = () => asked(new URL(boardAt(month, scheme), origin), headers);
      const { ms: first, body } = await ask();
      const used = await cpuTime(pid);
      const all: number[] = [];
      while (all.length < times) all.push((await ask()).ms);
      const cpu = ((await cpuTime(pid)) - used) * (1000 / times);
      const bytes = body.byteLength;
      measured.push({ month, scheme, bytes, first, ms: median(all), p95: percentile(all, 0.95), cpu });
    }
  }
  return measured;
}

const columns: Column<Board>[] = [
  ['month', ({ month }) => namaBulanTahun(month)],
  ['scheme', ({ scheme }) => scheme],
  ['kB', ({ bytes }) => kilobytes(bytes)],
  ['first ms', ({ first }) => first.toFixed(1)],
  ['median ms', ({ ms }) => ms.toFixed(1)],
  ['95 of 100 within ms', ({ p95 }) => p95.toFixed(1)],
  ['CPU ms', ({ cpu }) => cpu.toFixed(1)],
];

export const boardTable = (measured: readonly Board[]): string => table(columns, measured);
