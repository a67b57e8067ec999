import type { HargaPekan, LuasPadi, PerBulan, Timbang } from './bahan.ts';

/** The whole regency among the places. */
export const KABUPATEN = 0;

/** What is known of each place, month by month (`kunciBulan`). */
export type Deret<Known> = ReadonlyMap<string, ReadonlyMap<number, Known>>;

export type Luas = Pick<LuasPadi, 'tanam' | 'puso' | 'desa'>;
export type Hitungan = Pick<Timbang, 'd' | 'n' | 'bgm' | 'desa'>;

/** A month's price: the mean of its weeks, and in the regency of the kecamatan that have one. */
export interface HargaBulan {
  harga: number;
  kecamatan: number;
}

/**
 * Sums the rows of each month, for each place and for the regency. Where a month has two periods a village counts once
 * among those that reported.
 */
export function jumlahPerBulan<Row extends { periode_id: number; kecamatan_id: number; desa: number }>(
  months: PerBulan,
  rows: readonly Row[],
  names: readonly (keyof Omit<Row, 'periode_id' | 'kecamatan_id' | 'desa'>)[],
): Deret<Row> {
  const of = Map.groupBy(rows, ({ periode_id }) => periode_id);
  const add = (one: Row, other: Row, desa: number): Row => {
    const sum = { ...one, desa };
    for (const name of names) Object.assign(sum, { [name]: Number(one[name]) + Number(other[name]) });
    return sum;
  };
  return mapValues(months, (periods) => {
    const places = new Map<number, Row>();
    for (const row of periods.flatMap(({ id }) => of.get(id) ?? [])) {
      const known = places.get(row.kecamatan_id);
      places.set(row.kecamatan_id, known ? add(known, row, Math.max(known.desa, row.desa)) : row);
    }
    const [first, ...others] = [...places.values()];
    if (first)
      places.set(
        KABUPATEN,
        others.reduce((sum, one) => add(sum, one, sum.desa + one.desa), first),
      );
    return places;
  });
}

/** The mean of the weeks of each month, four or five. */
export function hargaPerBulan(months: PerBulan, rows: readonly HargaPekan[]): Deret<HargaBulan> {
  const of = Map.groupBy(rows, ({ periode_id }) => periode_id);
  return mapValues(months, (periods) => {
    const weeks = Map.groupBy(
      periods.flatMap(({ id }) => of.get(id) ?? []),
      ({ kecamatan_id }) => kecamatan_id,
    );
    const places = new Map<number, HargaBulan>();
    for (const [id, prices] of weeks) places.set(id, { harga: mean(prices.map(({ harga }) => harga)), kecamatan: 1 });
    const all = [...places.values()].map(({ harga }) => harga);
    if (all.length > 0) places.set(KABUPATEN, { harga: mean(all), kecamatan: all.length });
    return places;
  });
}

export const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

const mapValues = <From, To>(of: ReadonlyMap<string, From>, to: (one: From) => To): Map<string, To> =>
  new Map([...of].map(([key, one]) => [key, to(one)]));
