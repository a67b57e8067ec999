import { expect, test } from 'vitest';
import {
  alasanDilihat,
  bgmPerD,
  dilihatDahulu,
  type Hitungan,
  jumlahHitungan,
  nilaiBgm,
  nilaiNaik,
  nPerD,
  nPerNT,
  tanpaPembanding,
} from './skdn.ts';

/** D, N, T, BGM, severe malnutrition. */
const of = (D: number, N: number, T: number, BGM = 0, buruk = 0): Hitungan => ({
  ...{ jumlah_balita: D, berat_badan_naik: N, berat_badan_tidak_naik: T },
  ...{ dibawah_garis_merah: BGM, kasus_gizi_buruk: buruk },
});

test.each([
  ['some are new', of(40, 33, 5), 82.5, 3300 / 38, 2],
  ['all can be compared', of(40, 33, 7), 82.5, 82.5, 0],
  ['nobody gained', of(40, 0, 40), 0, 0, 0],
  ['all are new', of(12, 0, 0), 0, null, 12],
  ['nobody was weighed', of(0, 0, 0), null, null, 0],
])('domain 4.2, N/D and N/(N+T): %s', (_name, letters, perD, perNT, rest) => {
  expect(nPerD(letters)).toBe(perD);
  expect(nPerNT(letters)).toBe(perNT);
  expect(tanpaPembanding(letters)).toBe(rest);
});

test.each([
  [50, 2, 4],
  [50, 0, 0],
  [0, 0, null],
  [null, null, null],
])(
  'domain 4.2, BGM/D: of %j weighed, %j below the red line: %j per cent',
  (jumlah_balita, dibawah_garis_merah, persen) => {
    expect(bgmPerD({ jumlah_balita, dibawah_garis_merah })).toBe(persen);
  },
);

test('what was not reported has no ratio', () => {
  expect(nPerNT({ berat_badan_naik: null, berat_badan_tidak_naik: null })).toBeNull();
  expect(nPerD({ jumlah_balita: null, berat_badan_naik: null })).toBeNull();
});

test('domain 4.2: the letters are summed first, then divided', () => {
  const [small, large] = [of(10, 10, 0, 1), of(90, 45, 40, 2, 1)];
  const together = jumlahHitungan([small, large]);
  expect(together).toEqual(of(100, 55, 40, 3, 1));
  // The mean of their ratios would be 75 per cent.
  expect(nPerD(together!)).toBe(55);
  expect(jumlahHitungan([])).toBeNull();
});

test.each([
  [90.1, 'baik'],
  [90, 'pantau'],
  [80, 'pantau'],
  [79.9, 'kurang'],
  [null, null],
])('N/(N+T) of %j per cent: %j', (ratio, nilai) => {
  expect(nilaiNaik(ratio)).toBe(nilai);
});

test.each([
  [4.9, 'baik'],
  [5, 'pantau'],
  [10, 'pantau'],
  [10.1, 'kurang'],
  [null, null],
])('BGM/D of %j per cent: %j', (ratio, nilai) => {
  expect(nilaiBgm(ratio)).toBe(nilai);
});

test('domain 4.2: one case of severe malnutrition is reason enough', () => {
  expect(alasanDilihat(of(40, 39, 1, 1, 1))).toEqual(['gizi-buruk']);
  expect(alasanDilihat(of(40, 20, 20, 8, 1))).toEqual(['gizi-buruk', 'bgm', 'naik']);
  expect(alasanDilihat(of(40, 38, 2))).toEqual([]);
});

test('villages with cases come first, then those with more below the red line, then those where fewer gained', () => {
  const named = [
    ['few gained', of(40, 20, 20)],
    ['well', of(40, 39, 1)],
    ['fewer gained', of(40, 10, 30)],
    ['many below the line', of(40, 39, 1, 8)],
    ['a case', of(40, 39, 1, 1, 1)],
    ['nobody weighed', of(0, 0, 0)],
  ] as const;
  const rows = named.map(([nama, letters]) => ({ nama, ...letters }));
  expect(dilihatDahulu(rows).map(({ row }) => row.nama)).toEqual([
    ...['a case', 'many below the line'],
    ...['fewer gained', 'few gained'],
  ]);
});
