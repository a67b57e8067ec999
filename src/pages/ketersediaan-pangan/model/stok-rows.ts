import { type KetersediaanPangan, neracaKata } from '@/entities/ketersediaan-pangan';
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
const neraca = (value: number): string => `${value > 0 ? '+' : ''}${angka(value)} (${neracaKata(value)})`;

/** The rows of the modal 'Detail Ketersediaan Pangan', in the spec's order. */
export const stokRows = (stok: Stok) =>
  [
    ['Pangan', stok.pangans.nama_pangan],
    ['Harga Rata-rata', rupiah(stok.harga_rata_rata)],
    [
      'Harga Rata-rata Pekan Lalu',
      stok.harga_rata_rata_pekan_lalu === null ? '-' : rupiah(stok.harga_rata_rata_pekan_lalu),
    ],
    ['Kebutuhan (Ton)', angka(stok.kebutuhan)],
    ['Ketersediaan (Ton)', angka(stok.ketersediaan)],
    ['Ketersediaan Pekan Lalu (Ton)', angka(stok.ketersediaan_pekan_lalu)],
    ['Neraca', neraca(stok.neraca)],
  ] as const;
