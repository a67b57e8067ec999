import type { KetersediaanPangan } from '@/entities/ketersediaan-pangan';
import { typedDecimal } from '@/shared/form';
import { angka, rupiah } from '@/shared/lib/format';

interface StokColumn {
  name: 'harga_rata_rata' | 'kebutuhan' | 'ketersediaan';
  label: string;
  header: string;
  show: (value: number) => string;
  /** What stands beside the field. */
  prefix?: string;
  unit?: string;
}

/** The three figures of a food, in the order of the form and of the table. */
export const stokColumns: readonly StokColumn[] = [
  { name: 'harga_rata_rata', label: 'Harga Rata-Rata', header: 'Harga Rata - Rata', show: rupiah, prefix: 'Rp. ' },
  { name: 'kebutuhan', label: 'Kebutuhan', header: 'Kebutuhan (Ton)', show: angka, unit: 'Ton' },
  { name: 'ketersediaan', label: 'Ketersediaan', header: 'Ketersediaan (Ton)', show: angka, unit: 'Ton' },
];

type Nama = StokColumn['name'];

/** What the availability form sends; decimals are numbers by then. */
export interface KetersediaanInput extends Record<Nama, string | number> {
  kecamatan_id: string | number;
  pangan_id: string | number;
  periode_ketersediaan_pangan_id: number;
  _method?: 'put';
}

export interface SavedKetersediaan {
  ketersediaan_pangan: { id: number };
}

/** What a food's row said in the period before. */
export type StokSebelumnya = Pick<KetersediaanPangan, Nama>;

/** As the form shows it; what an older app has stored as text stays as it is, for the field to judge. */
const typed = (value: string | number = ''): string => (typeof value === 'number' ? typedDecimal(value) : value);

/** As the form shows them: blank where there are none yet. */
export const typedStok = (row?: Record<Nama, string | number>): Record<Nama, string> => ({
  harga_rata_rata: typed(row?.harga_rata_rata),
  kebutuhan: typed(row?.kebutuhan),
  ketersediaan: typed(row?.ketersediaan),
});

/** What stands while the figures are corrected: the period and `_method`. */
export function standsOf(input: KetersediaanInput) {
  const { kecamatan_id: _kecamatan, pangan_id: _pangan, ...rest } = input;
  const { harga_rata_rata: _harga, kebutuhan: _kebutuhan, ketersediaan: _ketersediaan, ...stands } = rest;
  return stands;
}

/** As numbers: NaN where there are none. */
export const stokOf = (row: Record<Nama, string | number> | undefined): Record<Nama, number> => ({
  harga_rata_rata: Number(row?.harga_rata_rata),
  kebutuhan: Number(row?.kebutuhan),
  ketersediaan: Number(row?.ketersediaan),
});

/** What is left over, without the remainders of binary fractions. */
export const neracaOf = ({ ketersediaan, kebutuhan }: Record<Nama, number>): number =>
  Math.round((ketersediaan - kebutuhan) * 100) / 100;
