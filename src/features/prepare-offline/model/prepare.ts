import { fill } from './fill';
import { type Periodes, periodeQuestions, type Question, questionsOf } from './plan';
import type { Readiness } from './readiness';

/** Figures change a few times a day at most; what is older is asked for anew where the line allows. */
const FRESH_MS = 6 * 3_600_000;

/** By then the worker has answered from its cache and still waits for the server: more questions would pile up. */
const SLOW_MS = 2500;

/** The worker keeps an answer a moment after it has given it. */
const KEEPING_MS = 300;
const KEEPING_TIMES = 10;

interface Around {
  /** The sub-districts in which the officer works. */
  tugas: readonly number[];
  /** Asks the server, through the service worker. */
  ask: (question: Question) => Promise<readonly { id: number }[]>;
  /** Since when the device has the answers at these addresses. */
  kept: (addresses: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  tell: (readiness: Readiness) => void;
  signal: AbortSignal;
}

/**
 * Fetches ahead what the device lacks, then what is old there. Progress is counted from what the cache has, so that it goes
 * on after a reload where it was.
 *
 * @returns whether nothing is missing
 */
export async function prepare({ tugas, ask, kept, tell, signal }: Around): Promise<boolean> {
  const lists = periodeQuestions();
  const periodes = await readPeriodes(lists, ask).catch(() => null);
  if (signal.aborted) return false;
  if (!periodes) {
    tell({ done: 0, total: 0, lacks: ['periode'], isResting: true });
    return false;
  }
  const questions = [...Object.values(lists), ...questionsOf(tugas, periodes)];
  const total = questions.length;
  const look = async () => {
    const found = await kept(questions.map(({ address }) => address));
    return { found, missing: questions.filter(({ address }) => !found.has(address)) };
  };
  const say = (missing: readonly Question[], isResting: boolean, answered = 0) => {
    const lacks = [...new Set(missing.map(({ what }) => what))];
    if (!signal.aborted) tell({ done: total - missing.length + answered, total, lacks, isResting });
  };

  const before = await look();
  say(before.missing, false);
  const answered = new Set<Question>();
  await fill(before.missing, ask, (question) => {
    answered.add(question);
    say(before.missing, false, answered.size);
    return !signal.aborted;
  });
  let after = before.missing.length > 0 ? await look() : before;
  for (let times = 0; after.missing.some((one) => answered.has(one)) && times < KEEPING_TIMES; times++) {
    await new Promise((wake) => setTimeout(wake, KEEPING_MS));
    after = await look();
  }
  say(after.missing, true);

  const isOld = ({ address }: Question) => isStale(after.found.get(address));
  let last = performance.now();
  await fill(questions.filter(isOld), ask, () => {
    const isQuick = performance.now() - last < SLOW_MS;
    last = performance.now();
    return isQuick && !signal.aborted;
  });
  return after.missing.length === 0;
}

/** An answer from a time that has not come was stamped by a clock that stood wrong. */
const isStale = (since: number | undefined): boolean => since !== undefined && Math.abs(Date.now() - since) > FRESH_MS;

/** The periods of all kinds; those that this device has where the server does not answer. */
async function readPeriodes(lists: ReturnType<typeof periodeQuestions>, ask: Around['ask']): Promise<Periodes> {
  return {
    'harga-pangan': await ask(lists['harga-pangan']),
    'ketersediaan-pangan': await ask(lists['ketersediaan-pangan']),
    'timbang-balita': await ask(lists['timbang-balita']),
    'luas-tanam': await ask(lists['luas-tanam']),
  };
}
