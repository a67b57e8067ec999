import { groupMemory, memoryDuring } from '../foto/group-memory.ts';
import { median } from '../lib/figures.ts';
import type { Server } from '../lib/server.ts';
import { type Column, table } from '../lib/table.ts';

const TURNS = 5;
const MB = 1e6;

/** A file that a server makes of a report. */
export interface Printing {
  report: string;
  format: string;
  first: number;
  ms: number;
  bytes: number;
  before: number;
  /** Bytes that the process took more at most. */
  more: number;
  /** The longest that a small answer took meanwhile. */
  wait: number;
}

/** Has a file made several times over. */
export async function measurePrinting(
  server: Server,
  { report, format, path }: { report: string; format: string; path: string },
  headers: Record<string, string>,
): Promise<Printing> {
  const before = await groupMemory(server.pid);
  const times: number[] = [];
  const waits: number[] = [];
  let bytes = 0;
  const [, most] = await memoryDuring(server.pid, async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const begun = performance.now();
      const work = take(server.origin + path, headers).then((size) => {
        bytes = size;
        times.push(performance.now() - begun);
      });
      waits.push(await longestBeside(server.origin, work));
    }
  });
  const [first = 0] = times;
  return { report, format, first, ms: median(times), bytes, before, more: most - before, wait: median(waits) };
}

async function take(address: string, headers: Record<string, string>): Promise<number> {
  const response = await fetch(address, { headers });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.arrayBuffer()).byteLength;
}

/** The longest that a small answer took while something else went on. */
async function longestBeside(origin: string, work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const begun = performance.now();
    await fetch(`${origin}/healthz`);
    longest = Math.max(longest, performance.now() - begun);
  }
  await ended;
  return longest;
}

const columns: Column<Printing>[] = [
  ['report', ({ report }) => report],
  ['as', ({ format }) => format],
  ['first ms', ({ first }) => first.toFixed(0)],
  ['median ms', ({ ms }) => ms.toFixed(0)],
  ['kB', ({ bytes }) => (bytes / 1000).toFixed(0)],
  ['memory before MB', ({ before }) => (before / MB).toFixed(0)],
  ['more MB', ({ more }) => (more / MB).toFixed(0)],
  ['another waits ms', ({ wait }) => wait.toFixed(0)],
];

export const printingTable = (measured: readonly Printing[]): string => table(columns, measured);
