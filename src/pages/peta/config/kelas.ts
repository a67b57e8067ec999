import type { UkuranPeta } from '#contract/formulas/peta.ts';
import { angka } from '@/shared/lib/format';

/** A colour of the palette: five that lead from good over neutral to bad, four that lead from little to much. */
type Warna = 'd0' | 'd1' | 'd2' | 'd3' | 'd4' | 's0' | 's1' | 's2' | 's3';

/** A class in words, and its colour. */
export type Kelas = readonly [words: string, warna: Warna];

/** The classes between fixed limits (contract/formulas/peta.ts), lowest first. */
const fixed: Record<Exclude<UkuranPeta, 'tanam'>, readonly Kelas[]> = {
  harga: [
    ['10 % atau lebih di bawah rata-rata', 'd0'],
    ['3 sampai 10 % di bawah rata-rata', 'd1'],
    ['sekitar rata-rata, beda kurang dari 3 %', 'd2'],
    ['3 sampai 10 % di atas rata-rata', 'd3'],
    ['10 % atau lebih di atas rata-rata', 'd4'],
  ],
  perubahan: [
    ['turun 5 % atau lebih', 'd0'],
    ['turun', 'd1'],
    ['tetap, beda kurang dari 0,5 %', 'd2'],
    ['naik', 'd3'],
    ['naik 5 % atau lebih', 'd4'],
  ],
  neraca: [
    ['defisit 10 % atau lebih', 'd4'],
    ['defisit', 'd3'],
    ['cukup: lebihnya kurang dari 10 %', 'd2'],
    ['surplus 10 % atau lebih', 'd1'],
    ['surplus 50 % atau lebih', 'd0'],
  ],
  puso: [
    ['tidak ada puso', 's0'],
    ['kurang dari 5 %', 's1'],
    ['5 sampai 10 %', 's2'],
    ['10 % atau lebih', 's3'],
  ],
  nd: [
    ['kurang dari 80 %', 'd4'],
    ['80 sampai 90 %', 'd3'],
    ['lebih dari 90 %', 'd0'],
  ],
};

const areas = ['s0', 's1', 's2', 's3'] as const;

/** Classes of areas, whose limits follow from what was reported. */
const between = (from: number | undefined, until: number | undefined): string => {
  if (until === undefined) return from === undefined ? '0 ha' : `${angka(from, 'ha')} atau lebih`;
  return from === undefined ? `kurang dari ${angka(until, 'ha')}` : `${angka(from)} sampai ${angka(until, 'ha')}`;
};

export const kelasOf = (ukuran: UkuranPeta, batas: readonly number[]): readonly Kelas[] =>
  ukuran === 'tanam'
    ? areas.slice(0, batas.length + 1).map((warna, at) => [between(batas[at - 1], batas[at]), warna] as const)
    : fixed[ukuran];

const OWN = 'Batas kelas ini dari aplikasi: perlu konfirmasi dinas.';

/** What a place without a class lacks, where that is more than a report. */
export const kosongOf: Partial<Record<UkuranPeta, string>> = {
  perubahan: 'belum dilaporkan, lebih lama, atau tanpa pembanding',
};

/** What has to be known of the limits. */
export const catatanOf: Partial<Record<UkuranPeta, string>> = {
  neraca: `Persen dihitung dari yang dibutuhkan. ${OWN}`,
  puso: OWN,
  nd: 'Batas 80 dan 90 %: perlu konfirmasi.',
};
