import { jenisLaporan } from '../contract/limits.ts';
import { groupMemory, memoryDuring } from './foto/group-memory.ts';
import { median } from './lib/figures.ts';
import { startServer } from './lib/server.ts';
import { table } from './lib/table.ts';

/**
 * How long a report takes as a PDF and as a workbook, all sixteen kecamatan with 36 commodities at once, how much memory
 * that takes, and how long others wait meanwhile: `node bench/cetak.ts`. The built server answers on its own.
 */
const TURNS = 5;
const MB = 1e6;

await using server = await startServer({ asInstalled: true });
const login = await fetch(`${server.origin}/api/login`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ username: 'admin', password: 'lumbung-demo' }),
});
const { data } = (await login.json()) as { data: { access_token: string } };
const headers = { Authorization: `Bearer ${data.access_token}` };

const take = async (path: string): Promise<number> => {
  const response = await fetch(`${server.origin}/api/cetak/${path}`, { headers });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.arrayBuffer()).byteLength;
};

/** The longest that a small answer took while something else went on. */
async function longestBeside(work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const begun = performance.now();
    await fetch(`${server.origin}/healthz`);
    longest = Math.max(longest, performance.now() - begun);
  }
  await ended;
  return longest;
}

const measured: string[][] = [];
for (const jenis of jenisLaporan) {
  for (const format of ['pdf', 'xlsx']) {
    const before = await groupMemory(server.pid);
    const times: number[] = [];
    const waits: number[] = [];
    let size = 0;
    const [, most] = await memoryDuring(server.pid, async () => {
      for (let turn = 0; turn < TURNS; turn += 1) {
        const begun = performance.now();
        const work = take(`${jenis}?format=${format}`).then((bytes) => {
          size = bytes;
          times.push(performance.now() - begun);
        });
        waits.push(await longestBeside(work));
      }
    });
    measured.push([
      ...[jenis, format, (times[0] ?? 0).toFixed(0), median(times).toFixed(0), (size / 1000).toFixed(0)],
      ...[(before / MB).toFixed(0), ((most - before) / MB).toFixed(0), median(waits).toFixed(0)],
    ]);
  }
}

const titles = ['report', 'as', 'first ms', 'median ms', 'kB', 'memory before MB', 'more MB', 'another waits ms'];
console.log(
  table(
    titles.map((title, at) => [title, (row: string[]) => row[at] ?? '']),
    measured,
  ),
);
