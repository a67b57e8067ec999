import { join } from 'node:path';
import type { User } from '../../contract/resources/akun.ts';
import { countUnsentIn, unsentIn } from '../outbox.ts';
import { keepSession } from '../session.ts';
import { type Running, startBrowser } from './browser.ts';
import { type AtWork, type Sheet, waitingIn } from './officer.ts';
import { openRoad, type Road, type Weather } from './road.ts';
import { type Seat, seenOn, type Typed } from './watching.ts';

export interface Officer {
  petugas: number;
  token: string;
  user: User;
  sheets: readonly Sheet[];
}

/** What a phone went through. */
export interface Journey {
  road: Road;
  /** Times that the browser was killed, and of those that it came up again without network. */
  mati: number;
  mulaiTanpaSinyal: number;
  /** Rows that a kill had taken out of the form and that were in it when it was opened again. */
  kembali: number;
  /** What the officer saw each time that he looked up and not all was stored. */
  macet: string[];
  terbanyakMenunggu: number;
  /** Milliseconds from the last row until everything was sent. */
  habis: number;
  /** What lay on the device even then, each in a sentence. */
  sisa: string[];
}

interface Options {
  officer: Officer;
  server: string;
  chromium: string;
  folder: string;
  /** Rows that the app must have called stored. */
  rows: number;
  kills: number;
  /** At what he sits down: the form of one row, or the grid. */
  sitDown: (seat: Seat) => Promise<AtWork>;
  slower: number;
  /** Rows that he pastes at once each time after he looked up; none where there is nothing to paste into. */
  pastes: number;
  random: () => number;
  ledger: Typed[];
  tell: (sentence: string) => void;
}

const weathers: readonly Weather[] = ['putus', 'putus', 'goyah', 'goyah', 'lambat', 'lancar'];
/** What has not moved for so long will not. */
const STILL_MS = 180_000;
/** A sheet has fifty commodities; some go to rows that a kill cut short. */
export const ROWS_A_SHEET = 44;
/** So often the officer looks at the screen. */
const LOOKS_UP_EVERY = 11;
/** A row of fourteen keys, and a little. */
const ROW_MS = 2_000;
/** More often than this it is no use to go on. */
const MACET_AT_MOST = 20;

/** Types rows into the real form under bad weather, while the browser is killed now and then; then lets all be sent. */
export async function travel(options: Options): Promise<Journey> {
  const { officer, server, chromium, folder, rows, kills, sitDown, pastes, slower, random, ledger, tell } = options;
  const { petugas, sheets } = officer;
  const road = await openRoad(server, random);
  const profile = join(folder, `profil-${petugas}`);
  const journey: Journey = {
    road,
    mati: 0,
    mulaiTanpaSinyal: 0,
    kembali: 0,
    macet: [],
    terbanyakMenunggu: 0,
    habis: 0,
    sisa: [],
  };
  const start = async (): Promise<Running & { officer: AtWork }> => {
    const running = await startBrowser(chromium, profile);
    // The browser may not have written its local storage when it was killed: the officer logs in again, then.
    await keepSession(running.page, officer);
    return { ...running, officer: await sitDown({ page: running.page, petugas, ledger, slower }) };
  };

  let running = await start();
  // Once with signal: what an officer needs is fetched, and the app is installed.
  for (const [at, sheet] of sheets.entries()) {
    await running.officer.open(road.origin, sheet);
    if (at > 0) continue;
    await running.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await running.page.reload();
    await running.officer.open(road.origin, sheet);
  }

  let promised = 0;
  const killAt = Array.from({ length: kills }, (_, at) => Math.floor(((at + 0.5) * rows) / kills));
  let open: Sheet | undefined = sheets.at(-1);
  let turned = 0;
  let number = 1;
  for (let turn = 1; promised < rows; turn += 1) {
    turned = Math.max(turned, Math.floor(promised / ROWS_A_SHEET));
    const sheet = sheets[turned];
    if (!sheet) throw new Error(`Profile ${petugas}: no sheet is left to fill in`);
    if (turn % 6 === 0) road.take(weathers[Math.floor(random() * weathers.length)] ?? 'lancar');
    const isTimeToLook = sheet !== open || turn % LOOKS_UP_EVERY === 0;
    const stuck = isTimeToLook ? await running.officer.looksUp() : null;
    if (stuck) journey.macet.push(stuck);
    if (journey.macet.length > MACET_AT_MOST) throw new Error(`Profile ${petugas}: what is typed is not stored`);
    if (stuck || sheet !== open) await running.officer.open(road.origin, sheet);
    open = sheet;
    const count = isTimeToLook && pastes > 0 ? pastes : 1;
    const prices = Array.from({ length: count }, (_, at) => petugas * 100_000 + 1_000 + number + at);
    number += count;
    const typing = running.officer.type(prices);
    if (promised >= (killAt[0] ?? Number.POSITIVE_INFINITY)) {
      killAt.shift();
      journey.mati += 1;
      // At any moment of the row: while it is typed, stored, sent or answered.
      await Promise.race([typing, new Promise((wake) => setTimeout(wake, random() * ROW_MS))]);
      await running.kill();
      await typing;
      journey.kembali += running.officer.returned();
      running = await start();
      const isCold = road.weather() === 'putus';
      const opened = await Promise.race([
        running.officer.open(road.origin, sheet),
        new Promise<null>((wake) => setTimeout(() => wake(null), 90_000)),
      ]);
      if (opened && isCold) journey.mulaiTanpaSinyal += 1;
      if (opened === null) {
        const seen = await Promise.race([
          seenOn(running.page).catch(String),
          new Promise<string>((wake) => setTimeout(() => wake('a page that does not answer'), 10_000)),
        ]);
        throw new Error(`Profile ${petugas} did not open again under weather '${road.weather()}': ${seen}`);
      }
    } else if ((await typing) === 0) turned += 1;
    promised = ledger.filter((row) => row.petugas === petugas && row.isPromised).length;
    // He does not wait for it.
    void waitingIn(running.page).then((count) => {
      journey.terbanyakMenunggu = Math.max(journey.terbanyakMenunggu, count);
    });
    if (turn % 20 === 0) tell(`  profile ${petugas}: ${promised} rows, ${journey.mati} kills`);
  }
  const stuck = await running.officer.looksUp();
  if (stuck) journey.macet.push(stuck);
  journey.kembali += running.officer.returned();

  road.take('lancar');
  const begun = performance.now();
  await running.officer.open(road.origin, sheets[0] ?? { periode_id: 0, kecamatan_id: 0 });
  let moved = begun;
  let unsent: number | null = null;
  do {
    await running.page.waitForTimeout(1_000);
    const left = await countUnsentIn(running.page);
    if (left !== unsent) moved = performance.now();
    unsent = left;
  } while (unsent > 0 && performance.now() - moved < STILL_MS);
  journey.habis = performance.now() - begun;
  journey.sisa = await unsentIn(running.page);
  await running.kill();
  await road.close();
  return journey;
}
