import type { TimbangBalita as TimbangRow } from '#contract/resources/timbang-balita.ts';

export type TimbangBalita = Omit<TimbangRow, 'created_at' | 'updated_at'>;

export interface TimbangBalitaFilter {
  kecamatan_id: number;
  periode_timbang_balita_id: number;
  user_id?: number;
  limit: number;
}
