import type { Pangan } from '@/entities/acuan';
import type { KetersediaanPangan } from '@/entities/ketersediaan-pangan';
import type { Figure, LaporanInput } from '@/entities/laporan';
import { lowPrice } from '@/shared/lib/figures';
import { angka, rupiah } from '@/shared/lib/format';

const tons = {
  show: angka,
  showBeside: (value: number) => `${angka(value)} ton`,
  kind: 'decimal',
  unit: 'Ton',
} as const;

/** The three figures of a food, in the order of the form and of the table. */
export const stokFigures = [
  {
    name: 'harga_rata_rata',
    label: 'Harga Rata-Rata',
    header: 'Harga Rata - Rata',
    show: rupiah,
    kind: 'decimal',
    prefix: 'Rp. ',
  },
  { ...tons, name: 'kebutuhan', label: 'Kebutuhan', header: 'Kebutuhan (Ton)' },
  { ...tons, name: 'ketersediaan', label: 'Ketersediaan', header: 'Ketersediaan (Ton)' },
] as const satisfies readonly Figure[];

type Nama = (typeof stokFigures)[number]['name'];

/** What the availability form sends; decimals are numbers by then. */
export interface KetersediaanInput extends LaporanInput, Record<Nama, string | number> {
  kecamatan_id: string | number;
  pangan_id: string | number;
  periode_ketersediaan_pangan_id: number;
}

export interface SavedKetersediaan {
  ketersediaan_pangan: { id: number };
}

/** Asks about an average price of 0 or 1. */
export function stokDoubts({ harga_rata_rata }: Readonly<Record<string, number>>): Record<string, string> {
  const low = lowPrice(harga_rata_rata);
  return low ? { harga_rata_rata: low } : {};
}

/** What is left over, without the remainders of binary fractions. */
export const neracaOf = ({ ketersediaan, kebutuhan }: Record<Nama, number>): number =>
  Math.round((ketersediaan - kebutuhan) * 100) / 100;

export interface KetersediaanShape {
  Row: KetersediaanPangan;
  Input: KetersediaanInput;
  Subject: Pangan;
}
