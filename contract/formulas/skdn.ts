import type { TimbangBalita } from '../resources/timbang-balita.ts';
import { batas } from './batas.ts';

/** The counts of a weighing (CONTEXT.md explains the letters). S is of a year, not of a weighing: D stands alone. */
export type Hitungan = Pick<
  TimbangBalita,
  'jumlah_balita' | 'berat_badan_naik' | 'berat_badan_tidak_naik' | 'dibawah_garis_merah' | 'kasus_gizi_buruk'
>;

/** The columns of the letters that others reckon with. */
export const kolomHuruf = {
  ...{ D: 'jumlah_balita', N: 'berat_badan_naik', T: 'berat_badan_tidak_naik', BGM: 'dibawah_garis_merah' },
} as const;

/** Null where nobody reported it. */
export type HitunganAtauKosong = { [Huruf in keyof Hitungan]: Hitungan[Huruf] | null };

/** The counts by their letters. */
export const huruf = (of: HitunganAtauKosong) => ({
  D: of.jumlah_balita,
  N: of.berat_badan_naik,
  T: of.berat_badan_tidak_naik,
  BGM: of.dibawah_garis_merah,
  buruk: of.kasus_gizi_buruk,
});

/** Whether a row was reported at all: all its letters come together. */
export const isDilaporkan = <Row extends HitunganAtauKosong>(row: Row): row is Row & Hitungan =>
  row.jumlah_balita !== null;

const persen = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole <= 0 ? null : (part * 100) / whole;

/** N/D of two letters. */
export const naikDariD = (naik: number | null, ditimbang: number | null): number | null => persen(naik, ditimbang);

/** N/D: how many of the weighed toddlers gained, in per cent. Those who are new or were not weighed last month lower it. */
export const nPerD = (of: Pick<HitunganAtauKosong, 'jumlah_balita' | 'berat_badan_naik'>) =>
  naikDariD(of.berat_badan_naik, of.jumlah_balita);

/** N/(N+T) of two letters. */
export const naikDariNT = (naik: number | null, tidak: number | null): number | null =>
  naik === null || tidak === null ? null : persen(naik, naik + tidak);

/**
 * N/(N+T): how many of those who can be compared with last month gained, in per cent. It stands for the strict
 * N/D' (D' = D − O − B), whose O and B are not recorded, and is always called by its own name.
 */
export const nPerNT = ({
  berat_badan_naik: naik,
  berat_badan_tidak_naik: tidak,
}: Pick<HitunganAtauKosong, 'berat_badan_naik' | 'berat_badan_tidak_naik'>) => naikDariNT(naik, tidak);

/** BGM/D: how many of the weighed toddlers are below the red line, in per cent. */
export const bgmPerD = (of: Pick<HitunganAtauKosong, 'jumlah_balita' | 'dibawah_garis_merah'>) =>
  persen(of.dibawah_garis_merah, of.jumlah_balita);

/** D − N − T: who is new, or was not weighed last month. */
export const tanpaPembanding = ({ jumlah_balita, berat_badan_naik, berat_badan_tidak_naik }: Hitungan): number =>
  jumlah_balita - berat_badan_naik - berat_badan_tidak_naik;

/** Sums each letter; ratios are made of the sums, never of other ratios. Null where there is nothing to sum. */
export function jumlahHitungan(rows: readonly Hitungan[]): Hitungan | null {
  const [first, ...others] = rows;
  if (!first) return null;
  const sum = { ...first };
  for (const row of others) for (const letter of letters) sum[letter] += row[letter];
  return sum;
}

const kosong: Record<keyof Hitungan, null> = {
  jumlah_balita: null,
  berat_badan_naik: null,
  berat_badan_tidak_naik: null,
  dibawah_garis_merah: null,
  kasus_gizi_buruk: null,
};

/** `Object.keys` tells of texts only. */
const letters = Object.keys(kosong) as (keyof Hitungan)[];

export type Nilai = 'baik' | 'pantau' | 'kurang';

/** More than 90 per cent is good, less than 80 poor (`batas`). */
export function nilaiNaik(ratio: number | null): Nilai | null {
  if (ratio === null) return null;
  if (ratio > batas.naik.baik) return 'baik';
  return ratio < batas.naik.kurang ? 'kurang' : 'pantau';
}

/** Less than 5 per cent is good, more than 10 poor (`batas`). */
export function nilaiBgm(ratio: number | null): Nilai | null {
  if (ratio === null) return null;
  if (ratio < batas.bgm.baik) return 'baik';
  return ratio > batas.bgm.kurang ? 'kurang' : 'pantau';
}

/** Why a village should be looked at before others; the weightiest first. */
export type Alasan = 'gizi-buruk' | 'bgm' | 'naik';

export const alasanDilihat = (of: Hitungan): Alasan[] => [
  ...(of.kasus_gizi_buruk > 0 ? (['gizi-buruk'] as const) : []),
  ...(nilaiBgm(bgmPerD(of)) === 'kurang' ? (['bgm'] as const) : []),
  ...(nilaiNaik(nPerNT(of)) === 'kurang' ? (['naik'] as const) : []),
];

/** Villages with a reason, by cases, then by BGM/D, then by N/(N+T); others are left out. */
export const dilihatDahulu = <Row extends Hitungan>(rows: readonly Row[]): { row: Row; alasan: Alasan[] }[] =>
  rows
    .map((row) => ({ row, alasan: alasanDilihat(row) }))
    .filter(({ alasan }) => alasan.length > 0)
    .sort(
      ({ row: a }, { row: b }) =>
        b.kasus_gizi_buruk - a.kasus_gizi_buruk ||
        (bgmPerD(b) ?? 0) - (bgmPerD(a) ?? 0) ||
        (nPerNT(a) ?? 100) - (nPerNT(b) ?? 100),
    );
