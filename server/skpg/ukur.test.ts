import { describe, expect, test } from 'vitest';
import type { AmbangSkema } from '#contract/formulas/skpg/nilai.ts';
import { bawaan } from '../../contract/formulas/skpg/tests/cases.ts';
import { type HargaBulan, KABUPATEN, type LuasDesa } from './deret.ts';
import { susunPapan } from './papan.ts';
import { type Bahan, ukur } from './ukur.ts';

const OCTOBER = { tahun: 2026, bulan: 10 };
const MELAK = 1;
const DAMAI = 2;

const prices = (of: Record<string, Record<number, number>>) =>
  new Map(
    Object.entries(of).map(([month, places]) => {
      const known = Object.entries(places).map(([id, harga]) => [Number(id), { harga, kecamatan: 1 }] as const);
      const mean = known.reduce((sum, [, { harga }]) => sum + harga, 0) / known.length;
      return [month, new Map<number, HargaBulan>([...known, [KABUPATEN, { harga: mean, kecamatan: known.length }]])];
    }),
  );

const none: Bahan = {
  ...{ padi: new Map(), timbang: new Map(), harga: { beras: new Map(), minyak: new Map(), telur: new Map() } },
  desa: new Map([
    [KABUPATEN, 4],
    [MELAK, 2],
    [DAMAI, 2],
  ]),
  kecamatan: 2,
};
const berasOf = (of: Record<string, Record<number, number>>, place = KABUPATEN) =>
  ukur({ ...none, harga: { ...none.harga, beras: prices(of) } }, place, OCTOBER, { dasar: 'tiga bulan', naik: 'N/D' })
    .beras;

describe('the regency’s price', () => {
  test('does not rise because a dear place reports for the first time', () => {
    const before = { '2026-07': { [MELAK]: 15_000 }, '2026-08': { [MELAK]: 15_000 }, '2026-09': { [MELAK]: 15_000 } };
    expect(berasOf({ ...before, '2026-10': { [MELAK]: 15_000, [DAMAI]: 25_000 } })).toEqual({
      angka: { keadaan: 'ada', nilai: 0 },
      ...{ kini: 15_000, pembanding: 15_000, banyak: 3, cakupan: 1, dari: 2 },
    });
  });

  test('is of each place against its own months, also where one reported in some of them', () => {
    const before = { '2026-08': { [MELAK]: 10_000, [DAMAI]: 20_000 }, '2026-09': { [MELAK]: 10_000 } };
    expect(berasOf({ ...before, '2026-10': { [MELAK]: 11_000, [DAMAI]: 22_000 } })).toMatchObject({
      angka: { keadaan: 'ada', nilai: 10 },
      ...{ kini: 16_500, pembanding: 15_000, banyak: 2, cakupan: 2 },
    });
  });

  test('of places that were never there before says what it is, and nothing more', () => {
    expect(berasOf({ '2026-09': { [MELAK]: 9000 }, '2026-10': { [DAMAI]: 12_000 } })).toMatchObject({
      ...{ angka: { keadaan: 'pembanding belum ada' }, kini: 12_000, pembanding: null, banyak: 0, cakupan: 1 },
    });
  });
});

const ambang: AmbangSkema = bawaan('permentan');
const places = [
  { id: KABUPATEN, nama: 'Kabupaten' },
  { id: MELAK, nama: 'Melak' },
];

/** Areas by month and year: planted and lost, shared evenly by the first villages. */
const padi = (of: Record<string, [tanam: number, puso: number, desa: number]>) =>
  new Map(
    Object.entries(of).map(([month, [tanam, puso, desa]]) => {
      const villages = Array.from(
        { length: desa },
        (_, at) => [at, { tanam: tanam / desa, puso: puso / desa }] as const,
      );
      return [month, new Map<number, LuasDesa>([[MELAK, new Map(villages)]])];
    }),
  );
const turnedOf = (september: [number, number, number], october: [number, number, number]) =>
  susunPapan(
    {
      ...none,
      padi: padi({ '2025-09': [100, 10, 2], '2025-10': [100, 10, 2], '2026-09': september, '2026-10': october }),
    },
    places,
    OCTOBER,
    { skema: 'permentan', ambang },
  );

describe('what has turned to the worse', () => {
  test('is told where all villages have reported in both months', () => {
    const { tanda, dibandingkan } = turnedOf([110, 5, 2], [80, 20, 2]);
    expect(tanda).toMatchObject([{ nama: 'Melak', ukuran: 'ketersediaan', dari: 'aman', ke: 'rentan' }]);
    expect(dibandingkan).toBe(1);
  });

  test.each([
    ['now', [110, 5, 2], [80, 20, 1]],
    ['before', [110, 5, 1], [80, 20, 2]],
  ] as const)('is not told of fewer hectares that are fewer reports %s', (_when, september, october) => {
    expect(turnedOf([...september], [...october])).toMatchObject({ tanda: [], dibandingkan: 0 });
  });
});

test.each([
  ['no loss where none was is no change', 0, 0, { keadaan: 'ada', nilai: 0 }],
  ['a loss where none was cannot be computed', 3, 0, { keadaan: 'tidak dapat dihitung' }],
  ['no loss where one was is all of it less', 0, 3, { keadaan: 'ada', nilai: -100 }],
])('lost area: %s', (_name, kini, dahulu, angka) => {
  const areas = padi({ '2025-10': [100, dahulu, 2], '2026-10': [100, kini, 2] });
  expect(ukur({ ...none, padi: areas }, MELAK, OCTOBER, { dasar: 'tiga bulan', naik: 'N/D' }).puso.angka).toEqual(
    angka,
  );
});

test('a price without a chosen commodity does not count as unreported', () => {
  const bahan = { ...none, harga: { ...none.harga, beras: null } };
  for (const place of [KABUPATEN, MELAK]) {
    expect(ukur(bahan, place, OCTOBER, { dasar: 'tiga bulan', naik: 'N/D' }).beras.angka).toEqual({
      keadaan: 'komoditi belum dipilih',
    });
  }
});

describe('planted area', () => {
  const tanamOf = (of: Parameters<typeof padi>[0]) =>
    ukur({ ...none, padi: padi(of) }, MELAK, OCTOBER, { dasar: 'tiga bulan', naik: 'N/D' }).tanam;

  test('of all villages in all years is the sum against the mean of the sums', () => {
    expect(tanamOf({ '2024-10': [80, 0, 2], '2025-10': [120, 0, 2], '2026-10': [90, 0, 2] })).toEqual({
      angka: { keadaan: 'ada', nilai: -10 },
      ...{ kini: 90, pembanding: 100, banyak: 2, cakupan: 2, dari: 2 },
    });
  });

  test('is not less because a village has not reported yet', () => {
    expect(tanamOf({ '2025-10': [120, 0, 2], '2026-10': [60, 0, 1] })).toEqual({
      angka: { keadaan: 'ada', nilai: 0 },
      ...{ kini: 60, pembanding: 60, banyak: 1, cakupan: 1, dari: 2 },
    });
  });

  test('is not more because a village reports for the first time', () => {
    expect(tanamOf({ '2025-10': [60, 0, 1], '2026-10': [120, 0, 2] })).toMatchObject({
      ...{ angka: { keadaan: 'ada', nilai: 0 }, kini: 60, pembanding: 60, cakupan: 1 },
    });
  });
});
