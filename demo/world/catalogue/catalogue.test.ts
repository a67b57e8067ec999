import { expect, test } from 'vitest';
import { komoditiSeed, panganSeed } from './acuan.ts';
import { kegiatanSeed } from './kegiatan.ts';
import { produkSeed } from './produk.ts';
import { sliderSeed } from './slider.ts';

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);
const sentences = (text: string) => text.match(/[.?!](?=\s|$)/g)?.length ?? 0;

test('80 products, six of them the demo farmer’s, four taken off sale', () => {
  expect(produkSeed).toHaveLength(80);
  expect(produkSeed.filter(({ penjual }) => penjual === 0)).toHaveLength(6);
  expect(produkSeed.filter(({ status }) => status === 'tidak')).toHaveLength(4);
});

test('all twelve farmers sell something', () => {
  const sellers = [...new Set(produkSeed.map(({ penjual }) => penjual))].sort((a, b) => a - b);
  expect(sellers).toEqual(Array.from({ length: 12 }, (_, index) => index));
});

test('every product is told in two to four sentences and shown in two to four different views', () => {
  for (const { judul, deskripsi, fotos } of produkSeed) {
    expect(sentences(deskripsi), judul).toBeGreaterThanOrEqual(2);
    expect(sentences(deskripsi), judul).toBeLessThanOrEqual(4);
    expect(fotos.length, judul).toBeGreaterThanOrEqual(2);
    expect(fotos.length, judul).toBeLessThanOrEqual(4);
    expect(twice(fotos.map((art) => `${art.setting} ${'display' in art ? art.display : art.act}`))).toEqual([]);
  }
});

test('price and stock are whole numbers above nothing', () => {
  const odd = produkSeed.filter(
    ({ harga, stok }) => ![harga, stok].every((value) => Number.isInteger(value) && value > 0),
  );
  expect(odd).toEqual([]);
});

test('30 activities of three to six sentences in several paragraphs', () => {
  expect(kegiatanSeed).toHaveLength(30);
  for (const { judul, deskripsi } of kegiatanSeed) {
    expect(deskripsi.split('\n\n').length, judul).toBeGreaterThan(1);
    expect(sentences(deskripsi), judul).toBeGreaterThanOrEqual(3);
    expect(sentences(deskripsi), judul).toBeLessThanOrEqual(6);
  }
});

test('no name is given twice', () => {
  expect(twice(komoditiSeed.map(({ nama }) => nama))).toEqual([]);
  expect(twice(panganSeed.map(({ nama }) => nama))).toEqual([]);
  expect(twice(produkSeed.map(({ judul }) => judul))).toEqual([]);
  expect(twice(kegiatanSeed.map(({ judul }) => judul))).toEqual([]);
  expect(twice(sliderSeed.map(({ judul }) => judul))).toEqual([]);
});

test('a price range runs from low over typical to high', () => {
  const disordered = komoditiSeed.filter(
    ({ harga: [low, typical, high] }) => low > typical || typical > high || low <= 0,
  );
  expect(disordered).toEqual([]);
});

test('twelve foods, each with a commodity whose price stands for it', () => {
  expect(panganSeed).toHaveLength(12);
  const counted = new Set(komoditiSeed.map(({ pangan }) => pangan));
  expect(panganSeed.filter(({ nama }) => !counted.has(nama))).toEqual([]);
  expect(
    komoditiSeed.filter(({ pangan }) => pangan !== null && !panganSeed.some(({ nama }) => nama === pangan)),
  ).toEqual([]);
});

test('the regency grows a part of each food, never all of it', () => {
  expect(panganSeed.filter(({ swasembada }) => swasembada < 0 || swasembada >= 1)).toEqual([]);
});

test('five banners are shown and one is kept back; each opens a screen of the app or nothing', () => {
  expect(sliderSeed.map(({ status }) => status)).toEqual([1, 1, 1, 1, 1, 0]);
  expect(sliderSeed.filter(({ action }) => action !== null && !/^\/(?!\/)/.test(action))).toEqual([]);
});
