import type { KegiatanDinas as KegiatanRow } from '#contract/resources/kegiatan-dinas.ts';

export type KegiatanDinas = Omit<KegiatanRow, 'revisi' | 'updated_at'>;

export interface KegiatanDinasFilter {
  limit: number;
}

/** The name under which the list's picture becomes the detail's (shared/ui/motion). */
export const photoName = ({ id }: Pick<KegiatanDinas, 'id'>): string => `foto-kegiatan-${id}`;
