import { expect, test } from 'vitest';
import { progressOf } from './progress';

const list = (count: number, isWhole = true) => ({
  rows: Array.from({ length: count }, (_, id) => ({ id, desa: id })),
  isWhole,
  isLoading: false,
  retry: () => undefined,
});
const [waits, parked, goes] = [
  { apa: 'tambah', isParked: false } as const,
  { apa: 'ubah', isParked: true } as const,
  { apa: 'hapus', isParked: false } as const,
];
const row = (desa: number, menunggu?: typeof waits | typeof parked | typeof goes) => ({
  desa,
  ...(menunggu && { menunggu }),
});

test.each([
  ['what is stored', list(3), list(2), [row(1), row(2)], [2, 3, 0, 0]],
  ['several rows of a village count once', list(3), list(3), [row(1), row(1), row(2)], [2, 3, 0, 0]],
  ['what waits is filled', list(3), list(1), [row(1), row(2, waits)], [2, 3, 1, 0]],
  ['what was refused is filled, and told', list(3), list(1), [row(1), row(2, parked)], [2, 3, 0, 1]],
  ['what is to be deleted is filled no more', list(3), list(2), [row(1), row(2, goes)], [1, 3, 1, 0]],
  ['nothing to be filled', list(0), list(0), [], [0, 0, 0, 0]],
  ['a list of which nobody knows how long it is', list(0, false), list(2), [row(1), row(2)], [2, undefined, 0, 0]],
  ['the rest of what is stored did not come', list(3), list(2, false), [row(1), row(2)], [undefined, 3, 0, 0]],
])('%s', (_name, expected, stored, rows, counts) => {
  const progress = progressOf(expected, stored, rows, ({ desa }) => desa);
  expect([progress.filled, progress.expected, progress.waiting, progress.parked]).toEqual(counts);
});

test.each([
  ['all as the server has it', [row(1), row(2)], 2, [2, 0, 0]],
  ['new ones of this device', [row(1), row(2, waits), row(3, waits)], 1, [1, 2, 0]],
  ['a stored one that was changed here and refused', [row(1), row(2, parked)], 2, [1, 0, 1]],
  ['of a village the worst counts', [row(1), row(1, waits), row(1, parked)], 1, [0, 0, 1]],
  ['what is to be deleted is on the server still, and filled no more', [row(1), row(2, goes)], 2, [1, 0, 0]],
])('what the server has beside what this device has: %s', (_name, rows, onServer, parts) => {
  const progress = progressOf(list(4), list(4), rows, ({ desa }) => desa);
  const { server, perangkat, perbaiki } = progress.parts;
  expect([progress.stored, [server, perangkat, perbaiki]]).toEqual([onServer, parts]);
});
