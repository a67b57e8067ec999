import { expect, test } from 'vitest';
import { degreesOf, titikOf } from './titik';

test.each([
  ['-0.23, 115.7', '-0.23', '115.7'],
  [' -0.2345678,115.7012345 ', '-0.2345678', '115.7012345'],
  ['(-0.23, 115.7)', '-0.23', '115.7'],
  ['-0.23 115.7', '-0.23', '115.7'],
  ['-0,23; 115,7', '-0,23', '115,7'],
  ['-0,23, 115,7', '-0,23', '115,7'],
  ['−0.23, +115.7', '-0.23', '115.7'],
])('a point as it is copied from maps: %s', (text, lat, lang) => {
  expect(titikOf(text)).toEqual({ lat: lat.replace(',', '.'), lang: lang.replace(',', '.') });
});

test.each(['', '-0,23', '-0.23', '115', 'Melak', '-0.23,', '-0.23, 115.7, 3', 'lat -0.23 lang 115.7', '0°13\'48" S'])(
  'no point: %s',
  (text) => {
    expect(titikOf(text)).toBeNull();
  },
);

test.each([
  ['-0.23', '-0.23'],
  ['-0,23', '-0.23'],
  ['115', '115'],
  ['', ''],
  ['0.1.2', Number.NaN],
  ['timur', Number.NaN],
  ['1157', Number.NaN],
])('a degree that was typed: %s', (text, sent) => {
  expect(degreesOf(text)).toEqual(sent);
});
