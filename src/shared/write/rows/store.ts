import { serverClock } from '../../lib/browser';
import type { WriteVariables } from '../send/send';
import { afterAnswer, withoutTyped } from './after-answer';
import { addAll, look, retype, writeBatch } from './batch';
import { change, changeOne, ROWS_AND_DRAFTS, ROWS_AND_JOURNAL } from './change';
import {
  isParked,
  isUnsent,
  mayEdit,
  type NewItem,
  newItem,
  type OutboxItem,
  type OutboxNames,
  type Replacement,
  VERSI,
} from './item';
import { outOfJournal } from './journal';
import { ledger, type Noted } from './ledger';
import { found, readAll, sendable } from './read-rows';

/** Two clocks that agree differ by less. */
const AHEAD_MS = 60_000;

/** What waits on this device, each act durable before it resolves. Rejects where a browser refuses to store. */
export const outboxStore = {
  /** Adds all or none, and removes their drafts with it. What they depend on may have been answered meanwhile. */
  add: (items: readonly NewItem[], drafts: readonly string[] = []): Promise<void> =>
    change(async (rows) => {
      for (const name of drafts) await rows.removeDraft(name);
      await addAll(rows, items);
    }, ROWS_AND_DRAFTS),

  write: writeBatch,
  look,

  of: readAll,
  sendable,
  found,

  /**
   * Compares the rows with the ledger, in one transaction, so that no other tab changes them meanwhile, and notes those
   * that the ledger lacks.
   *
   * @returns a user's rows that are gone though nobody has sent or removed them
   */
  missing: (userId: number): Promise<Noted[]> =>
    change(async (rows) => {
      const there = await rows.of(userId);
      const noted = new Map(ledger.of(userId).map((one) => [one.key, one.isTried]));
      const isTold = (item: OutboxItem) =>
        isUnsent(item) ? noted.get(item.key) === item.attempts > 0 : !noted.has(item.key);
      // Sent ones first: they leave room.
      const untold = there.filter((item) => !isTold(item));
      ledger.note(...untold.filter((item) => !isUnsent(item)), ...untold.filter(isUnsent));
      const keys = new Set(there.map(({ key }) => key));
      const all = ledger.of(userId);
      const gone = all.filter(({ key }) => !keys.has(key));
      if (gone.length === 0 && all.length >= there.filter(isUnsent).length) ledger.complete(userId);
      return gone;
    }),

  byKey: async (key: string): Promise<OutboxItem | undefined> => (await found([key]))[0],

  /** Puts rows back in the queue whose tab died while sending them. Only the sole sender may call it. */
  recall: (userId: number): Promise<void> =>
    change(async (rows) => {
      for (const item of await rows.in(userId, 'mengirim')) await rows.put({ ...item, state: 'antre' });
    }),

  /** Counts the attempt before its first byte leaves: from then on the server may have the row. */
  begin: (key: string) =>
    changeOne(key, ({ state, attempts, versi }) =>
      state === 'antre' && versi <= VERSI
        ? { state: 'mengirim', attempts: attempts + 1, setback: undefined, reason: null }
        : null,
    ),

  /** Back in the queue, with how the attempt failed. Null when another tab has sent or parked it meanwhile. */
  wait: (
    key: string,
    known: Pick<OutboxItem, 'reason'> & Partial<Pick<OutboxItem, 'attempts' | 'faults' | 'setback'>>,
  ) => changeOne(key, (item) => (isUnsent(item) && !isParked(item) ? { state: 'antre', ...known } : null)),

  /** Null when another tab's attempt has sent it. */
  park: (key: string, state: 'ditolak' | 'bentrok', reason: string, refusal: OutboxItem['refusal']) =>
    changeOne(key, (item) => (isUnsent(item) ? { state, reason, refusal } : null)),

  /**
   * In one transaction: keeps the answer, hands it to the rows that wait for it, and drops what was typed.
   *
   * @param isAcknowledged false where the server knows nothing of the key: it had the very same row by another write
   */
  settle: (key: string, saved: unknown, isAcknowledged = true): Promise<OutboxItem | null> =>
    // A device without room for the journal still notes that the row is sent.
    settle(key, saved, isAcknowledged)
      .catch(() => settle(key, saved, false))
      .then(notedOn),

  /** Lets a refused row try again. */
  resend: (key: string) =>
    changeOne(key, (item) => (isParked(item) ? { state: 'antre', reason: null, refusal: null } : null)),

  /** Null when it was sent meanwhile, or nobody knows whether it was (rulings 11). The key stays: never two rows. */
  edit: (
    key: string,
    variables: WriteVariables,
    revisi?: number,
    names: Partial<OutboxNames> = {},
  ): Promise<OutboxItem | null> =>
    change(async (rows) => {
      const item = await rows.byKey(key);
      return item && mayEdit(item) ? retype(rows, item, { key, variables, revisi, names }) : null;
    }),

  /** Another write in the place of one, under a key of its own: a key stands for one body. Null as with `edit`. */
  replace: (key: string, write: Replacement): Promise<OutboxItem | null> =>
    change(async (rows) => {
      const item = await rows.byKey(key);
      if (!item || !mayEdit(item)) return null;
      const { userId, entity, label, kelompok, refresh, urut, dibuat } = item;
      const next = { ...newItem({ userId, entity, label, kelompok, refresh, ...write }), urut, dibuat };
      await rows.remove(item);
      await rows.put(next);
      return next;
    }),

  /** Removes a row with all that depends on it, unless it is on its way. @returns the keys of what is gone */
  remove: (key: string): Promise<string[]> =>
    change(async (rows) => {
      const first = await rows.byKey(key);
      if (!first || first.state === 'mengirim') return [];
      const doomed = new Map([[key, first]]);
      // Grows while it is gone through.
      for (const one of doomed.keys()) for (const item of await rows.after(one)) doomed.set(item.key, item);
      for (const item of doomed.values()) await rows.remove(item);
      return [...doomed.keys()];
    }),

  /** Removes the rows that were sent before a moment: their answers were handed on, nothing depends on them. */
  forgetSent: (userId: number, before = Number.POSITIVE_INFINITY): Promise<void> =>
    change(async (rows) => {
      for (const item of await rows.in(userId, 'terkirim')) if (item.diubah < before) await rows.remove(item);
      for (const key of outOfJournal(await rows.sentOf(userId), before)) await rows.dropSent(key);
    }, ROWS_AND_JOURNAL),

  /** Takes back times that have not come yet: the device's clock stood wrong when it wrote them. */
  mendTimes: (userId: number, now: number): Promise<OutboxItem[]> =>
    change(async (rows) => {
      const isAhead = (item: OutboxItem) =>
        item.dibuat > now + AHEAD_MS || (!isUnsent(item) && item.diubah > now + AHEAD_MS);
      const mendedItems = (await rows.of(userId)).filter(isAhead).map((item) => ({
        ...item,
        dibuat: Math.min(item.dibuat, now),
        diubah: Math.min(item.diubah, now),
      }));
      for (const item of mendedItems) await rows.put(item);
      return mendedItems;
    }),
};

const settle = (key: string, saved: unknown, isKept: boolean): Promise<OutboxItem | null> =>
  change(async (rows) => {
    const item = await rows.byKey(key);
    // Lost on this device, but not on the server.
    if (!item) {
      ledger.strike(key);
      return null;
    }
    const sent: OutboxItem = {
      ...{ ...item, state: 'terkirim', saved, reason: null, refusal: null },
      ...{ diubah: serverClock.now(), dijawab: Date.now() },
    };
    if (isKept) await rows.keepSent(sent);
    const done = { ...sent, variables: withoutTyped(item.variables) };
    await rows.put(done);
    for (const other of [...(await rows.after(key)), ...(await rows.changing(item))]) {
      const next = afterAnswer(other, item, saved);
      if (next !== other) await rows.put(next);
    }
    return done;
  }, ROWS_AND_JOURNAL);

/** Notes some that were left out, once most of those that are noted were sent. */
function notedOn(sent: OutboxItem | null): OutboxItem | null {
  if (sent && ledger.hasRoom(sent.userId)) outboxStore.missing(sent.userId).catch(() => undefined);
  return sent;
}

export type OutboxStore = typeof outboxStore;
