import { expect, test } from 'vitest';
import { bigChanges } from '../big-changes';

test.each([
  ['half as much again is not asked about', '15000', 10_000, undefined],
  ['more than that is', '15001', 10_000, /^Naik 50 ?% dari periode lalu \(10\.000\)/],
  ['less than half is', '4000', 10_000, /^Turun 60 ?% dari periode lalu/],
  ['zero is', '0', 10_000, /^Turun 100 ?%/],
  ['nothing before: nothing to compare with', '15000', null, undefined],
  ['zero before: nothing to compare with', '15000', 0, undefined],
  ['an empty field is the rules’ matter', '', 10_000, undefined],
])('a change of more than 50 per cent asks once: %s', (_name, harga, before, sentence) => {
  const said = bigChanges({ harga }, { harga: before })['harga']?.replace(/\s/g, ' ');
  if (sentence) expect(said).toMatch(sentence);
  else expect(said).toBeUndefined();
});

test('two toddlers instead of one are not asked about, ten instead of five are', () => {
  const asked = (sakit: string, before: number) => Object.keys(bigChanges({ sakit }, { sakit: before }, 5));
  expect(asked('2', 1)).toEqual([]);
  expect(asked('10', 5)).toEqual(['sakit']);
});
