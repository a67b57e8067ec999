import { expect, test } from 'vitest';
import { nextPetak, withoutDeleted } from './petak';

const desa = [{ id: 7 }, { id: 3 }];
const all = (kelurahan_id: number) =>
  ['padi', 'jagung', 'ubi kayu', 'ubi jalar'].map((komoditi) => ({ kelurahan_id, komoditi }));

test.each([
  ['nothing reported: the first crop of the first village', [], undefined, { kelurahan_id: 7, komoditi: 'padi' }],
  [
    'behind what was entered last',
    [],
    { kelurahan_id: '7', komoditi: 'padi' },
    { kelurahan_id: 7, komoditi: 'jagung' },
  ],
  ['a village that is full leads to the next', all(7), undefined, { kelurahan_id: 3, komoditi: 'padi' }],
  ['from the end to what was left out', all(3), { kelurahan_id: 3, komoditi: 'ubi jalar' }, all(7)[0]],
  ['all reported', [...all(7), ...all(3)], undefined, undefined],
])('issue, the next village or commodity without a row: %s', (_name, taken, last, next) => {
  expect(nextPetak(desa, taken, last)).toEqual(next);
});

test.each([
  ['counts no more', 'antre', []],
  ['counts on where the server has refused it', 'ditolak', [{ id: 5 }]],
] as const)('a crop whose delete waits %s', (_name, state, left) => {
  const variables = { id: 5, input: { _method: 'delete' } };
  expect(withoutDeleted([{ id: 5 }], [{ state, variables }])).toEqual(left);
});

test('without villages there is no next', () => {
  expect(nextPetak([], [], undefined)).toBeUndefined();
});
