import { expect, test } from 'vitest';
import { ownFirst, sameToday } from './kecamatan-saya';

const melak = { id: 9, nama_kecamatan: 'Melak' };
const damai = { id: 4, nama_kecamatan: 'Damai' };

test.each([
  ['as it was', [damai, melak], melak],
  ['renamed', [damai, { id: 9, nama_kecamatan: 'Melak Kota' }], { id: 9, nama_kecamatan: 'Melak Kota' }],
  [
    'with another id',
    [
      { id: 9, nama_kecamatan: 'Tering' },
      { id: 31, nama_kecamatan: 'Melak' },
    ],
    { id: 31, nama_kecamatan: 'Melak' },
  ],
  ['removed', [damai], undefined],
])('a place that was chosen some time ago is %s', (_how, all, today) => {
  expect(sameToday(melak, all)).toEqual(today);
});

test('one’s own place stands first, the others as they were', () => {
  const tering = { id: 12, nama_kecamatan: 'Tering' };
  expect(ownFirst([damai, melak, tering], melak)).toEqual([melak, damai, tering]);
  expect(ownFirst([damai, melak], null)).toEqual([damai, melak]);
  expect(ownFirst([damai], melak)).toEqual([damai]);
});
