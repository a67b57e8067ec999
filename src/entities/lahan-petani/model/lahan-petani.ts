import type { KomoditiTanam } from '#contract/limits.ts';
import type { LahanPetani as LahanRow } from '#contract/resources/lahan-petani.ts';

export type LahanPetani = Omit<LahanRow, 'revisi' | 'created_at' | 'updated_at' | 'koordinat'>;

/** A plot as its owner sees it: with where it lies, and the revision that a change is based on. */
export type OwnLahan = Omit<LahanRow, 'created_at' | 'updated_at' | 'users'>;

export interface OwnLahanFilter {
  user_id: number;
  page: number;
  limit: number;
}

export interface LahanPetaniFilter {
  search?: string;
  kecamatan_id?: number;
  komoditi?: KomoditiTanam;
  bulan?: string;
  limit: number;
}
