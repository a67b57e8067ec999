import { expect, test } from 'vitest';
import { nextAfter, withoutDeleted } from './use-filled';

const keys = ['7/padi', '7/jagung', '3/padi', '3/jagung'];

test.each([
  ['nothing reported: the first', [], undefined, '7/padi'],
  ['behind what was entered last', [], '7/padi', '7/jagung'],
  ['a village that is full leads to the next', ['7/padi', '7/jagung'], undefined, '3/padi'],
  ['from the end to what was left out', ['3/padi', '3/jagung'], '3/jagung', '7/padi'],
  ['all reported', keys, undefined, undefined],
])('the next village or commodity without a row: %s', (_name, taken: string[], last, next) => {
  expect(nextAfter(last, keys, (key) => !taken.includes(key))).toBe(next);
});

test.each([
  ['counts no more', 'antre', []],
  ['counts on where the server has refused it', 'ditolak', [{ id: 5 }]],
] as const)('a crop whose delete waits %s', (_name, state, left) => {
  const variables = { id: 5, input: { _method: 'delete' } };
  expect(withoutDeleted([{ id: 5 }], [{ state, variables }])).toEqual(left);
});

test('without villages there is no next', () => {
  expect(nextAfter(undefined, [], () => true)).toBeUndefined();
});
