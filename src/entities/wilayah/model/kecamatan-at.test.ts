import { expect, test } from 'vitest';
import { judulSlug, kecamatanBySlug } from './kecamatan-at';

const kecamatan = [
  { id: 1, nama_kecamatan: 'Mook Manaar Bulatn' },
  { id: 2, nama_kecamatan: "Mu'ut" },
];

test.each([
  ['mook-manaar-bulatn', 1],
  ['Mook-Manaar-Bulatn', 1],
  ["mu'ut", 2],
  ['..', undefined],
  ['', undefined],
  ['x'.repeat(2000), undefined],
])('the address %j names the sub-district %j', (slug, id) => {
  expect(kecamatanBySlug(kecamatan, slug)?.id).toBe(id);
});

test.each([
  ['melak', 'Melak'],
  ['mook-manaar-bulatn', 'Mook Manaar Bulatn'],
  ["mu'ut", "Mu'ut"],
  ['', ''],
  ['x'.repeat(2000), `X${'x'.repeat(79)}`],
])('spec §2: dashes to spaces, words capitalised: %.30j', (slug, judul) => {
  expect(judulSlug(slug)).toBe(judul);
});
