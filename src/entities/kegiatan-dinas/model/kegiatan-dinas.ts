import type { KegiatanDinas as KegiatanRow } from '#contract/rows/kegiatan-dinas.ts';

export type KegiatanDinas = Omit<KegiatanRow, 'revisi' | 'updated_at'>;

export interface KegiatanDinasFilter {
  limit: number;
}
