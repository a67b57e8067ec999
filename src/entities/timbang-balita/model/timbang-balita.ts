import type { TimbangBalita as TimbangRow } from '#contract/rows/timbang-balita.ts';

export type TimbangBalita = Omit<TimbangRow, 'revisi' | 'created_at' | 'updated_at'>;

export interface TimbangBalitaFilter {
  kecamatan_id: number;
  periode_timbang_balita_id: number;
  limit: number;
}
