import { perubahan } from '#contract/formulas/harga.ts';
import type { HargaPanganKutaiBarat } from '../api/harga-pangan';

type Harga = Pick<HargaPanganKutaiBarat, 'harga_eceran' | 'harga_eceran_sebelumnya'>;

/** In per cent with its sign; null where it is not known. */
function signed({ harga_eceran, harga_eceran_sebelumnya }: Harga): number | null {
  const change = perubahan(harga_eceran, harga_eceran_sebelumnya);
  return change && (change.arah === 'turun' ? -change.persen : change.persen);
}

/** A price of zero was not entered. */
const known = ({ harga_eceran }: Harga): number | null => harga_eceran || null;

/** What a list of prices may be ordered by besides its names: a figure, and whether its largest comes first. */
const orders = {
  termurah: [known, 1],
  termahal: [known, -1],
  naik: [signed, -1],
  turun: [signed, 1],
} as const;

export type UrutHarga = keyof typeof orders;

export const isUrutHarga = (text: string | null): text is UrutHarga => text !== null && Object.hasOwn(orders, text);

/** Whether it is known that a price differs from the one before. */
export const isBerubah = (harga: Harga): boolean => Boolean(signed(harga));

/** Rows by a figure; those without one come last, and equal ones stay in the order that they have. */
export function arrangedBy<Row extends Harga>(urut: UrutHarga, rows: readonly Row[]): Row[] {
  const [figureOf, way] = orders[urut];
  const placed = rows.map((row) => ({ row, figure: figureOf(row) }));
  return placed
    .sort((one, other) => {
      if (one.figure === null || other.figure === null)
        return Number(one.figure === null) - Number(other.figure === null);
      return way * (one.figure - other.figure);
    })
    .map(({ row }) => row);
}
