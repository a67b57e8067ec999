import { type Bulan, geserBulan, kunciBulan } from '#contract/formulas/skpg/bulan.ts';
import type { IndikatorSkpg } from '#contract/formulas/skpg/label.ts';
import type { NaikSkpg } from '#contract/formulas/skpg/naik.ts';
import {
  type Angka,
  bagian,
  komoditiBelumDipilih,
  pusoTerhadapRata,
  terhadapRata,
} from '#contract/formulas/skpg/nilai.ts';
import type { IndikatorTempat } from '#contract/summaries/skpg/papan.ts';
import { type Deret, type HargaBulan, type Hitungan, KABUPATEN, type LuasDesa, mean } from './deret.ts';

/** With how many years before a month is compared, at most (domain: the mean of five). */
const TAHUN = 5;

const BULAN = 3;

/** All that a board is made of. */
export interface Bahan {
  padi: Deret<LuasDesa>;
  timbang: Deret<Hitungan>;
  /** Null where the office has chosen no commodity. */
  harga: Readonly<Record<'beras' | 'minyak' | 'telur', Deret<HargaBulan> | null>>;
  /** How many villages each place has. */
  desa: ReadonlyMap<number, number>;
  /** How many kecamatan there are. */
  kecamatan: number;
}

/** A figure and what it was made of. */
export type Ukur = Pick<IndikatorTempat, 'kini' | 'pembanding' | 'banyak' | 'cakupan' | 'dari'> & { angka: Angka };

/** The months with which a month is compared: its own of the years before, the nearest first. */
export const bulanSama = (bulan: Bulan): Bulan[] =>
  Array.from({ length: TAHUN }, (_, at) => geserBulan(bulan, -12 * (at + 1)));

/** Those of a price. */
export const bulanDasar = (bulan: Bulan, dasar: 'tiga bulan' | 'tahun lalu'): Bulan[] =>
  dasar === 'tahun lalu'
    ? [geserBulan(bulan, -12)]
    : Array.from({ length: BULAN }, (_, at) => geserBulan(bulan, -at - 1));

/** A scheme's way to measure: its base of prices, and its share of toddlers who gained. */
export interface CaraUkur {
  dasar: 'tiga bulan' | 'tahun lalu';
  naik: NaikSkpg;
}

/** The divisor of the toddlers who gained. */
export const pembagiNaik = ({ d, n, t }: Pick<Hitungan, 'd' | 'n' | 't'>, naik: NaikSkpg): number =>
  naik === 'N/D' ? d : n + t;

/** What is measured of a place in a month. */
export function ukur(
  { padi, timbang, harga, desa, kecamatan }: Bahan,
  place: number,
  bulan: Bulan,
  { dasar, naik }: CaraUkur,
): Record<IndikatorSkpg, Ukur> {
  const at = <Known>(deret: Deret<Known>, month: Bulan): Known | undefined => deret.get(kunciBulan(month))?.get(place);
  const dari = desa.get(place) ?? 0;
  const luas = (name: 'tanam' | 'puso'): Ukur => {
    const years = bulanSama(bulan).map((month) => at(padi, month));
    return { ...luasSama(at(padi, bulan), years, name), dari };
  };
  const price = (name: keyof typeof harga): Ukur => {
    const [months, deret] = [bulanDasar(bulan, dasar), harga[name]];
    const dari = place === KABUPATEN ? kecamatan : 1;
    if (deret === null) return { ...against(null, []), angka: komoditiBelumDipilih, cakupan: 0, dari };
    if (place === KABUPATEN) return { ...hargaKabupaten(deret, bulan, months), dari };
    const kini = at(deret, bulan);
    const dahulu = months.flatMap((month) => at(deret, month)?.harga ?? []);
    return { ...against(kini?.harga ?? null, dahulu), cakupan: kini ? 1 : 0, dari };
  };
  const weighed = at(timbang, bulan);
  const share = (name: 'n' | 'bgm', whole: number | null): Ukur => ({
    angka: bagian(weighed?.[name] ?? null, whole),
    ...{ kini: weighed?.[name] ?? null, pembanding: whole, banyak: 0 },
    ...{ cakupan: weighed?.desa ?? 0, dari },
  });
  return {
    ...{ tanam: luas('tanam'), puso: luas('puso') },
    ...{ beras: price('beras'), minyak: price('minyak'), telur: price('telur') },
    ...{ nd: share('n', weighed ? pembagiNaik(weighed, naik) : null), bgm: share('bgm', weighed?.d ?? null) },
  };
}

/**
 * The area of the villages that have reported both this month and in some year before, against their own means: villages
 * that have not reported yet are no loss. Where all report every year it is the sum against the mean of the sums.
 */
function luasSama(
  now: LuasDesa | undefined,
  years: readonly (LuasDesa | undefined)[],
  name: 'tanam' | 'puso',
): Omit<Ukur, 'dari'> {
  const both = [...(now ?? [])].flatMap(([desa, kini]) => {
    const dahulu = years.flatMap((year) => year?.get(desa)?.[name] ?? []);
    return dahulu.length > 0 ? [{ desa, kini: kini[name], dasar: mean(dahulu) }] : [];
  });
  const compare = name === 'puso' ? pusoTerhadapRata : terhadapRata;
  if (both.length === 0) {
    const all = [...(now?.values() ?? [])].map((one) => one[name]);
    return { ...against(all.length > 0 ? sum(all) : null, []), cakupan: all.length };
  }
  return {
    ...against(sum(both.map(({ kini }) => kini)), [sum(both.map(({ dasar }) => dasar))], compare),
    banyak: years.filter((year) => both.some(({ desa }) => year?.has(desa))).length,
    cakupan: both.length,
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/**
 * The regency's price against before, over the kecamatan that have both: one that reports for the first time is dearer or
 * cheaper than the others, which is no rise.
 */
function hargaKabupaten(deret: Deret<HargaBulan>, bulan: Bulan, months: readonly Bulan[]): Omit<Ukur, 'dari'> {
  const of = (month: Bulan): ReadonlyMap<number, HargaBulan> => deret.get(kunciBulan(month)) ?? new Map();
  const before = months.map(of);
  const both = [...of(bulan)].flatMap(([id, { harga }]) => {
    const dahulu = before.flatMap((places) => places.get(id)?.harga ?? []);
    return id === KABUPATEN || dahulu.length === 0 ? [] : [{ id, kini: harga, dasar: mean(dahulu) }];
  });
  if (both.length === 0) {
    const kini = of(bulan).get(KABUPATEN);
    return { ...against(kini?.harga ?? null, []), cakupan: kini?.kecamatan ?? 0 };
  }
  return {
    ...against(mean(both.map(({ kini }) => kini)), [mean(both.map(({ dasar }) => dasar))]),
    banyak: before.filter((places) => both.some(({ id }) => places.has(id))).length,
    cakupan: both.length,
  };
}

const against = (kini: number | null, dahulu: readonly number[], compare = terhadapRata) => ({
  angka: compare(kini, dahulu),
  kini,
  pembanding: dahulu.length > 0 ? mean(dahulu) : null,
  banyak: dahulu.length,
});
