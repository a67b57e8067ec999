import type { ParagrafSkpg } from '../../summaries/skpg/terbitan.ts';
import type { Kalimat } from './kalimat.ts';
import { aspekSkpg, indikatorSkpg } from './label.ts';

const bagianNaskah = ['narasi', 'rekomendasi'] as const;
export type BagianNaskah = (typeof bagianNaskah)[number];

/** The sentences that figures may make, by the part in which they stand. */
const kunciKalimat = {
  narasi: ['ringkas', ...aspekSkpg, 'perubahan', 'terbuka', 'ambang'],
  rekomendasi: [
    ...indikatorSkpg.map((one) => `rekomendasi-${one}` as const),
    ...aspekSkpg.map((one) => `rekomendasi-data-${one}` as const),
    ...aspekSkpg.map((one) => `rekomendasi-hitung-${one}` as const),
    'rekomendasi-aman',
  ],
} as const;

/** How many sentences of its own the office may add to a part. */
const MOST_ADDED = 40;

const TAMBAHAN = /^(narasi|rekomendasi)-tambahan-([1-9]\d?)$/;

/** Which added sentence a key stands for; 0: none. */
const nomorTambahan = (kunci: string, bagian: BagianNaskah): number => {
  const [, of, nomor = '0'] = TAMBAHAN.exec(kunci) ?? [];
  return of === bagian ? Number(nomor) : 0;
};

/** The key of the next sentence that is added; null when there are as many as may be. */
export function kunciTambahan(bagian: BagianNaskah, paragraf: readonly Pick<ParagrafSkpg, 'kunci'>[]): string | null {
  const nomor = Math.max(0, ...paragraf.map(({ kunci }) => nomorTambahan(kunci, bagian))) + 1;
  return nomor > MOST_ADDED ? null : `${bagian}-tambahan-${nomor}`;
}

const isOf = (bagian: BagianNaskah, kunci: string): boolean =>
  (kunciKalimat[bagian] as readonly string[]).includes(kunci) ||
  (nomorTambahan(kunci, bagian) > 0 && nomorTambahan(kunci, bagian) <= MOST_ADDED);

/** Whether a report has such a sentence at all. */
export const adaKunci = (kunci: string): boolean => bagianNaskah.some((bagian) => isOf(bagian, kunci));

/** What the office has written in the place of a sentence, or besides them. */
export interface Suntingan {
  kunci: string;
  /** Blank: the sentence is left out. */
  teks: string;
  /** What the figures had made of it by then. */
  asal: string;
  /** Taken back: what the figures say stands again. */
  dikembalikan: boolean;
  revisi: number;
}

/**
 * The paragraphs of a part: the figures' own with what was written in their place, then what was added. What was written
 * for a sentence that the figures no longer make stays, and says so.
 */
export function paragraf(bagian: BagianNaskah, own: readonly Kalimat[], written: readonly Suntingan[]): ParagrafSkpg[] {
  const edits = new Map(written.map((one) => [one.kunci, one]));
  const shown = own.map(({ kunci, teks }): ParagrafSkpg => {
    const edit = edits.get(kunci);
    const of = { kunci, asal: teks, revisi: edit?.revisi ?? 0 };
    if (!edit || edit.dikembalikan) return { ...of, teks, disunting: false, usang: false };
    return { ...of, teks: edit.teks, disunting: true, usang: edit.asal !== teks };
  });
  const made = new Set(own.map(({ kunci }) => kunci));
  const others = written.filter(({ kunci }) => isOf(bagian, kunci) && !made.has(kunci));
  const isAdded = ({ kunci }: Suntingan) => nomorTambahan(kunci, bagian) > 0;
  const orphans = others
    .filter((one) => !isAdded(one) && !one.dikembalikan && one.teks !== '')
    .map(
      ({ kunci, teks, asal, revisi }): ParagrafSkpg => ({
        ...{ kunci, teks, disunting: true, usang: asal !== '', asal: '', revisi },
      }),
    );
  const added = others
    .filter(isAdded)
    .map(
      ({ kunci, teks, revisi }): ParagrafSkpg => ({ kunci, teks, disunting: true, usang: false, asal: null, revisi }),
    );
  return [...shown, ...orphans, ...added];
}
