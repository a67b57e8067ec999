import type { Plan } from '@/entities/laporan';
import { breathe } from '@/shared/lib/timing';
import type { Outbox } from '@/shared/write';
import type { Judged } from './judged';

/** So many writes are stored in one transaction: a page that dies leaves whole ones, and the screen has its turn. */
const CHUNK = 200;

export interface Progress {
  done: number;
  all: number;
}

/**
 * Stores rows on this device, in the order of the file. It may be ended between two transactions; whoever begins again
 * finds what is stored among what is equal.
 *
 * @returns how many are stored
 * @throws where the device refuses to store
 */
export async function writeRows(
  outbox: Outbox,
  rows: readonly Judged[],
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<number> {
  const writable = rows.filter(({ write }) => write);
  let done = 0;
  for (let from = 0; from < writable.length && !signal.aborted; from += CHUNK) {
    const plans = writable.slice(from, from + CHUNK).flatMap(({ write }) => write?.() ?? []);
    done += await stored(outbox, plans);
    onProgress({ done, all: writable.length });
    await breathe();
  }
  return done;
}

/** Together; where one of them was sent meanwhile, the others by themselves. */
async function stored(outbox: Outbox, plans: readonly Plan[]): Promise<number> {
  const batch = {
    add: plans.flatMap(({ add }) => add ?? []),
    edit: plans.flatMap(({ edit }) => edit ?? []),
    remove: plans.flatMap(({ remove }) => remove),
  };
  if (await outbox.write(batch)) return plans.length;
  if (plans.length === 1) return 0;
  let done = 0;
  for (const plan of plans) done += await stored(outbox, [plan]);
  return done;
}
