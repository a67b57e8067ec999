import type { KegiatanDinas as KegiatanRow } from '#contract/resources/kegiatan-dinas.ts';

export type KegiatanDinas = Omit<KegiatanRow, 'revisi' | 'updated_at'>;

export interface KegiatanDinasFilter {
  limit: number;
}

/** The name of an activity's picture among what two screens share. */
export const photoName = ({ id }: Pick<KegiatanDinas, 'id'>): string => `foto-kegiatan-${id}`;
