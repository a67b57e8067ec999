import { Kind } from 'graphql';
import { expect, test } from 'vitest';
import { newItem, type OutboxItem, type OutboxState, VERSI } from '../rows/item';
import { nextItems, stuckKeys } from './next-items';

const document = { kind: Kind.DOCUMENT, definitions: [] } as const;

/** A row by its key, of the entity that its letter names. */
const row = (key: string, state: OutboxState = 'antre', dependsOn: string[] = [], versi = VERSI): OutboxItem => {
  const entity = key.replace(/\d/, '');
  const words = { userId: 1, entity, label: '', refresh: [], document, variables: { input: {} } };
  return { ...newItem(words, key), urut: 1, state, dependsOn, versi };
};

const tables: [name: string, items: OutboxItem[], next: string[], stuck: string[]][] = [
  ['nothing waits', [], [], []],
  ['of each entity the first', [row('a1'), row('b1'), row('a2')], ['a1', 'b1'], []],
  ['one on its way holds its place', [row('a1', 'mengirim'), row('a2'), row('b1')], ['b1'], []],
  ['what was sent holds nobody up', [row('a1', 'terkirim'), row('a2')], ['a2'], []],
  ['a refused row steps aside', [row('a1', 'ditolak'), row('a2')], ['a2'], ['a1']],
  ['so does a conflict', [row('a1', 'bentrok'), row('a2')], ['a2'], ['a1']],
  ['a row of a newer app steps aside', [row('a1', 'antre', [], VERSI + 1), row('a2')], ['a2'], ['a1']],
  ['a row of an older app goes', [row('a1', 'antre', [], VERSI - 1), row('a2')], ['a1'], []],
  ['who waits for an unsent row holds his place', [row('a1'), row('b1', 'antre', ['a1']), row('b2')], ['a1'], []],
  [
    'who waits for a refused row steps aside, and who waits for him',
    [row('a1', 'ditolak'), row('b1', 'antre', ['a1']), row('c1', 'antre', ['b1']), row('b2'), row('c2')],
    ['b2', 'c2'],
    ['a1', 'b1', 'c1'],
  ],
  [
    'one refused row of two is enough',
    [row('a1', 'ditolak'), row('b1'), row('c1', 'antre', ['b1', 'a1'])],
    ['b1'],
    ['a1', 'c1'],
  ],
  ['who waits for a row that is gone steps aside', [row('b1', 'antre', ['a1']), row('b2')], ['b2'], ['b1']],
  [
    'an answer that was sent and not handed on comes no more',
    [row('a1', 'terkirim'), row('b1', 'antre', ['a1'])],
    [],
    ['b1'],
  ],
];

test.each(tables)('%s', (_name, items, next, stuck) => {
  expect(nextItems(items, () => false).map(({ key }) => key)).toEqual(next);
  expect([...stuckKeys(items)]).toEqual(stuck);
});

test('an entity that sends or rests is left alone', () => {
  const items = [row('a1'), row('a2'), row('b1')];
  expect(nextItems(items, (entity) => entity === 'a').map(({ key }) => key)).toEqual(['b1']);
});
