import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { table } from '../bench/lib/table.ts';
import { createRandom } from '../demo/random.ts';
import { buildIfChanged } from '../scripts/build.ts';
import { findChromium } from '../scripts/test/find-chromium.ts';
import { openUnmigrated } from '../server/node/database/open-database.ts';
import { orExplain } from '../server/node/faults/start-error.ts';
import { sitDownAtGrid } from './luring/grid-officer.ts';
import { type Journey, type Officer, ROWS_A_SHEET, travel } from './luring/journey.ts';
import { sitDown } from './luring/officer.ts';
import { compare, type Outcome } from './luring/outcome.ts';
import type { Seat, Typed } from './luring/watching.ts';
import { createVictim } from './server.ts';
import { type Stage, setStage } from './stage.ts';

const { values } = parseArgs({
  options: {
    baris: { type: 'string', default: '200' },
    mati: { type: 'string', default: '10' },
    /** Row after row in the form of one row, or typed and pasted into the grid of a place. */
    cara: { type: 'string', default: 'formulir' },
    /** Rows that come out of a spreadsheet at once, into a grid. */
    tempel: { type: 'string', default: '12' },
    /** How many times slower the phones' processors are than this machine's. */
    lambat: { type: 'string', default: '4' },
    benih: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

const OFFICERS = 2;

/** Two officers, each with sub-districts of his own, sheet behind sheet. */
const officersOf = async ({ petugas, periodeIds }: Stage, origin: string, rows: number): Promise<Officer[]> =>
  Promise.all(
    petugas.slice(0, OFFICERS).map(async ({ token, kecamatanIds }, at) => {
      const answer = await fetch(`${origin}/api/user`, { headers: { Authorization: `Bearer ${token}` } });
      const { data: user } = await answer.json();
      const needed = Math.ceil(rows / OFFICERS / ROWS_A_SHEET) + 1;
      const periods = periodeIds.slice(-Math.max(needed, 4));
      const all = kecamatanIds.flatMap((kecamatan_id) => periods.map((periode_id) => ({ periode_id, kecamatan_id })));
      const sheets = all.slice(0, Math.max(needed, 4));
      return { petugas: at + 1, token, user, sheets };
    }),
  );

/** The ids of commodities by their names. */
async function komoditiOf(origin: string): Promise<Map<string, number>> {
  const { data } = await (await fetch(`${origin}/api/komoditi?limit=1000`)).json();
  return new Map(data.data.map(({ id, nama_komoditi }: { id: number; nama_komoditi: string }) => [nama_komoditi, id]));
}

interface Run {
  rows: number;
  kills: number;
  seed: number;
  isGrid: boolean;
  /** Rows that are pasted at once. */
  pastes: number;
  /** How many times slower the phones' processors are. */
  slower: number;
}

async function run({ rows, kills, seed, isGrid, pastes, slower }: Run): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'lumbung-luring-'));
  const place = { dataDir: join(folder, 'data'), databaseUrl: null };
  const stage = await setStage(place);
  const victim = await createVictim(place);
  await victim.start();
  const begun = performance.now();
  const chromium = await findChromium();
  const ledger: Typed[] = [];
  const promised = () => ledger.filter(({ isPromised }) => isPromised).length;
  const tell = (sentence: string) => console.log(sentence);

  let serverRestarts = 0;
  let isDone = false;
  const restarting = (async () => {
    for (const share of [1 / 3, 2 / 3]) {
      while (promised() < rows * share && !isDone) await pause(100);
      if (isDone) return;
      await victim.kill();
      await victim.start();
      serverRestarts += 1;
      tell(`  the server was killed and started again (${promised()} rows)`);
    }
  })();

  const komoditi = await komoditiOf(victim.origin);
  const officers = await officersOf(stage, victim.origin, rows);
  const travels: Promise<Journey>[] = officers.map((officer) => {
    const chance = createRandom(seed + officer.petugas);
    const random = () => chance.between(0, 1);
    const share = { rows: rows / officers.length, kills: kills / officers.length };
    const way = isGrid
      ? { sitDown: sitDownAtGrid, pastes }
      : { sitDown: (seat: Seat) => sitDown(seat, komoditi), pastes: 0 };
    return travel({ officer, server: victim.origin, chromium, folder, ...share, ...way, slower, random, ledger, tell });
  });
  const journeys = await Promise.all(travels);
  isDone = true;
  await restarting;
  const seconds = (performance.now() - begun) / 1_000;
  const db = await openUnmigrated(place);
  const found = await compare(db, ledger);
  const stuck = journeys.flatMap(({ macet }, at) => macet.map((seen) => `Profile ${at + 1}: ${seen}`));
  const left = journeys.flatMap(({ sisa }) => sisa.map((row) => `Still on the device: ${row}`));
  await db.destroy();
  await victim.stop();
  await rm(folder, { recursive: true, force: true });
  return { journeys, typed: ledger, ...found, faults: [...found.faults, ...stuck, ...left], serverRestarts, seconds };
}

const sum = (journeys: readonly Journey[], of: (journey: Journey) => number) =>
  String(journeys.reduce((total, journey) => total + of(journey), 0));

const lines = ({ journeys, typed, stored, unpromisedStored, angkaSalah, serverRestarts, seconds, faults }: Outcome) => [
  ['rows typed that the app called stored', String(typed.filter(({ isPromised }) => isPromised).length)],
  ['rows cut short by a kill while they were typed', String(typed.filter(({ isPromised }) => !isPromised).length)],
  ['… that were on the device already, and were sent', String(unpromisedStored)],
  ['rows typed to their end that came back in the form, and were sent', sum(journeys, ({ kembali }) => kembali)],
  ['kills of a browser (SIGKILL)', sum(journeys, ({ mati }) => mati)],
  ['… after which the app opened without network', sum(journeys, ({ mulaiTanpaSinyal }) => mulaiTanpaSinyal)],
  ['kills and restarts of the server', String(serverRestarts)],
  ['writes that reached the road', sum(journeys, ({ road }) => road.counts.ditanya)],
  ['… lost on the way there', sum(journeys, ({ road }) => road.counts.hilangPergi)],
  ['… stored, and the answer lost', sum(journeys, ({ road }) => road.counts.hilangPulang)],
  ['most rows waiting on one device', String(Math.max(...journeys.map(({ terbanyakMenunggu }) => terbanyakMenunggu)))],
  [
    'until all was sent, once the network was back',
    `${Math.round(Math.max(...journeys.map(({ habis }) => habis)) / 1_000)} s`,
  ],
  ['whole run', `${Math.round(seconds)} s`],
  ['rows on the server', String(stored)],
  ['… with wrong digits', String(angkaSalah)],
  ['missing, twice, changed or out of order', String(faults.length)],
];

await orExplain(async () => {
  await buildIfChanged();
  const { baris, mati, benih, cara, tempel, lambat } = values;
  const isGrid = cara === 'lembar';
  console.log(
    `Typing ${baris} rows${isGrid ? ' into grids' : ''} in two browsers, killing them ${mati} times (--benih ${benih}) …`,
  );
  const outcome = await run({
    rows: Number(baris),
    kills: Number(mati),
    seed: Number(benih),
    isGrid,
    pastes: Number(tempel),
    slower: Number(lambat),
  });
  console.log(
    `\n${table(
      [
        ['figure', ([what = '']) => what],
        ['', ([, figure = '']) => figure],
      ],
      lines(outcome),
    )}\n`,
  );
  for (const fault of outcome.faults.slice(0, 20)) console.error(fault);
  if (outcome.faults.length > 0) process.exitCode = 1;
});
