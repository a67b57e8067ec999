import { type HargaPanganKutaiBarat, perubahan } from '@/entities/harga-pangan';

/** The prices that moved most against the period before, up or down, largest first. */
export const movedMost = (harga: readonly HargaPanganKutaiBarat[], count: number): HargaPanganKutaiBarat[] =>
  harga
    .map((row) => ({ row, persen: perubahan(row.harga_eceran, row.harga_eceran_sebelumnya)?.persen ?? 0 }))
    .filter(({ persen }) => persen > 0)
    .sort((one, other) => other.persen - one.persen)
    .slice(0, count)
    .map(({ row }) => row);
