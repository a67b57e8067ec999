import { describe, expect, test } from 'vitest';
import {
  acuanPada,
  koefisienVariasi,
  margin,
  median,
  rataRata,
  ringkasan,
  terakhir,
  terhadapAcuan,
} from './deret-harga.ts';
import { persenTerhadap, perubahan } from './harga.ts';

test.each([
  [11000, 10000, { arah: 'naik', persen: 10 }],
  [9000, 10000, { arah: 'turun', persen: 10 }],
  [10000, 10000, { arah: 'tetap', persen: 0 }],
  [10000, null, null],
  [10000, 0, null],
  [0, 10000, null],
  [null, 10000, null],
  [undefined, undefined, null],
])('from %j against %j before', (sekarang, sebelumnya, expected) => {
  expect(perubahan(sekarang, sebelumnya)).toEqual(expected);
});

describe('the gap to a mean, in per cent of it', () => {
  test.each([
    [16_600, 16_600, 0],
    [12_000, 10_000, 20],
    [7_500, 10_000, -25],
    [10_000.5, 10_000, 0.005],
    [12_000, 0, null],
    [0, 10_000, null],
    [null, 10_000, null],
    [12_000, null, null],
  ])('%j against %j is %j', (harga, rata, gap) => {
    const found = persenTerhadap(harga, rata);
    if (gap === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(gap, 10);
  });
});

describe('a price against a reference, in words', () => {
  const acuan = { jenis: 'HAP', harga_acuan: 50_000 };
  test.each([
    [56_000, '12 % di atas HAP'],
    [49_250, '1,5 % di bawah HAP'],
    [50_000, 'sama dengan HAP'],
    [50_010, 'kurang dari 0,1 % di atas HAP'],
    [50_030, '0,1 % di atas HAP'],
    [135_000, '170 % di atas HAP'],
  ])('%j: %s', (harga, kata) => {
    expect(terhadapAcuan(harga, acuan)?.kata.replaceAll('\u00a0', ' ')).toBe(kata);
  });

  test.each([
    [null, 50_000],
    [0, 50_000],
    [56_000, 0],
  ])('%j against %j is not compared', (harga, harga_acuan) => {
    expect(terhadapAcuan(harga, { jenis: 'HET', harga_acuan })).toBeNull();
  });
});

describe('which references hold on a day', () => {
  const het = (berlaku_mulai: string, zona = '') => ({ jenis: 'HET', zona, berlaku_mulai });
  const hap = (berlaku_mulai: string) => ({ jenis: 'HAP', zona: '', berlaku_mulai });
  const [old, now, next] = [het('2024-01-01'), het('2025-08-22'), het('2026-12-01')];
  test.each([
    ['2026-11-16', [old, now, next], [now]],
    ['2026-12-01', [next, old, now], [next]],
    ['2026-11-30', [next, old, now], [now]],
    ['2025-08-21', [old, now, next], [old]],
    ['2023-12-31', [old, now, next], []],
    ['2026-11-16', [], []],
    [
      '2026-11-16',
      [now, hap('2026-01-01'), het('2026-01-01', 'Zona 3')],
      [now, hap('2026-01-01'), het('2026-01-01', 'Zona 3')],
    ],
  ])('on %s', (hari, acuan, holding) => {
    expect(acuanPada(acuan, hari)).toEqual(holding);
  });
});

describe('the mean, the usual price and how far prices lie apart', () => {
  test.each([
    { harga: [], mean: null, usual: null, cv: null },
    { harga: [null, 0, undefined], mean: null, usual: null, cv: null },
    { harga: [14_500], mean: 14_500, usual: 14_500, cv: null },
    { harga: [null, 14_500, 0], mean: 14_500, usual: 14_500, cv: null },
    { harga: [10, 10, 10], mean: 10, usual: 10, cv: 0 },
    // σ of 8 and 12 is 2.
    { harga: [12, 8], mean: 10, usual: 10, cv: 20 },
    // The classic 2, 4, 4, 4, 5, 5, 7, 9: mean 5, σ 2.
    { harga: [9, 2, 4, null, 4, 4, 5, 5, 7], mean: 5, usual: 4.5, cv: 40 },
    { harga: [100_000, 9_000, 10_000], mean: 119_000 / 3, usual: 10_000, cv: 107.556 },
  ])('of $harga', ({ harga, mean, usual, cv }) => {
    expect(rataRata(harga)).toBe(mean);
    expect(median(harga)).toBe(usual);
    if (cv === null) expect(koefisienVariasi(harga)).toBeNull();
    else expect(koefisienVariasi(harga)).toBeCloseTo(cv, 3);
  });
});

test.each([
  [68_000, 62_000, 9.677],
  [60_000, 62_000, -3.226],
  [62_000, 62_000, 0],
  [68_000, 0, null],
  [0, 62_000, null],
  [68_000, null, null],
])('the margin of %j over %j', (eceran, grosir, expected) => {
  if (expected === null) expect(margin(eceran, grosir)).toBeNull();
  else expect(margin(eceran, grosir)).toBeCloseTo(expected, 3);
});

const series = (...harga: (number | null)[]) => harga.map((eceran, pekan) => ({ pekan, eceran }));
const eceran = (titik: { eceran: number | null }) => titik.eceran;

describe('the year of a price', () => {
  test.each([
    ['no week', series(), null],
    ['weeks without a price', series(null, 0, null), null],
    ['one price', series(null, 14_500, null), { rendah: 1, tinggi: 1, biasa: 14_500, n: 1 }],
    ['a gap of months', series(9, null, null, null, null, 11, 13), { rendah: 0, tinggi: 6, biasa: 11, n: 3 }],
    ['of equal weeks the last', series(9, 12, 9, 12, 10), { rendah: 2, tinggi: 3, biasa: 10, n: 5 }],
  ])('%s', (_, titik, expected) => {
    const found = ringkasan(titik, eceran);
    const told = found && {
      ...{ rendah: found.terendah.pekan, tinggi: found.tertinggi.pekan },
      ...{ biasa: found.biasa, n: found.n },
    };
    expect(told).toEqual(expected);
  });
});

describe('the last price of a series', () => {
  test.each([
    ['none', series(), null],
    ['never a price', series(null, 0), null],
    ['in the newest week, after a price', series(10, 11), { pekan: 1, sebelum: 0, kosong: 0 }],
    ['the first and only', series(10), { pekan: 0, sebelum: undefined, kosong: 0 }],
    ['three weeks ago, after a week without', series(10, null, 11, null, 0, null), { pekan: 2, sebelum: 1, kosong: 3 }],
  ])('%s', (_, titik, expected) => {
    const found = terakhir(titik, eceran);
    const told = found && { pekan: found.titik.pekan, sebelum: found.sebelum?.pekan, kosong: found.kosong };
    expect(told).toEqual(expected);
  });
});
