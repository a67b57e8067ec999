import { batas } from '#contract/formulas/batas.ts';
import { hariTertutup, neraca as neracaDari, rasio, statusNeraca } from '#contract/formulas/neraca.ts';
import { angka, grouped, persen, rupiah } from '@/shared/lib/format';
import type { KetersediaanPangan } from '../api/ketersediaan-pangan';

/** What a sub-district's balance and the regency's have in common. */
export type Stok = Pick<
  KetersediaanPangan,
  | 'pangans'
  | 'harga_rata_rata'
  | 'harga_rata_rata_pekan_lalu'
  | 'kebutuhan'
  | 'ketersediaan'
  | 'ketersediaan_pekan_lalu'
  | 'neraca'
>;

type Tons = Pick<Stok, 'kebutuhan' | 'ketersediaan' | 'neraca'>;

/** The balance. Another server of the same API may not send it: then it is calculated, or null where that is impossible. */
export const neracaOf = ({ neraca, ketersediaan, kebutuhan }: { [Name in keyof Tons]: Tons[Name] | null }) =>
  neraca ?? neracaDari(ketersediaan, kebutuhan);

/** A balance in words: its sign, and what it means. */
export const neracaKata = (neraca: number): 'surplus' | 'defisit' | 'seimbang' => {
  if (neraca === 0) return 'seimbang';
  return neraca > 0 ? 'surplus' : 'defisit';
};

/** '+12,5 (surplus)': a sign and a word, so that nobody has to know the formula. */
const neraca = (value: number | null): string =>
  value === null ? '-' : `${value > 0 ? '+' : ''}${angka(value)} (${neracaKata(value)})`;

const harga = (value: number | null): string => (value === null ? '-' : rupiah(value));

/** The rows of the modal 'Detail Ketersediaan Pangan', in the spec's order. */
export const stokRows = (stok: Stok) =>
  [
    ['Pangan', stok.pangans.nama_pangan],
    ['Harga Rata-rata', harga(stok.harga_rata_rata)],
    ['Harga Rata-rata Pekan Lalu', harga(stok.harga_rata_rata_pekan_lalu)],
    ['Kebutuhan (Ton)', angka(stok.kebutuhan)],
    ['Ketersediaan (Ton)', angka(stok.ketersediaan)],
    ['Ketersediaan Pekan Lalu (Ton)', angka(stok.ketersediaan_pekan_lalu)],
    ['Neraca', neraca(neracaOf(stok))],
  ] as const;

/** What a balance is made of, in the order in which formulas take it. */
export const tonsOf = <Value>({ ketersediaan, kebutuhan }: { ketersediaan: Value; kebutuhan: Value }) =>
  [ketersediaan, kebutuhan] as const;

/** Enough, and how sure that judgement is: the limit is none that a law or a guideline sets. */
const kataStatus = {
  defisit: 'Defisit',
  cukup: `Cukup: lebihnya di bawah ${batas.neraca.baik}\u00a0%`,
  surplus: `Surplus: lebihnya ${batas.neraca.baik}\u00a0% atau lebih`,
} as const;

/**
 * A balance in sentences, so that nobody has to know the formulas.
 *
 * @param hari days of its period; null where they are not known
 */
export function neracaKalimat(tersedia: number | null, dibutuhkan: number | null, hari: number | null): string[] {
  const lebih = neracaDari(tersedia, dibutuhkan);
  if (lebih === null || tersedia === null || dibutuhkan === null) return ['Belum dilaporkan'];
  const bagian = rasio(tersedia, dibutuhkan);
  const status = statusNeraca(tersedia, dibutuhkan);
  const cukupHari = hariTertutup(tersedia, dibutuhkan, hari);
  const beda = lebih === 0 ? 'Sama dengan' : `${lebih > 0 ? 'Lebih' : 'Kurang'} ${angka(Math.abs(lebih))} ton dari`;
  return [
    `${beda} yang dibutuhkan${bagian === null ? '' : ` (tersedia ${persen(bagian, 0)})`}`,
    ...(cukupHari === null ? [] : [`Cukup untuk ${grouped(cukupHari, 1)} hari dari ${hari} hari periode ini`]),
    ...(status === null ? [] : [`${kataStatus[status]}${status === 'defisit' ? '' : ' (batas perlu konfirmasi)'}`]),
  ];
}
