import { Kind } from 'graphql';
import { deviceDatabase } from '@/shared/lib/device';
import { type NewItem, newItem, type OutboxItem, outboxStore } from '@/shared/write';

const document = { kind: Kind.DOCUMENT, definitions: [] } as const;

/** How long forms of tests wait for the server: a busy machine is no bad signal. */
export const PATIENT_MS = 20_000;

/** A write of user 1, as a feature makes it. */
export const writeOf = (label: string, input: object = {}, more: { id?: number; revisi?: number } = {}): NewItem =>
  newItem({
    userId: 1,
    entity: 'harga',
    label,
    refresh: ['hargaPangan'],
    document,
    variables: { input, ...(more.id !== undefined && { id: more.id }) },
    revisi: more.revisi,
  });

/** Stores a write as it stands after more has happened to it. @returns its key */
export async function lay(label: string, change: Partial<OutboxItem> = {}, input: object = {}): Promise<string> {
  const item = { ...writeOf(label, input), ...change };
  await outboxStore.add([item]);
  return item.key;
}

/** A place for what the answer to another write says. */
export const idFrom = (key: string) => ({ $dari: key, jalur: ['lahan_petani', 'id'] });

/** What the device has forgotten of the writes, while their names stay noted. */
export const loseDatabase = async () => (await deviceDatabase()).clear('kotak');
