import { describe, expect, test } from 'vitest';
import { broken, cut, inLines, widthOf } from './lettering.ts';
import { priceCard } from './price-card.ts';
import { shareCard } from './share-card.ts';

test('a title is broken between words so that each line fits', () => {
  const lines = broken('Harga pangan di Mook Manaar Bulatn', 92, 1010);
  expect(lines.join(' ')).toBe('Harga pangan di Mook Manaar Bulatn');
  for (const line of lines) expect(widthOf(line, 92)).toBeLessThanOrEqual(1010);
});

test('a title of one long word is cut at the edge of the picture', () => {
  const word = 'Mookmanaarbulatnsekolaqdaratlinggangbigungsiluqnguraibentian';
  const fits = cut(word, 92, 1010);
  expect(fits).toMatch(/…$/);
  expect(shareCard(`Harga pangan di ${word}`, '')).toBe(shareCard(`Harga pangan di ${fits}`, ''));
});

test('markup in a name is drawn as letters', () => {
  expect(shareCard('<script>alert(1)</script>', '&amp;')).not.toMatch(/<script|&amp;/);
});

test('a letter without an outline takes the room of a space', () => {
  expect(widthOf('é', 100)).toBe(widthOf(' ', 100));
});

test.each([
  ['a short name', 'Cabai Rawit', ['Cabai Rawit']],
  [
    'sixty letters in two lines',
    'Beras Medium Cap Dua Kelinci Kemasan Lima Kilogram Premium X',
    ['Beras Medium Cap Dua Kelinci', 'Kemasan Lima Kilogram Premium X'],
  ],
])('%s', (_, name, lines) => {
  expect(inLines(name, 62, 1056, 2)).toEqual(lines);
});

test.each([
  ['one word of sixty letters', 'W'.repeat(60)],
  ['more words than two lines hold', 'Ikan Kembung Segar '.repeat(20)],
])('%s is cut, says so, and fits', (_, name) => {
  const lines = inLines(name, 62, 1056, 2);
  expect(lines.length).toBeLessThanOrEqual(2);
  for (const line of lines) expect(widthOf(line, 62)).toBeLessThanOrEqual(1056);
  expect(lines.at(-1)).toMatch(/…$/);
  expect(name.startsWith(lines.join(' ').slice(0, -1))).toBe(true);
});

test('where there is room for nothing, nothing but the sign is left', () => {
  expect(cut('Melak', 36, 0)).toBe('…');
});

describe('the picture of a price', () => {
  const facts = { nama_komoditi: 'Cabai Rawit', satuan: 'kg', tempat: 'Melak' };
  const titik = (prices: (number | null)[]) =>
    prices.map((eceran, at) => ({
      ...{ periode_harga_pangan_id: at, nama_periode: 'Pekan', tanggal_mulai: null, tanggal_selesai: null },
      ...{ sejak: '2026-11-16', eceran, grosir: null, jumlah_kecamatan: null },
    }));
  /** The pieces of the curve. */
  const pieces = (...prices: (number | null)[]) =>
    /<path d="([^"]*)" fill="none"/.exec(priceCard({ ...facts, titik: titik(prices) }))?.[1]?.match(/M[^M]*/g) ?? [];

  test.each([
    ['a curve without a gap is one piece', [10, 12, 11], 1],
    ['a gap parts it', [10, 12, null, null, 11, 13], 2],
    ['zero is a gap too', [10, 0, 11], 2],
    ['one price is a dot', [null, 14_000, null], 1],
    ['all the same', [10, 10, 10], 1],
    ['no period', [], 0],
    ['no price', [null, 0, null], 0],
  ])('%s', (_, prices, expected) => {
    expect(pieces(...prices)).toHaveLength(expected);
    expect(priceCard({ ...facts, titik: titik(prices) })).not.toMatch(/NaN|Infinity|undefined|null/);
  });

  test('a rise points up, a fall down, and after a gap nothing is said of either', () => {
    const arrow = (...prices: (number | null)[]) =>
      /<path transform="translate\([\d. ]+\)" d="(M0[^"]*)"/.exec(priceCard({ ...facts, titik: titik(prices) }))?.[1];
    expect(arrow(10, 12)).toBe('M0 0h40L20-34Z');
    expect(arrow(12, 10)).toBe('M0-34h40L20 0Z');
    expect(arrow(10, 10)).toBe('M0-28h40v8H0ZM0-12h40v8H0Z');
    expect(arrow(10, null, 12)).toBeUndefined();
    expect(arrow(10)).toBeUndefined();
  });

  test('markup in names is drawn as letters', () => {
    const hostile = '<script>&amp;"';
    const card = priceCard({ nama_komoditi: hostile, satuan: hostile, tempat: hostile, titik: titik([1]) });
    expect(card).not.toMatch(/<script|&amp;/);
  });
});
