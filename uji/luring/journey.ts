import { join } from 'node:path';
import type { User } from '../../contract/resources/akun.ts';
import { keepSession } from '../session.ts';
import { answerInOutbox, answerOnScreen, type ByPaper } from './answering.ts';
import type { AtWork, Sheet, SitDown } from './at-work.ts';
import { type Running, startBrowser } from './browser.ts';
import { comeHome, waitingIn } from './homecoming.ts';
import { sendLostAgain } from './lost-rows.ts';
import { chooseByPaper, noTally, type Tally, type Typed } from './paper.ts';
import { openRoad, type Road, type Weather } from './road.ts';
import { workInTabs } from './tabs.ts';
import { PATIENCE_MS, seenOn } from './watching.ts';

export interface Officer {
  petugas: number;
  token: string;
  user: User;
  sheets: readonly Sheet[];
}

/** What a phone went through. */
export interface Journey {
  road: Road;
  tally: Tally;
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
  /** At what he sits down in each tab: the form of one row, the grid, or the cards. */
  ways: readonly SitDown[];
  slower: number;
  /** Rows that he pastes at once each time after he looked up, where there is something to paste into. */
  pastes: number;
  komoditi: ReadonlyMap<string, number>;
  random: () => number;
  ledger: Typed[];
  /** Ends once nothing more happens to the server. */
  fate: Promise<void>;
  tell: (sentence: string) => void;
}

const weathers: readonly Weather[] = ['putus', 'putus', 'goyah', 'goyah', 'lambat', 'lancar'];
/** A sheet has fifty commodities; some go to rows that a kill cut short. */
export const ROWS_A_SHEET = 44;
/** So often the officer looks at the screen. */
const LOOKS_UP_EVERY = 11;
/** A row of fourteen keys, and a little. */
const ROW_MS = 2_000;
/** More often than this it is no use to go on. */
const MACET_AT_MOST = 20;
const OPENS_AGAIN_MS = 90_000;

/** Types rows into the real form under bad weather, while the browser is killed now and then; then lets all be sent. */
export async function travel(options: Options): Promise<Journey> {
  const { officer, server, chromium, folder, rows, kills, ways, pastes, random, ledger, tell } = options;
  const { petugas, sheets } = officer;
  const road = await openRoad(server, random);
  const profile = join(folder, `profil-${petugas}`);
  const tally = noTally();
  const counts = { mati: 0, mulaiTanpaSinyal: 0, kembali: 0, terbanyakMenunggu: 0, habis: 0 };
  const journey: Journey = { road, tally, macet: [], sisa: [], ...counts };
  const byPaper: ByPaper = (...versions) => chooseByPaper(ledger, ...versions);
  const start = async (): Promise<Running & { officer: AtWork }> => {
    const running = await startBrowser(chromium, profile);
    const tabs = [];
    for (const [at, sitDown] of ways.entries()) {
      const page = at === 0 ? running.page : await running.page.context().newPage();
      // The browser may not have written its local storage when it was killed: the officer logs in again, then.
      page.setDefaultTimeout(PATIENCE_MS);
      await keepSession(page, officer);
      const { komoditi, slower } = options;
      tabs.push(await sitDown({ page, petugas, tab: at + 1, ledger, tally, komoditi, slower, random }));
    }
    return { ...running, officer: workInTabs(tabs, { byPaper, tally, random }) };
  };

  let running = await start();
  /** Answers what he is asked, and sends what a restored server has lost. @returns whether that led him elsewhere */
  const sees = async (): Promise<boolean> => {
    const page = running.officer.page();
    let answers = 0;
    for (const one of running.officer.pages()) {
      if (ways.length > 1) await one.bringToFront();
      answers += await answerOnScreen(one, byPaper);
    }
    await page.bringToFront();
    const resent = await sendLostAgain(page, road.origin, random);
    const late = await answerInOutbox(page, road.origin, byPaper);
    tally.dikirimLagi += resent;
    tally.jawaban += answers + late;
    return answers + resent + late > 0;
  };
  const openAt = async (sheet: Sheet): Promise<boolean> => {
    const isFirst = await running.officer.open(road.origin, sheet);
    if (await sees()) await running.officer.open(road.origin, sheet);
    return isFirst;
  };
  // Once with signal: what an officer needs is fetched, and the app is installed.
  for (const [at, sheet] of sheets.entries()) {
    await openAt(sheet);
    if (at > 0) continue;
    await running.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await running.page.reload();
    await openAt(sheet);
  }

  let promised = 0;
  const killAt = Array.from({ length: kills }, (_, at) => Math.floor(((at + 0.5) * rows) / kills));
  let open: Sheet | undefined = sheets.at(-1);
  let turned = 0;
  let number = 1;
  /** He looks up: what is not stored, or led him elsewhere, has him open his form again. */
  const looksUp = async (): Promise<boolean> => {
    const wasAsked = await sees();
    const missing = wasAsked ? null : await running.officer.looksUp();
    if (missing) journey.macet.push(missing);
    if (journey.macet.length > MACET_AT_MOST) throw new Error(`Profile ${petugas}: what is typed is not stored`);
    return wasAsked || missing !== null;
  };
  const killAndOpenAgain = async (typing: Promise<unknown>, sheet: Sheet) => {
    journey.mati += 1;
    // At any moment of the row: while it is typed, stored, sent or answered.
    await Promise.race([typing, new Promise((wake) => setTimeout(wake, random() * ROW_MS))]);
    await running.kill();
    // He may have been looking at the page that is gone.
    await typing.catch(() => undefined);
    journey.kembali += running.officer.returned();
    running = await start();
    const isCold = road.weather() === 'putus';
    const opened = await Promise.race([
      openAt(sheet),
      new Promise<null>((wake) => setTimeout(() => wake(null), OPENS_AGAIN_MS * ways.length)),
    ]);
    if (opened && isCold) journey.mulaiTanpaSinyal += 1;
    if (opened !== null) return;
    const seen = await Promise.race([
      seenOn(running.officer.page()).catch(String),
      new Promise<string>((wake) => setTimeout(() => wake('a page that does not answer'), 10_000)),
    ]);
    throw new Error(`Profile ${petugas} did not open again under weather '${road.weather()}': ${seen}`);
  };

  for (let turn = 1; promised < rows; turn += 1) {
    turned = Math.max(turned, Math.floor(promised / ROWS_A_SHEET));
    const sheet = sheets[turned];
    if (!sheet) throw new Error(`Profile ${petugas}: no sheet is left to fill in`);
    if (turn % 6 === 0) road.take(weathers[Math.floor(random() * weathers.length)] ?? 'lancar');
    const isTimeToLook = sheet !== open || turn % LOOKS_UP_EVERY === 0;
    const isElsewhere = isTimeToLook && (await looksUp());
    if (isElsewhere || sheet !== open) await openAt(sheet);
    open = sheet;
    const count = isTimeToLook && pastes > 0 ? pastes : 1;
    const prices = Array.from({ length: count }, (_, at) => petugas * 100_000 + 1_000 + number + at);
    // A row that is typed between the halves of another has the price behind them.
    number += count + 1 + (turn % 2);
    const typing = running.officer.type(prices);
    if (promised >= (killAt[0] ?? Number.POSITIVE_INFINITY)) {
      killAt.shift();
      await killAndOpenAgain(typing, sheet);
    } else if ((await typing) === 0) turned += 1;
    promised = ledger.filter((row) => row.petugas === petugas && row.isPromised).length;
    // He does not wait for it.
    void waitingIn(running.officer.page()).then((count) => {
      journey.terbanyakMenunggu = Math.max(journey.terbanyakMenunggu, count);
    });
    if (turn % 20 === 0) tell(`  profile ${petugas}: ${promised} rows, ${journey.mati} kills`);
  }
  await looksUp();
  journey.kembali += running.officer.returned();
  await options.fate;

  road.take('lancar');
  await openAt(sheets[0] ?? { periode_id: 0, kecamatan_id: 0 });
  Object.assign(journey, await comeHome(running.officer.page(), sees));
  await running.kill();
  await road.close();
  return journey;
}
