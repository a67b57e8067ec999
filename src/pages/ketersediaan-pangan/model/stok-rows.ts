import { type KetersediaanPangan, neracaKata, neracaOf } from '@/entities/ketersediaan-pangan';
import { angka, rupiah } from '@/shared/lib/format';

type Stok = Pick<
  KetersediaanPangan,
  | 'pangans'
  | 'harga_rata_rata'
  | 'harga_rata_rata_pekan_lalu'
  | 'kebutuhan'
  | 'ketersediaan'
  | 'ketersediaan_pekan_lalu'
  | 'neraca'
>;

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
