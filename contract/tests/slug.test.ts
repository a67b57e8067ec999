import { expect, test } from 'vitest';
import { slugKecamatan, slugProduk } from '../routes.ts';

test.each([
  ['Melak', 'melak'],
  ['Mook Manaar Bulatn', 'mook-manaar-bulatn'],
  ['  Barong   Tongkok ', 'barong-tongkok'],
  ["Mu'ut", "mu'ut"],
  ['Sang-Sang', 'sang-sang'],
  ['Muara\tPahu', 'muara-pahu'],
])('spec §2: the slug of kecamatan %j is %j', (nama, slug) => {
  expect(slugKecamatan(nama)).toBe(slug);
});

test.each([
  ['Lemon Lokal', 'lemon-lokal'],
  ['Cabai  -  Rawit', 'cabai-rawit'],
  [' -Madu- ', 'madu'],
  ['Gula Aren 1/2 kg', 'gula-aren-1/2-kg'],
  ['---', ''],
])('spec §2: the slug of product %j is %j', (judul, slug) => {
  expect(slugProduk(judul)).toBe(slug);
});
