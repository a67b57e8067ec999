import { CompiledQuery } from 'kysely';
import type { Db, Transaction } from '../../ports.ts';
import { Refusal } from '../answer.ts';
import { isUnanswered } from '../database-refusal.ts';

/** Bounds of a group: readers wait for all of it. */
const MOST = 64;
const LONGEST_MS = 20;

interface Member {
  act: (trx: Transaction) => Promise<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/** Waiting transactions of each database whose writes are under way. */
const queues = new WeakMap<Db, Member[]>();

/** Runs a transaction that shares its commit with those that wait at the same time. */
export function shareTransaction<Result>(db: Db, act: (trx: Transaction) => Promise<Result>): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const member = { act, resolve: resolve as Member['resolve'], reject };
    const waiting = queues.get(db);
    if (waiting) return void waiting.push(member);
    const queue = [member];
    queues.set(db, queue);
    void serve(db, queue);
  });
}

// Read before tests replace the timers; browsers have none.
const { setImmediate: afterWhatHasCome = (act: () => void) => act() } = globalThis as {
  setImmediate?: (act: () => void) => unknown;
};

async function serve(db: Db, queue: Member[]): Promise<void> {
  while (queue.length > 0) {
    // Requests that have already arrived are read first: they may share the commit.
    await new Promise<void>((resolve) => afterWhatHasCome(resolve));
    const [only] = queue.length === 1 ? queue.splice(0) : [];
    await (only ? runAlone(db, only) : runGroup(db, queue));
  }
  queues.delete(db);
}

async function runAlone(db: Db, { act, resolve, reject }: Member): Promise<void> {
  await db.transaction().execute(act).then(resolve, reject);
}

/**
 * Runs waiting transactions one after the other in one, each behind a savepoint. Nobody is answered, not even with a
 * refusal, before the commit has returned, because each may depend on rows of another in the group.
 */
async function runGroup(db: Db, queue: Member[]): Promise<void> {
  const group: Member[] = [];
  const answers: (() => void)[] = [];
  let apart: Member[] = [];
  /** The error that ended the whole transaction before its commit. */
  let broken: unknown;
  try {
    await db.transaction().execute(async (trx) => {
      const end = performance.now() + LONGEST_MS;
      while (group.length < MOST && performance.now() < end) {
        const member = queue.shift();
        if (!member) return;
        group.push(member);
        await say(trx, 'savepoint tulisan');
        try {
          const result = await member.act(trx);
          answers.push(() => member.resolve(result));
        } catch (error) {
          await say(trx, 'rollback to savepoint tulisan').catch(() => {
            broken = error;
            throw error;
          });
          // Errors other than refusals must not affect the group: the transaction runs again by itself.
          if (error instanceof Refusal) answers.push(() => member.reject(error));
          else apart.push(member);
        }
        await say(trx, 'release savepoint tulisan');
      }
    });
    for (const answer of answers) answer();
  } catch (error) {
    // When the transaction could not even begin, all waiting ones fail with its error.
    if (group.length === 0) group.push(...queue.splice(0));
    // On a full disk SQLite rolls back the whole transaction because of one member; the others may still fit.
    if (broken !== undefined && !isUnanswered(broken)) apart = group;
    else {
      apart = [];
      for (const { reject } of group) reject(error);
    }
  }
  for (const member of apart) await runAlone(db, member);
}

const say = (trx: Transaction, command: string) => trx.executeQuery(CompiledQuery.raw(command));
