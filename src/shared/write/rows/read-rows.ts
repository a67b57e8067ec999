import { deviceDatabase } from '../../lib/device';
import { stuckKeys } from '../outbox/next-items';
import { whole } from './documents';
import { isUnsent, type OutboxItem } from './item';

const begin = async () => {
  const transaction = (await deviceDatabase()).transaction(['kotak', 'dokumen']);
  return { kotak: transaction.objectStore('kotak'), shelf: transaction.objectStore('dokumen') };
};

type Reading = Awaited<ReturnType<typeof begin>>;

/** A user's rows in the order of writing, as an index gives them; sent ones included. */
export async function readAll(userId: number): Promise<OutboxItem[]> {
  const { kotak, shelf } = await begin();
  return whole(await kotak.index('userId').getAll(userId), shelf);
}

/** The rows of these keys that are there. */
export async function found(keys: readonly string[]): Promise<OutboxItem[]> {
  const { kotak, shelf } = await begin();
  const rows = await Promise.all(keys.map((key) => kotak.index('key').get(key)));
  return whole(
    rows.filter((row) => row !== undefined),
    shelf,
  );
}

/**
 * As many of a user's rows, in the order of writing, as tell which may be sent now (`nextItems`): however many wait, those
 * that depend on others, these others, and the first of each entity that may go or is on its way.
 */
export async function sendable(userId: number): Promise<OutboxItem[]> {
  const reading = await begin();
  const bound = await dependents(reading, userId);
  const stuck = stuckKeys(bound);
  const first: OutboxItem[] = [];
  for (const entity of await entities(reading, userId)) {
    for (const state of ['mengirim', 'antre'] as const) {
      const one = await firstOf(reading, [userId, state, entity], stuck);
      if (one) first.push(one);
    }
  }
  const rows = new Map([...bound, ...first].map((item) => [item.urut, item]));
  return [...rows.values()].sort((one, other) => one.urut - other.urut);
}

/** The rows that depend on others, and the others. */
async function dependents({ kotak, shelf }: Reading, userId: number): Promise<OutboxItem[]> {
  const all = await whole(await kotak.index('dependsOn').getAll(), shelf);
  const waiting = all.filter((item) => item.userId === userId && isUnsent(item));
  const keys = new Set(waiting.flatMap(({ dependsOn }) => dependsOn));
  const others = await Promise.all([...keys].map((key) => kotak.index('key').get(key)));
  const rows = await whole(
    others.filter((row) => row !== undefined),
    shelf,
  );
  const byUrut = new Map([...rows, ...waiting].map((item) => [item.urut, item]));
  return [...byUrut.values()].sort((one, other) => one.urut - other.urut);
}

/** The entities of which anything waits. */
async function entities({ kotak }: Reading, userId: number): Promise<Set<string>> {
  const found = new Set<string>();
  for (const state of ['antre', 'mengirim']) {
    const range = IDBKeyRange.bound([userId, state], [userId, state, []]);
    let cursor = await kotak.index('antrean').openKeyCursor(range, 'nextunique');
    for (; cursor; cursor = await cursor.continue()) found.add(cursor.key[2]);
  }
  return found;
}

/** The first of them that is not held up for good. */
async function firstOf(
  { kotak, shelf }: Reading,
  place: [number, string, string],
  stuck: ReadonlySet<string>,
): Promise<OutboxItem | undefined> {
  let cursor = await kotak.index('antrean').openCursor(place);
  for (; cursor; cursor = await cursor.continue()) {
    const [item] = await whole([cursor.value], shelf);
    if (item && !stuck.has(item.key) && stuckKeys([{ ...item, dependsOn: [] }]).size === 0) return item;
  }
  return undefined;
}
