import { expect, test } from 'vitest';
import { slugComplaint, slugKecamatan, slugProduk } from '../routes.ts';

test.each([
  ['Melak', 'melak'],
  ['Mook Manaar Bulatn', 'mook-manaar-bulatn'],
  ['  Barong   Tongkok ', 'barong-tongkok'],
  ["Mu'ut", "mu'ut"],
  ['Sang-Sang', 'sang-sang'],
  ['Muara\tPahu', 'muara-pahu'],
  ['Tiro/Truseb', 'tiro-truseb'],
  ['Konda/ Kondaga', 'konda-kondaga'],
  ["O'o'u", "o'o'u"],
  ['BTS. Ulu', 'bts.-ulu'],
  ['Na IX - X', 'na-ix---x'],
  ['2 x 11 Kayu Tanam', '2-x-11-kayu-tanam'],
])('spec §2: the slug of kecamatan %j is %j', (nama, slug) => {
  expect(slugKecamatan(nama)).toBe(slug);
  expect(slugKecamatan(slug)).toBe(slug);
  expect(slugComplaint(nama)).toBeUndefined();
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

test.each([
  ['.', 'Nama kecamatan harus memuat huruf'],
  ['..', 'Nama kecamatan harus memuat huruf'],
  ['12', 'Nama kecamatan harus memuat huruf'],
  ['Riwayat', "Nama 'Riwayat' sudah dipakai oleh alamat lain di aplikasi ini"],
  ['Kabupaten Kutai Barat', "Nama 'Kabupaten Kutai Barat' sudah dipakai oleh alamat lain di aplikasi ini"],
  ['Rata rata', "Nama 'Rata rata' sudah dipakai oleh alamat lain di aplikasi ini"],
])('a kecamatan may not be called %j: %s', (nama, complaint) => {
  expect(slugComplaint(nama)).toBe(complaint);
});
