import { expect, test } from 'vitest';
import { plainName } from '#contract/formulas/nama/plain-name.ts';
import { komoditiAcuan, panganAcuan } from '../../../acuan/acuan.ts';
import { namaLainAcuan } from '../../../acuan/nama-lain.ts';

test.each([
  ['komoditi', komoditiAcuan.map(({ nama }): string => nama)],
  ['pangan', panganAcuan],
] as const)('each usual other name of a %s stands for one, and is the name of none', (table, names) => {
  const others = Object.values(namaLainAcuan[table]).flat();
  const keys = [...names, ...others].map(plainName);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
