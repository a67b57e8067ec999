import type { Random } from '../../demo/random.ts';
import { formulir, type NamaFormulir } from '../../uji/ketik/formulir.ts';

/** What stands on the officer's paper for one row. */
export interface Baris {
  lalu: readonly number[];
  angka: readonly number[];
}

/** Market prices end so. */
const STEP = 500;

/**
 * A sheet of prices: every other row is as it was, in most others wholesale goes with retail or stays; in every sixth both
 * are new. No change is so large that the app asks.
 */
export const prices = (rows: number, random: Random): Baris[] =>
  Array.from({ length: rows }, (_, at): Baris => {
    const eceran = STEP * Math.round(random.between(12_000, 160_000) / STEP);
    const grosir = eceran - STEP * Math.round(random.between(1_000, 4_000) / STEP);
    const by = STEP * (1 + Math.round(random.between(0, 3))) * (random.between(0, 1) > 0.5 ? 1 : -1);
    if (at % 2 === 0) return { lalu: [eceran, grosir], angka: [eceran, grosir] };
    const moved = at % 6 === 5 ? (by / STEP > 0 ? STEP : -STEP) : at % 4 === 1 ? by : 0;
    return { lalu: [eceran, grosir], angka: [eceran + by, grosir + moved] };
  });

/** A month's weighing: all figures differ a little from the month before. */
export const weighing = (rows: number, random: Random): Baris[] =>
  Array.from({ length: rows }, (): Baris => {
    const lalu = formulir.timbang.baru(random).map(Math.round);
    return { lalu, angka: lalu.map((figure) => Math.round(figure * random.between(0.9, 1))) };
  });

export const paperOf = { harga: prices, timbang: weighing } as const satisfies Partial<
  Record<NamaFormulir, (rows: number, random: Random) => Baris[]>
>;
