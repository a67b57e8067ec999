import { kegiatanRules } from '#contract/resources/kegiatan-dinas.ts';
import type { Rule } from '#contract/rules.ts';
import type { OfficeKegiatan } from '@/entities/kegiatan-dinas';
import { type Chosen, pictureRules } from '@/shared/picture-field';

/** What the form of an activity holds. */
export interface KegiatanIsian {
  judul: string;
  deskripsi: string;
  foto: Chosen;
  revisi?: number;
}

export const isianKosong: KegiatanIsian = { judul: '', deskripsi: '', foto: [] };

export const isianOf = ({
  judul,
  deskripsi,
  revisi,
}: Pick<OfficeKegiatan, 'judul' | 'deskripsi' | 'revisi'>): KegiatanIsian & { revisi: number } => ({
  ...{ judul, deskripsi, revisi, foto: [] },
});

export const bodyOf = ({ judul, deskripsi, foto }: KegiatanIsian) => ({
  ...{ judul, deskripsi },
  ...(foto[0] && { foto: foto[0] }),
});

export const formRules: readonly Rule<KegiatanIsian>[] = pictureRules<KegiatanIsian, 'foto'>(
  kegiatanRules,
  'foto',
  false,
);
