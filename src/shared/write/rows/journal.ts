import { limits } from '#contract/limits.ts';
import { serverClock } from '../../lib/browser';
import { change, ROWS_AND_JOURNAL, type Rows } from './change';
import { type NewItem, newItem, type OutboxItem, type SentItem } from './item';
import { keysIn } from './later';
import { idIn, rowOf } from './row-of';

const DAY_MS = 24 * 3_600_000;
/** The server remembers keys for as long. */
const KEPT_MS = limits.kirimanHari * DAY_MS;
/** Photos take a hundred times the room of figures. */
const WITH_FILES_MS = 7 * DAY_MS;
/** A row takes about a kilobyte. */
export const MOST_SENT = 5_000;

const hasFiles = ({ variables }: SentItem): boolean =>
  Object.values(variables.input)
    .flat()
    .some((value) => value instanceof Blob);

/**
 * The keys of acknowledged writes that need not be kept any more; those that the server has lost stay.
 *
 * @param before Infinity at a logout: then all go
 */
export function outOfJournal(sent: readonly SentItem[], before: number, now = serverClock.now()): string[] {
  const isOver = (item: SentItem, at: number) =>
    before === Number.POSITIVE_INFINITY ||
    at < sent.length - MOST_SENT ||
    item.diubah < now - (hasFiles(item) ? WITH_FILES_MS : KEPT_MS);
  return [...sent]
    .sort((one, other) => one.diubah - other.diubah)
    .filter((item, at) => !item.hilang && isOver(item, at))
    .map(({ key }) => key);
}

/** Acknowledged writes of this device, in case the server is restored from an older backup. */
export const journal = {
  /** The keys of what the server should have, the newest first. */
  keys: (userId: number, now = serverClock.now()): Promise<string[]> =>
    change(
      async (rows) =>
        (await rows.sentOf(userId))
          .filter((item) => !item.hilang && item.diubah > now - KEPT_MS)
          .sort((one, other) => other.diubah - one.diubah || other.urut - one.urut)
          .map(({ key }) => key),
      ROWS_AND_JOURNAL,
    ),

  /** Writes that the server has lost, one for each row. */
  lost: (userId: number): Promise<SentItem[]> =>
    change(async (rows) => mergedRows(await lostOf(rows, userId)), ROWS_AND_JOURNAL),

  /** The server has these writes no more: they do not count as sent from now on. @returns those that it had until now */
  lose: (userId: number, keys: readonly string[]): Promise<SentItem[]> =>
    change(async (rows) => {
      const isLost = new Set(keys);
      const lost = (await rows.sentOf(userId)).filter(({ key, hilang }) => isLost.has(key) && !hilang);
      for (const item of lost) {
        await rows.keepSent({ ...item, hilang: true });
        const shown = await rows.byKey(item.key);
        if (shown?.state === 'terkirim') await rows.remove(shown);
      }
      return lost;
    }, ROWS_AND_JOURNAL),

  /** Puts it into the queue, once, whichever tab is asked. */
  resend: (userId: number): Promise<OutboxItem[]> =>
    change(async (rows) => {
      const lost = await lostOf(rows, userId);
      const added: OutboxItem[] = [];
      for (const item of replayOf(lost)) added.push({ ...item, urut: await rows.add(item) });
      for (const { key } of lost) await rows.dropSent(key);
      for (const item of lost) added.push(...(await follow(rows, item, lost)));
      return added;
    }, ROWS_AND_JOURNAL),

  /** The user does not want it sent again. */
  giveUp: (userId: number): Promise<void> =>
    change(async (rows) => {
      for (const { key } of await lostOf(rows, userId)) await rows.dropSent(key);
    }, ROWS_AND_JOURNAL),
};

const lostOf = async (rows: Rows, userId: number): Promise<SentItem[]> =>
  (await rows.sentOf(userId)).filter(({ hilang }) => hilang).sort((one, other) => one.urut - other.urut);

const methodOf = ({ variables }: OutboxItem): unknown => Reflect.get(variables.input, '_method');

/**
 * The writes that bring back what was lost: one for each row, from what it was based on to what it said at last. Sent one
 * after the other, a later change could meet the revision of somebody who has changed the row meanwhile.
 */
const replayOf = (lost: readonly SentItem[]): NewItem[] => mergedRows(lost).map((item) => again(item, lost));

function mergedRows(lost: readonly SentItem[]): SentItem[] {
  const chains = new Map<string, SentItem[]>();
  for (const item of lost) {
    const { id, isPart } = rowOf(item);
    const name = isPart || id === undefined ? item.key : `${item.entity} ${id}`;
    chains.set(name, [...(chains.get(name) ?? []), item]);
  }
  return [...chains.values()].map(mergedOf).filter((item) => item !== null);
}

/** Null where a row was added and deleted: the server has none, as it should be. */
function mergedOf(chain: readonly SentItem[]): SentItem | null {
  const [first, last] = [chain[0], chain.at(-1)];
  if (!first || !last || first === last) return first ?? null;
  const isNew = first.variables.id === undefined;
  const isDeleted = methodOf(last) === 'delete';
  if (isDeleted) return isNew ? null : { ...last, revisi: first.revisi };
  const { _method, ...input } = Object.assign({}, ...chain.map(({ variables }) => variables.input));
  return isNew
    ? { ...last, document: first.document, variables: { ...first.variables, input }, revisi: first.revisi }
    : {
        ...{ ...last, revisi: first.revisi, base: first.base },
        variables: { ...last.variables, input: { ...input, _method } },
      };
}

/** A write as it waits anew, under its key; what it has to do with a row that is lost too waits for that row's new id. */
function again(item: SentItem, lost: readonly SentItem[]): NewItem {
  const { userId, entity, label, kelompok, refresh, document, revisi, base, key, dibuat } = item;
  const variables = withReferences(item, lost);
  const words = { userId, entity, label, kelompok, refresh, document, variables, revisi, base };
  return newItem(words, key, dibuat);
}

/** The variables of a write with the ids of rows that were lost as references to the writes that bring these back. */
function withReferences({ key, entity, variables }: OutboxItem, lost: readonly SentItem[]): OutboxItem['variables'] {
  const isOf = (one: SentItem, of: string, isPart: boolean) => one.entity === of && rowOf(one).isPart === isPart;
  const referenceTo = (id: unknown, of: string, isPart = false): unknown => {
    const added = lost.find(
      (one) => isOf(one, of, isPart) && one.variables.id === undefined && idIn(one.saved)?.id === id,
    );
    const row = idIn(added?.saved);
    // The changes of a row go as one write; those of its parts each by itself.
    const chain = isPart ? [] : lost.filter((one) => isOf(one, of, false) && rowOf(one).id === id);
    const bearer = added && (chain.at(-1) ?? added);
    return bearer && row && bearer.key !== key ? { $dari: bearer.key, jalur: [row.name, 'id'] } : id;
  };
  const lahan: unknown = Reflect.get(variables.input, 'lahan_id');
  return {
    ...variables,
    ...(variables.id !== undefined && { id: referenceTo(variables.id, entity, lahan !== undefined) as number }),
    ...(lahan !== undefined && { input: { ...variables.input, lahan_id: referenceTo(lahan, LAHAN) } }),
  };
}

const LAHAN = 'lahanPetani';

/** Changes of a lost row that still wait, or were refused because it is gone, go behind the write that brings it back. */
async function follow(rows: Rows, added: SentItem, lost: readonly SentItem[]): Promise<OutboxItem[]> {
  const id = idIn(added.saved)?.id;
  if (added.variables.id !== undefined || typeof id !== 'number') return [];
  const movedItems: OutboxItem[] = [];
  for (const item of await rows.changing({ ...added, variables: { ...added.variables, id } })) {
    const isGone = item.state === 'ditolak' && item.refusal?.code === 404;
    if (item.state !== 'antre' && !isGone) continue;
    const variables = withReferences(item, lost);
    if (keysIn(variables).length === 0) continue;
    const { urut: _, ...rest } = item;
    const anew = { state: 'antre', attempts: 0, faults: 0, reason: null, refusal: null } as const;
    const next = { ...rest, ...anew, variables, dependsOn: keysIn(variables) };
    await rows.remove(item);
    movedItems.push({ ...next, urut: await rows.add(next) });
  }
  return movedItems;
}
