import { regional } from '#contract/formulas/wilayah/regional.ts';
import { persen as persenOf } from '@/shared/lib/format';

/** '82,5 %'; '-' where there is no ratio. */
export const persen = (value: number | null): string => (value === null ? '-' : persenOf(value));

interface Dari {
  nama_periode: string;
  jumlah_desa: number;
}

/**
 * Of which period the last figures are, and of how many villages: fewer villages make smaller sums.
 *
 * @param titik the periods up to that one
 */
export function dariDesa(titik: readonly Dari[]): string {
  const [before, last] = titik.slice(-2).length > 1 ? titik.slice(-2) : [undefined, titik[0]];
  const fewer = before && last && before.jumlah_desa > last.jumlah_desa;
  return regional`${last?.nama_periode}, dari laporan ${last?.jumlah_desa} desa${fewer ? ` (periode sebelumnya ${before.jumlah_desa})` : ''}`;
}
