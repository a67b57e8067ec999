import { expect, test } from 'vitest';
import { alamatIsian } from './alamat-isian.ts';

test.each([
  ['harga-pangan', 9, '/dashboard/harga-pangan/edit?periode=46&kecamatan=9'],
  ['harga-pangan-kutai-barat', null, '/dashboard/harga-pangan-kutai-barat/edit?periode=46'],
  ['ketersediaan-pangan', 9, '/dashboard/ketersediaan-pangan/edit?periode=46&kecamatan=9'],
  ['timbang-balita', 9, '/dashboard/timbang-balita/edit?periode=46&kecamatan=9'],
  ['luas-tanam', 9, '/dashboard/luas-lahan?periode=46&kecamatan=9'],
] as const)('%s is entered at %s %s', (jenis, kecamatan, address) => {
  expect(alamatIsian(jenis, 46, kecamatan)).toBe(address);
});
