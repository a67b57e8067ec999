import { afterEach, expect, test } from 'vitest';
import { lay } from '../../../../tests/support/outbox/outbox-rows.ts';
import { nextItems } from '../outbox/next-items';
import type { OutboxItem } from './item';
import { found, readAll, sendable } from './read-rows';
import { outboxStore } from './store';

const nobody = () => false;
const keysOf = (items: readonly OutboxItem[]) => items.map(({ key }) => key);

afterEach(async () => {
  for (const { key } of await readAll(1)) await outboxStore.remove(key);
});

/** Each may go, be refused, be sent, or wait for one before it. */
const shapes: readonly (readonly Partial<OutboxItem>[])[] = [
  [],
  [{}, {}],
  [{ state: 'ditolak' }, {}],
  [{ state: 'terkirim' }, {}],
  [{ state: 'mengirim' }, {}],
  [{}, { entity: 'lahan' }, {}, { entity: 'lahan' }],
  [{ versi: 99 }, {}],
  [{ key: 'a', state: 'ditolak' }, { dependsOn: ['a'] }, {}],
  [{ key: 'b', entity: 'lahan' }, { dependsOn: ['b'] }, {}],
];

test.each(shapes)('of rows as these %j the same are sent as if all had been read', async (...rows) => {
  for (const [at, row] of rows.entries()) await lay(`Baris ${at}`, row);
  expect(keysOf(nextItems(await sendable(1), nobody))).toEqual(keysOf(nextItems(await readAll(1), nobody)));
});

test('rows are found by their keys, with what they are sent with', async () => {
  await lay('Cabai', { key: 'cabai' });
  const [item] = await found(['cabai', 'tidak-ada']);
  expect(item).toMatchObject({ label: 'Cabai', document: { kind: 'Document' } });
});
