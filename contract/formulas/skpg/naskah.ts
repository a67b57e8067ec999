import type { ParagrafSkpg } from '../../summaries/skpg/terbitan.ts';
import type { Kalimat } from './kalimat.ts';

/** What the office has written in the place of a sentence, or besides them. */
export interface Suntingan {
  kunci: string;
  /** Blank: the sentence is left out. */
  teks: string;
  /** What the figures had made of it by then. */
  asal: string;
  revisi: number;
}

/** Sentences that are added have keys of their own, such as 'rekomendasi-tambahan-2'. */
export const kunciTambahan = (bagian: 'narasi' | 'rekomendasi', nomor: number): string => `${bagian}-tambahan-${nomor}`;

const isTambahan = (kunci: string, bagian: string): boolean => kunci.startsWith(`${bagian}-tambahan-`);

/** The paragraphs of a part: the figures' own, with what was written in their place, then what was added. */
export function paragraf(
  bagian: 'narasi' | 'rekomendasi',
  own: readonly Kalimat[],
  written: readonly Suntingan[],
): ParagrafSkpg[] {
  const edits = new Map(written.map((one) => [one.kunci, one]));
  const shown = own.map(({ kunci, teks }): ParagrafSkpg => {
    const edit = edits.get(kunci);
    if (!edit) return { kunci, teks, disunting: false, usang: false, asal: teks, revisi: 0 };
    return { kunci, teks: edit.teks, disunting: true, usang: edit.asal !== teks, asal: teks, revisi: edit.revisi };
  });
  const added = written
    .filter(({ kunci }) => isTambahan(kunci, bagian))
    .map(
      ({ kunci, teks, revisi }): ParagrafSkpg => ({ kunci, teks, disunting: true, usang: false, asal: null, revisi }),
    );
  return [...shown, ...added];
}
