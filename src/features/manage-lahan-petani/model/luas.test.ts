import { expect, test } from 'vitest';
import { hektarOf, inOtherUnit, isInMeter, meterPersegi, typedLuas } from './luas';

test.each([
  ['2500', 0.25],
  ['5000', 0.5],
  ['15000', 1.5],
  ['10000', 1],
  ['289', 0.0289],
  ['2550', 0.255],
  ['40', 0.004],
  ['0', 0],
])('%s square metres are %d hectares', (typed, hektar) => {
  const held = meterPersegi.valueOf(typed);
  expect([meterPersegi.textOf(held), meterPersegi.sentOf(held), hektarOf(held)]).toEqual([typed, hektar, hektar]);
});

test.each(['0,5', '2,5', '1-2', '99999999999999', '2,7534', '4rb'])('%s stays as typed', (typed) => {
  expect(meterPersegi.textOf(meterPersegi.valueOf(typed))).toBe(typed);
});

test.each(['2,7534', '0,2500', '27534'])('%s without its unit is no area in square metres', (typed) => {
  expect([isInMeter(typed), hektarOf(typed)]).toEqual([false, undefined]);
});

test.each([
  [2, '2'],
  ['2', '2'],
  [0.25, '0,25'],
  [1.5, '1,5'],
  [0.29, '0,29'],
  ['0.25', '0,25'],
  ['', ''],
  [undefined, ''],
  [null, ''],
])('a stored area of %j opens as %j', (luas, typed) => {
  expect(typedLuas(luas)).toBe(typed);
});

test.each([
  ['2', '20000 m²'],
  ['10000 m²', '1'],
  ['2500 m²', '0,25'],
  ['2501 m²', '0,2501'],
  ['40,5 m²', '0,00405'],
  ['', ''],
  ['0,5', '5000 m²'],
  ['2,75', '27500 m²'],
  ['0,255', '2550 m²'],
  ['4rb', undefined],
  ['1-2', undefined],
])('%j in the other unit is %j', (typed, other) => {
  expect(inOtherUnit(typed)).toBe(other);
});
