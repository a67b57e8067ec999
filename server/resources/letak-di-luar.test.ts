import { expect, test } from 'vitest';
import { letakDiLuar } from '#contract/formulas/letak.ts';
import type { BentukWilayah } from '#contract/summaries/bentuk-kecamatan.ts';
import shipped from '../acuan/bentuk-64.07.json' with { type: 'json' };

const wilayah: BentukWilayah = {
  ...shipped,
  bentuk: shipped.bentuk.map(({ nama, d, x, y, ruang }, at) => ({
    ...{ kecamatan_id: at + 1, nama_kecamatan: nama },
    ...{ d, x, y, ruang },
  })),
};
const idOf = (nama: string) => wilayah.bentuk.find(({ nama_kecamatan }) => nama_kecamatan === nama)?.kecamatan_id ?? 0;
const noteOn = (nama: string, lat: number, lang: number) => letakDiLuar(wilayah, idOf(nama), { lat, lang });

test.each(wilayah.bentuk.map(({ nama_kecamatan, x, y }) => [nama_kecamatan, x, y] as const))(
  'nobody is asked about the middle of %s, and the same place beyond the equator is asked about',
  (nama, x, y) => {
    const [lat, lang] = [wilayah.utara - y / wilayah.skala_lintang, wilayah.barat + x / wilayah.skala_bujur];
    expect(noteOn(nama, lat, lang)).toBeNull();
    if (lat < -0.3) expect(noteOn(nama, -lat, lang)).toMatch(/^Titik ini sekitar \d+ km di sebelah utara Kecamatan /);
  },
);

test.each([
  ['Melak', -0.2361, 115.8842, null],
  ['Melak', 0.2361, 115.8842, /^Titik ini sekitar \d\d km di sebelah (utara|timur laut) Kecamatan Melak/],
  ['Melak', -6.2, 106.8, /^Titik ini sekitar 1\.\d{3} km di sebelah barat daya Kecamatan Melak$/],
  ['Melak', 115.8842, -0.2361, /^Titik ini sekitar/],
  [
    'Damai',
    -0.2361,
    115.8842,
    /^Titik ini sekitar \d+ km di sebelah .* Kecamatan Damai, di Kecamatan Mook Manaar Bulatn$/,
  ],
  // A new one that has no outline yet lies somewhere in the regency.
  ['Kecamatan baru', -0.2361, 115.8842, null],
  ['Kecamatan baru', -6.2, 106.8, /^Titik ini sekitar 1\.\d{3} km di sebelah barat daya wilayah ini$/],
] as const)('%s, %d, %d: %s', (nama, lat, lang, sentence) => {
  const says = noteOn(nama, lat, lang);
  if (sentence === null) expect(says).toBeNull();
  else expect(says).toMatch(sentence);
});

test.each([
  [3.5, null],
  [4.5, null],
  [6, /^Titik ini sekitar 6 km di sebelah (selatan|tenggara|barat daya) Kecamatan Bongan$/],
])('%d km south of the regency, whose outlines are rough: %s', (km, sentence) => {
  const lang = 116.2513;
  let edge = -0.8397;
  while (noteOn('Bongan', edge, lang) === null) edge -= 0.001;
  const says = noteOn('Bongan', edge + (5 - km) / 111, lang);
  if (sentence === null) expect(says).toBeNull();
  else expect(says).toMatch(sentence);
});

test('where a regency has no outlines nothing is asked', () => {
  expect(letakDiLuar({ ...wilayah, bentuk: [] }, 1, { lat: -6.2, lang: 106.8 })).toBeNull();
});
