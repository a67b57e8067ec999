import type { Kalimat } from './kalimat.ts';

/** What the office has written in the place of a sentence, or besides them. */
export interface Suntingan {
  kunci: string;
  /** Blank: the sentence is left out. */
  teks: string;
  /** What the figures had made of it by then. */
  asal: string;
}

/** A paragraph as it is shown. */
export interface Paragraf extends Kalimat {
  disunting: boolean;
  /** The figures say something else by now than when it was written. */
  usang: boolean;
  /** What the figures say; null of one that was added. */
  asal: string | null;
}

/** Sentences that are added have keys of their own, such as 'rekomendasi-tambahan-2'. */
export const kunciTambahan = (bagian: 'narasi' | 'rekomendasi', nomor: number): string => `${bagian}-tambahan-${nomor}`;

const isTambahan = (kunci: string, bagian: string): boolean => kunci.startsWith(`${bagian}-tambahan-`);

/** The paragraphs of a part: the figures' own, with what was written in their place, then what was added. */
export function paragraf(
  bagian: 'narasi' | 'rekomendasi',
  own: readonly Kalimat[],
  written: readonly Suntingan[],
): Paragraf[] {
  const edits = new Map(written.map((one) => [one.kunci, one]));
  const shown = own.map(({ kunci, teks }): Paragraf => {
    const edit = edits.get(kunci);
    if (!edit) return { kunci, teks, disunting: false, usang: false, asal: teks };
    return { kunci, teks: edit.teks, disunting: true, usang: edit.asal !== teks, asal: teks };
  });
  const added = written
    .filter(({ kunci }) => isTambahan(kunci, bagian))
    .map(({ kunci, teks }): Paragraf => ({ kunci, teks, disunting: true, usang: false, asal: null }));
  return [...shown, ...added];
}
