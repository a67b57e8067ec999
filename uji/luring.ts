import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '../demo/random.ts';
import { buildIfChanged } from '../scripts/build.ts';
import { findChromium } from '../scripts/test/find-chromium.ts';
import { openUnmigrated } from '../server/node/database/open-database.ts';
import { orExplain, StartError } from '../server/node/faults/start-error.ts';
import type { SitDown } from './luring/at-work.ts';
import { beginFate } from './luring/fate.ts';
import { sitDownAtGrid } from './luring/grid-officer.ts';
import { type Officer, ROWS_A_SHEET, travel } from './luring/journey.ts';
import { sitDown } from './luring/officer.ts';
import { compare, type Outcome } from './luring/outcome.ts';
import type { Typed } from './luring/paper.ts';
import { report } from './luring/report.ts';
import { sitDownWithPhone } from './luring/thumb-officer.ts';
import { createVictim } from './server.ts';
import { type Stage, setStage } from './stage.ts';

const { values } = parseArgs({
  options: {
    baris: { type: 'string', default: '200' },
    mati: { type: 'string', default: '10' },
    /** Row after row in the form of one row, typed and pasted into the grid of a place, or tapped into its cards; for each tab one. */
    cara: { type: 'string', default: 'formulir' },
    /** Rows that come out of a spreadsheet at once, into a grid. */
    tempel: { type: 'string', default: '12' },
    /** The number of tabs in which the same sheet is open. */
    tab: { type: 'string', default: '1' },
    /** The number of times that the server is put back from a backup. */
    pulih: { type: 'string', default: '0' },
    /** The phones' processors are so many times slower than this machine's. */
    lambat: { type: 'string', default: '4' },
    benih: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

const OFFICERS = 2;

const ways: ReadonlyMap<string, SitDown> = new Map([
  ['formulir', sitDown],
  ['lembar', sitDownAtGrid],
  ['jempol', sitDownWithPhone],
]);

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

/** The ids of commodities by their names, in the order in which forms propose them. */
async function komoditiOf(origin: string): Promise<Map<string, number>> {
  const { data } = await (await fetch(`${origin}/api/komoditi?limit=1000`)).json();
  return new Map(data.data.map(({ id, nama_komoditi }: { id: number; nama_komoditi: string }) => [nama_komoditi, id]));
}

interface Run {
  rows: number;
  kills: number;
  restores: number;
  seed: number;
  /** One for each tab. */
  ways: readonly SitDown[];
  /** Rows that are pasted at once. */
  pastes: number;
  slower: number;
}

async function run({ rows, kills, restores, seed, ...same }: Run): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'lumbung-luring-'));
  const place = { dataDir: join(folder, 'data'), databaseUrl: null };
  const stage = await setStage(place);
  const victim = await createVictim(place);
  await victim.start();
  const begun = performance.now();
  const chromium = await findChromium();
  const ledger: Typed[] = [];
  const progress = () => ledger.filter(({ isPromised }) => isPromised).length / rows;
  const tell = (sentence: string) => console.log(sentence);
  const komoditi = await komoditiOf(victim.origin);
  const officers = await officersOf(stage, victim.origin, rows);
  const fate = beginFate({ victim, place, folder, restores, progress, tell });
  const travels = officers.map((officer) => {
    const chance = createRandom(seed + officer.petugas);
    const random = () => chance.between(0, 1);
    const share = { rows: rows / officers.length, kills: kills / officers.length };
    const world = { server: victim.origin, chromium, folder, komoditi, ledger, fate: fate.done, tell };
    return travel({ officer, ...world, ...share, ...same, random });
  });
  const journeys = await Promise.all(travels).finally(fate.giveUp);
  await fate.done;
  const seconds = (performance.now() - begun) / 1_000;
  const db = await openUnmigrated(place);
  const compared = await compare(db, ledger, fate.lost);
  const said = journeys.flatMap(({ macet, tally, sisa }, at) => [
    ...[...macet, ...tally.faults].map((fault) => `Profile ${at + 1}: ${fault}`),
    ...sisa.map((row) => `Still on the device: ${row}`),
  ]);
  await db.destroy();
  await victim.stop();
  await rm(folder, { recursive: true, force: true });
  const faults = [...compared.faults, ...said];
  const server = { serverRestarts: fate.restarts, restores: fate.restores, lost: fate.lost.size };
  return { journeys, typed: ledger, ...compared, faults, ...server, seconds };
}

await orExplain(async () => {
  const { baris, mati, benih, cara, tempel, lambat, tab, pulih } = values;
  const names = cara.split(',');
  const tabs = Math.max(Number(tab), names.length);
  const chosen = Array.from({ length: tabs }, (_, at) => ways.get(names[at % names.length] ?? ''));
  const known = chosen.filter((way) => way !== undefined);
  if (known.length < tabs) throw new StartError(`--cara: ${[...ways.keys()].join(', ')}`);
  await buildIfChanged();
  console.log(
    `Typing ${baris} rows (${cara}, ${tabs} tab) in two browsers, killing them ${mati} times (--benih ${benih}) …`,
  );
  const outcome = await run({
    rows: Number(baris),
    kills: Number(mati),
    restores: Number(pulih),
    seed: Number(benih),
    ways: known,
    pastes: Number(tempel),
    slower: Number(lambat),
  });
  console.log(`\n${report(outcome)}\n`);
  for (const fault of outcome.faults.slice(0, 20)) console.error(fault);
  if (outcome.faults.length > 0) process.exitCode = 1;
});
