import type { KomoditiTanam } from '#contract/limits.ts';
import type { LahanPetani as LahanRow } from '#contract/rows/lahan-petani.ts';

export type LahanPetani = Omit<LahanRow, 'revisi' | 'created_at' | 'updated_at' | 'koordinat'>;

export interface LahanPetaniFilter {
  search?: string;
  kecamatan_id?: number;
  komoditi?: KomoditiTanam;
  bulan?: string;
  limit: number;
}
