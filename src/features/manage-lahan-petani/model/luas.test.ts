import { expect, test } from 'vitest';
import { hektarOf, inOtherUnit, meterPersegi, typedLuas } from './luas';

test.each([
  ['2500', 0.25],
  ['5000', 0.5],
  ['15000', 1.5],
  ['10000', 1],
  ['289', 0.03],
  ['2550', 0.26],
  ['40', 0.01],
  ['0', 0],
])('%s square metres are sent as %d hectares', (typed, hektar) => {
  const held = meterPersegi.valueOf(typed);
  expect([meterPersegi.textOf(held), meterPersegi.sentOf(held), hektarOf(held)]).toEqual([typed, hektar, hektar]);
});

test.each(['0,5', '2,5', '1-2', '2.500', '99999999999999', '0,0500'])('%s stays as typed', (typed) => {
  expect(meterPersegi.textOf(meterPersegi.valueOf(typed)).trim()).toBe(typed);
});

test.each([
  [2, '2'],
  ['2', '2'],
  [0.25, '0,2500'],
  [1.5, '1,5000'],
  [0.29, '0,2900'],
  ['0.25', '0,2500'],
  ['', ''],
  [undefined, ''],
  [null, ''],
])('a stored area of %j opens as %j', (luas, typed) => {
  expect(typedLuas(luas)).toBe(typed);
});

test.each([
  ['2', '2,0000'],
  ['1,0000', '1'],
  ['0,2500', '0,25'],
  ['0,2501', ''],
  ['', ''],
  ['0,5', '0,5000'],
  ['2,75', '2,7500'],
  ['0,255', ''],
])('%j in the other unit is %j', (typed, other) => {
  expect(inOtherUnit(typed)).toBe(other);
});
