import type { HargaPekan, LuasPadi, PerBulan, Timbang } from './bahan.ts';

/** The whole regency among the places. */
export const KABUPATEN = 0;

/** What is known of each place, month by month (`kunciBulan`). */
export type Deret<Known> = ReadonlyMap<string, ReadonlyMap<number, Known>>;

export type Luas = Pick<LuasPadi, 'tanam' | 'puso'>;
/** What each village of a place reported. */
export type LuasDesa = ReadonlyMap<number, Luas>;
export type Hitungan = Pick<Timbang, 'd' | 'n' | 't' | 'bgm' | 'desa'>;

/** A month's price: the mean of its weeks, and in the regency of the kecamatan that have one. */
export interface HargaBulan {
  harga: number;
  kecamatan: number;
}

const add = (one: Luas | undefined, other: Luas): Luas => ({
  tanam: (one?.tanam ?? 0) + other.tanam,
  puso: (one?.puso ?? 0) + other.puso,
});

/** All that these villages reported; nothing where none did. */
export const jumlahLuas = (desa: LuasDesa | undefined): Luas | undefined =>
  desa && desa.size > 0 ? [...desa.values()].reduce(add) : undefined;

/** The villages of each place, and of the regency; where a month has two periods a village is the sum of both. */
export function luasPerBulan(months: PerBulan, rows: readonly LuasPadi[]): Deret<LuasDesa> {
  const of = Map.groupBy(rows, ({ periode_id }) => periode_id);
  return mapValues(months, (periods) => {
    const places = new Map<number, Map<number, Luas>>();
    for (const { kecamatan_id, desa_id, tanam, puso } of periods.flatMap(({ id }) => of.get(id) ?? [])) {
      for (const place of [kecamatan_id, KABUPATEN]) {
        const villages = places.get(place) ?? new Map<number, Luas>();
        villages.set(desa_id, add(villages.get(desa_id), { tanam, puso }));
        places.set(place, villages);
      }
    }
    return places;
  });
}

/** The sums of each month, for each place and the regency; where a month has two periods a village counts once. */
export function timbangPerBulan(months: PerBulan, rows: readonly Timbang[]): Deret<Hitungan> {
  const of = Map.groupBy(rows, ({ periode_id }) => periode_id);
  const sum = (one: Hitungan | undefined, { d, n, t, bgm }: Hitungan, desa: number): Hitungan => ({
    ...{ d: (one?.d ?? 0) + d, n: (one?.n ?? 0) + n, t: (one?.t ?? 0) + t, bgm: (one?.bgm ?? 0) + bgm, desa },
  });
  return mapValues(months, (periods) => {
    const places = new Map<number, Hitungan>();
    for (const row of periods.flatMap(({ id }) => of.get(id) ?? [])) {
      const known = places.get(row.kecamatan_id);
      places.set(row.kecamatan_id, sum(known, row, Math.max(known?.desa ?? 0, row.desa)));
    }
    const [first, ...others] = [...places.values()];
    if (first) {
      places.set(
        KABUPATEN,
        others.reduce((total, one) => sum(total, one, total.desa + one.desa), first),
      );
    }
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
