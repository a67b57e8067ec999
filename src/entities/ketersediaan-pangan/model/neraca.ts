import { angka, rupiah } from '@/shared/lib/format';
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
export const neracaOf = ({ neraca, ketersediaan, kebutuhan }: { [Name in keyof Tons]: Tons[Name] | null }) => {
  if (neraca !== null || ketersediaan === null || kebutuhan === null) return neraca;
  return Math.round((ketersediaan - kebutuhan) * 100) / 100;
};

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
