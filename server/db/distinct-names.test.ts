import { expect, test } from 'vitest';
import { distinctNames } from './distinct-names.ts';

test.each([
  ['names that differ stay', ['01.1001 Melak', '01.2001 Empas'], ['Melak', 'Empas']],
  [
    'a kelurahan and a desa of one name bear their kind',
    ['01.1002 Waena', '01.2001 Yoka', '01.2005 WAENA'],
    ['Waena (Kelurahan)', 'Yoka', 'WAENA (Desa)'],
  ],
  [
    'two desa of one name bear their numbers',
    ['01.2011 Kogekotu', '01.2018 Kogekotu'],
    ['Kogekotu (2011)', 'Kogekotu (2018)'],
  ],
  [
    'three of one name all bear numbers',
    ['01.1001 Waena', '01.2001 Waena', '01.2002 Waena'],
    ['Waena (1001)', 'Waena (2001)', 'Waena (2002)'],
  ],
  [
    'a suffix that another name bears already is not used',
    ['01.1001 Waena', '01.2001 Waena', '01.2002 Waena (Desa)'],
    ['Waena (1001)', 'Waena (2001)', 'Waena (Desa)'],
  ],
  ['two kecamatan bear their numbers', ['64.07.01 Melak', '64.07.02 Melak'], ['Melak (01)', 'Melak (02)']],
])('%s', (_name, places, expected) => {
  const coded = places.map((place) => ({ kode: place.split(' ')[0] ?? '', nama: place.slice(place.indexOf(' ') + 1) }));
  expect(distinctNames(coded, (nama) => nama.toLowerCase()).map(({ nama }) => nama)).toEqual(expected);
});
