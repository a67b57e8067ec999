import { expect, test } from 'vitest';
import { judulSlug } from './judul-slug';

test.each([
  ['melak', 'Melak'],
  ['mook-manaar-bulatn', 'Mook Manaar Bulatn'],
  ["mu'ut", "Mu'ut"],
  ['', ''],
  ['x'.repeat(2000), `X${'x'.repeat(79)}`],
])('spec §2: dashes to spaces, words capitalised: %.30j', (slug, judul) => {
  expect(judulSlug(slug)).toBe(judul);
});
