import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { newItem, type OutboxItem } from '@/shared/write/rows/item';
import { changeByWaiting } from './progress';

const document = parse('mutation A { a }');
const write = (variables: OutboxItem['variables'], more: Partial<OutboxItem> = {}): OutboxItem => ({
  ...newItem({ userId: 1, entity: 'produk', label: '', refresh: [], document, variables }),
  urut: 1,
  ...more,
});
const added = write({ input: { judul: 'Cabai' } });
const deleted = write({ id: 7, input: { _method: 'delete' } });

test.each<[string, OutboxItem[], unknown]>([
  ['nothing', [], { more: 0, waiting: 0 }],
  ['a new one', [added], { more: 1, waiting: 1 }],
  ['one that was sent', [{ ...added, state: 'terkirim' }], { more: 0, waiting: 0 }],
  ['one of another kind', [{ ...added, entity: 'lahanPetani' }], { more: 0, waiting: 0 }],
  ['a delete, asked for twice', [deleted, deleted], { more: -1, waiting: 2 }],
  ['a change', [write({ id: 7, input: { _method: 'put', judul: 'Cabai' } })], { more: 0, waiting: 1 }],
  ['a photo that goes', [write({ id: 7, fotoId: 3, input: { _method: 'delete' } })], { more: 0, waiting: 1 }],
  ["a plot's place", [write({ input: { lahan_id: 7, lat: '0', lang: '115' } })], { more: 0, waiting: 1 }],
])('%s', (_name, items, expected) => {
  expect(changeByWaiting(items, 'produk')).toEqual(expected);
});
