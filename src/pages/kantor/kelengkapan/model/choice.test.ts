import { expect, test } from 'vitest';
import { choiceOf, filterOf, queryOf } from './choice';

test.each([
  ['', { jenis: 'harga-pangan', tahun: null, kecamatan: null }, { jenis: 'harga-pangan' }],
  [
    'jenis=timbang-balita&tahun=2026&kecamatan=desa',
    { jenis: 'timbang-balita', tahun: '2026', kecamatan: 'desa' },
    { jenis: 'timbang-balita', tahun: '2026', rinci: 'desa' },
  ],
  [
    'jenis=luas-tanam&kecamatan=9',
    { jenis: 'luas-tanam', tahun: null, kecamatan: 9 },
    { jenis: 'luas-tanam', kecamatan_id: 9 },
  ],
  // What cannot be chosen is not.
  [
    'jenis=panen&tahun=20x6&kecamatan=-1',
    { jenis: 'harga-pangan', tahun: null, kecamatan: null },
    { jenis: 'harga-pangan' },
  ],
  [
    'jenis=harga-pangan&kecamatan=9',
    { jenis: 'harga-pangan', tahun: null, kecamatan: null },
    { jenis: 'harga-pangan' },
  ],
  ['jenis=luas-tanam&kecamatan=x', { jenis: 'luas-tanam', tahun: null, kecamatan: null }, { jenis: 'luas-tanam' }],
] as const)('?%s', (query, choice, filter) => {
  expect(choiceOf(new URLSearchParams(query))).toEqual(choice);
  expect(filterOf(choice)).toEqual(filter);
  expect(choiceOf(queryOf(choice))).toEqual(choice);
});
