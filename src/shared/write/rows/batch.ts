import { type Draft, deviceDatabase } from '../../lib/device';
import type { WriteVariables } from '../send/send';
import { afterAnswer } from './after-answer';
import { change, ROWS_AND_DRAFTS, type Rows } from './change';
import { whole } from './documents';
import { isUnsent, mayEdit, type NewItem, type OutboxItem, type OutboxNames } from './item';
import { keysIn, withAnswer } from './later';

/** Rows that are entered together: one transaction, one flush to the disk. */
export interface Batch {
  add?: readonly NewItem[];
  edit?: readonly Edited[];
  /** Keys of rows that were never sent, or refused. */
  remove?: readonly string[];
  /** Keys of rows that are given up, also where nobody knows whether the server has them. */
  drop?: readonly string[];
  /** What is typed and not to be sent yet, by the names of drafts; null where nothing is. */
  drafts?: readonly (readonly [name: string, values: Record<string, unknown> | null])[];
  /** What was known when it was planned: a row behind `last` that matters, which another tab has added since, undoes the plan. */
  known?: { last: number; matters: (item: OutboxItem) => boolean };
}

interface Edited {
  key: string;
  variables: WriteVariables;
  /** A newer revision that whoever types has seen; else the row keeps the one that it is based on by now. */
  revisi?: number | undefined;
  names?: Partial<OutboxNames>;
}

/**
 * Stores a waiting row as it is typed anew. It was read a moment ago: what it waited for may have been answered since,
 * which has given it another base, or the id of its row.
 */
export async function retype(rows: Rows, item: OutboxItem, { variables, revisi, names }: Edited): Promise<OutboxItem> {
  let told = variables;
  for (const key of keysIn(variables)) {
    const earlier = await rows.byKey(key);
    if (earlier?.state === 'terkirim') told = withAnswer(told, key, earlier.saved);
  }
  const anew = { state: 'antre', attempts: 0, faults: 0, reason: null, refusal: null, diubah: Date.now() } as const;
  const next: OutboxItem = { ...item, ...names, ...anew, variables: told, revisi: revisi ?? item.revisi };
  await rows.put(next);
  return next;
}

/** Stores a row behind those that it depends on; they may have been answered meanwhile. */
async function addTo(rows: Rows, item: NewItem): Promise<OutboxItem> {
  let next = item as OutboxItem;
  for (const key of item.dependsOn) {
    const earlier = await rows.byKey(key);
    if (!earlier) throw new Error(`Nothing is waiting under ${key}`);
    if (earlier.state === 'terkirim') next = afterAnswer(next, earlier, earlier.saved);
  }
  return { ...next, urut: await rows.add(next) };
}

/** In their order, without waiting for each: only one that depends on others has to know them first. */
export async function addAll(rows: Rows, items: readonly NewItem[]): Promise<OutboxItem[]> {
  const adding: Promise<OutboxItem>[] = [];
  for (const item of items) {
    const one = addTo(rows, item);
    adding.push(one);
    if (item.dependsOn.length > 0) await one;
  }
  return Promise.all(adding);
}

/** @returns null where it is not as it was planned: a row may not be changed by now, or was added; then nothing has happened */
export const writeBatch = ({
  add = [],
  edit = [],
  remove = [],
  drop = [],
  drafts = [],
  known,
}: Batch): Promise<OutboxItem[] | null> =>
  change(async (rows) => {
    const found = async (keys: readonly string[], may: (item: OutboxItem) => boolean) => {
      const items = await Promise.all(keys.map(rows.byKey));
      return items.every((item) => item !== undefined && may(item)) ? (items as OutboxItem[]) : null;
    };
    const edited = await found(
      edit.map(({ key }) => key),
      mayEdit,
    );
    const removed = await found(remove, mayEdit);
    const dropped = await found(drop, (item) => isUnsent(item) && item.state !== 'mengirim');
    if (!edited || !removed || !dropped) return null;
    if (known && (await rows.behind(known.last)).some(known.matters)) return null;
    for (const [name, values] of drafts) await rows.writeDraft(name, values);
    for (const item of [...removed, ...dropped]) await rows.remove(item);
    const stored: OutboxItem[] = [];
    for (const [at, item] of edited.entries()) stored.push(await retype(rows, item, edit[at] as Edited));
    return [...stored, ...(await addAll(rows, add))];
  }, ROWS_AND_DRAFTS);

interface Wanted {
  /** The last row that is known: those behind it are new. */
  after: number;
  urut: readonly number[];
  keys: readonly string[];
  drafts: readonly string[];
}

/** What a sheet has to know before it writes, in one transaction, without reading all that waits. */
export async function look({ after, urut, keys, drafts }: Wanted): Promise<{
  items: OutboxItem[];
  drafts: (Draft | undefined)[];
}> {
  const transaction = (await deviceDatabase()).transaction(['kotak', 'draf', 'dokumen']);
  const kotak = transaction.objectStore('kotak');
  const [behind, known, named, kept] = await Promise.all([
    kotak.getAll(IDBKeyRange.lowerBound(after, true)),
    Promise.all(urut.map((one) => kotak.get(one))),
    Promise.all(keys.map((key) => kotak.index('key').get(key))),
    Promise.all(drafts.map((name) => transaction.objectStore('draf').get(name))),
  ]);
  const rows = [...known, ...named, ...behind].filter((row) => row !== undefined);
  return { items: await whole(rows, transaction.objectStore('dokumen')), drafts: kept };
}
