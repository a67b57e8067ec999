import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

const tempat = [8, 9, 4, 2].map((komoditi_id) => ({ komoditi_id }));
const typed = [
  [26807, 25100],
  [14500, 13900],
  [31250, 30000],
].map((angka) => ({ angka }));
const at = (place: number, ...angka: number[]) => ({ tempat: tempat[place] ?? {}, angka });

test.each([
  ['all as typed', [at(0, 26807, 25100), at(1, 14500, 13900), at(2, 31250, 30000)], { benar: 3 }],
  ['a digit swallowed', [at(0, 26807, 25100), at(1, 1450, 13900), at(2, 31250, 30000)], { benar: 2, angkaSalah: 1 }],
  ['a row missing', [at(0, 26807, 25100), at(1, 14500, 13900)], { benar: 2, hilang: 1 }],
  [
    'a row missing, and the next in its place',
    [at(0, 26807, 25100), at(1, 31250, 30000)],
    { benar: 1, salahTempat: 1, hilang: 1 },
  ],
  [
    'a row twice',
    [at(0, 26807, 25100), at(1, 14500, 13900), at(2, 31250, 30000), at(3, 31250, 30000)],
    { benar: 3, dobel: 1 },
  ],
  ['two rows in one', [at(0, 26807, 25100), at(1, 1450031250, 13900)], { benar: 1, angkaSalah: 1, hilang: 1 }],
  ['nothing', [], { hilang: 3 }],
] as const)('%s', (_what, stored, expected) => {
  const nothing = { diketik: 3, benar: 0, angkaSalah: 0, salahTempat: 0, hilang: 0, dobel: 0 };
  const { faults, ...verdict } = verdictOf(typed, stored, tempat);
  expect(verdict).toEqual({ ...nothing, ...expected });
  const { benar: _right, diketik: _all, ...wrong } = verdict;
  expect(faults).toHaveLength(Object.values(wrong).reduce((sum, count) => sum + count));
});
