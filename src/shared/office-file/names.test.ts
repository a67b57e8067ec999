import { expect, test } from 'vitest';
import { namesOf } from './names';

const names = namesOf(['Waena (Kelurahan)', 'Waena (Desa)', 'Yoka'], { isVillage: true });

test.each([
  ['Waena (Desa)', { is: 'sama', name: 'Waena (Desa)' }],
  ['Kel. Waena', { is: 'sama', name: 'Waena (Kelurahan)' }],
  ['KELURAHAN WAENA', { is: 'sama', name: 'Waena (Kelurahan)' }],
  ['Desa Waena', { is: 'sama', name: 'Waena (Desa)' }],
  ['Ds. Yoka', { is: 'sama', name: 'Yoka' }],
  ['Waena', { is: 'tanya', maybe: ['Waena (Kelurahan)', 'Waena (Desa)'] }],
])('two villages of one name: %s', (text, match) => {
  expect(names.find(text)).toEqual(match);
});
