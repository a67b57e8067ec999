import { expect, test } from 'vitest';
import { hektarOf, inOtherUnit, meterPersegi, typedLuas } from './luas';

const { read, show, send } = meterPersegi;

test.each([
  ['2500', '2.500', 0.25],
  ['5000', '5.000', 0.5],
  ['15000', '15.000', 1.5],
  ['10000', '10.000', 1],
  ['289', '289', 0.03],
  ['2550', '2.550', 0.26],
  ['40', '40', 0.01],
  ['0', '0', 0],
  ['2.500', '2.500', 0.25],
])('%s square metres are shown as %s and sent as %d hectares', (typed, shown, hektar) => {
  const held = read('', typed);
  expect([show(held), send(held), hektarOf(held)]).toEqual([shown, hektar, hektar]);
});

test.each(['0,5', '2,5', '1-2', '99999999999999'])('%s is no number of square metres, and stays as typed', (typed) => {
  const held = read('', typed);
  expect([show(held), send(held)]).toEqual([typed.length > 13 ? '99.999.999.999.999' : typed, Number.NaN]);
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
  ['0,2500', ''],
  ['', ''],
  ['0,5', ''],
])('%j in the other unit is %j', (typed, other) => {
  expect(inOtherUnit(typed)).toBe(other);
});
