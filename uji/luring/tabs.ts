import { setTimeout as pause } from 'node:timers/promises';
import { answerOnScreen, type ByPaper, isAskedInForm } from './answering.ts';
import type { AtWork, InTab } from './at-work.ts';
import type { Tally, Typed } from './paper.ts';

/** One row in so many is typed in two parts, and another one in another tab between them. */
const HALVES = 1 / 8;
const LOOKS_MS = 1_000;
const PATIENCE_MS = 5_000;

interface Options {
  byPaper: ByPaper;
  tally: Tally;
  random: () => number;
}

/** An officer with the same sheet in several tabs, who types in turns in them. */
export function workInTabs(tabs: readonly InTab[], { byPaper, tally, random }: Options): AtWork {
  const [first] = tabs;
  if (!first) throw new Error('No tab is open');
  let front = first;
  const turnTo = async (tab: InTab, isAnew = false) => {
    if (tab === front) return;
    // He turns once he sees that his row is stored, and takes a look at the other tab before he types.
    for (let waited = 0; !front.isStored() && waited < PATIENCE_MS; waited += LOOKS_MS) await pause(LOOKS_MS);
    front = tab;
    await tab.page().bringToFront();
    tally.jawaban += await answerOnScreen(tab.page(), byPaper);
    await pause(LOOKS_MS);
    await tab.look(isAnew);
  };
  const another = (than: InTab): InTab => {
    const others = tabs.filter((tab) => tab !== than);
    return others[Math.floor(random() * others.length)] ?? than;
  };
  /** Begins a row here, types one there, comes back and goes on here, by what stands here then. */
  const typeBetween = async (here: InTab, price: number): Promise<number> => {
    const there = another(here);
    const row = await here.begin(price);
    if (row === null) return 0;
    tally.separuh += 1;
    await turnTo(there, random() < 0.5);
    await there.type([price + 1]);
    front = here;
    await here.page().bringToFront();
    await settleHalf(here, row);
    return 2;
  };
  /** He looks before he goes on with the row, or after it. */
  const settleHalf = async (here: InTab, row: Typed) => {
    await pause(LOOKS_MS);
    const answers = random() < 0.5 ? await answerOnScreen(here.page(), byPaper) : 0;
    tally.jawaban += answers;
    if (answers === 0 && !row.isPromised) await here.finish(row);
    await pause(LOOKS_MS);
    const late = await answerOnScreen(here.page(), byPaper);
    tally.jawaban += late;
    if (answers + late > 0) await here.look();
  };

  return {
    page: () => front.page(),
    pages: () => tabs.map((tab) => tab.page()),
    open: async (origin, sheet) => {
      let isFirst = true;
      for (const tab of tabs) {
        if (tabs.length > 1) await tab.page().bringToFront();
        front = tab;
        isFirst = (await tab.open(origin, sheet)) && isFirst;
      }
      return isFirst;
    },
    type: async (prices) => {
      const [price = 0] = prices;
      if (tabs.length === 1) return first.type(prices);
      await turnTo(tabs[Math.floor(random() * tabs.length)] ?? first);
      if (await isAskedInForm(front.page())) {
        tally.jawaban += await answerOnScreen(front.page(), byPaper);
        await front.look();
        await front.again?.();
      }
      return random() < HALVES ? typeBetween(front, price) : front.type(prices);
    },
    returned: () => tabs.reduce((total, tab) => total + tab.returned(), 0),
    looksUp: async () => {
      for (const tab of tabs) {
        const missing = await tab.looksUp();
        if (missing) return missing;
      }
      return null;
    },
  };
}
