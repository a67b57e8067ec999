import { batas } from './batas.ts';
import { neraca, rounded } from './neraca.ts';

/** What a map may show of each sub-district. */
export const ukuranPeta = ['harga', 'perubahan', 'neraca', 'tanam', 'puso', 'nd'] as const;
export type UkuranPeta = (typeof ukuranPeta)[number];

/** The two figures that a value follows from: a price and the one that it is compared with, weight up and weighed. */
export interface Dasar {
  angka: number;
  pembanding: number;
}

const gap = ({ angka, pembanding }: Dasar) =>
  angka > 0 && pembanding > 0 ? ((angka - pembanding) / pembanding) * 100 : null;
const share = ({ angka, pembanding }: Dasar) => (pembanding > 0 ? (angka * 100) / pembanding : null);

/** The value that is coloured, from its two figures; null where it cannot be computed: missing is not zero. */
const nilai: Record<UkuranPeta, (dasar: Dasar) => number | null> = {
  harga: gap,
  perubahan: gap,
  neraca: ({ angka, pembanding }) => Math.round((angka - pembanding) * 100) / 100,
  tanam: ({ angka }) => angka,
  puso: share,
  nd: share,
};

export const nilaiPeta = (ukuran: UkuranPeta, dasar: Dasar): number | null => nilai[ukuran](dasar);

/**
 * Where one class ends and the next begins, lowest first. Those of N/D are the office's thresholds, to be confirmed; those
 * of a balance are per cent of what is needed. Planted areas have none: theirs follow from the areas themselves.
 */
export const batasPeta: Record<Exclude<UkuranPeta, 'tanam'>, readonly number[]> = {
  harga: [-10, -3, 3, 10],
  perubahan: [-5, -0.5, 0.5, 5],
  neraca: [-10, 0, 10, 50],
  puso: [0.01, 5, 10],
  nd: [batas.naik.kurang, batas.naik.baik],
};

/**
 * The class of a value: how many limits it has passed. A limit itself belongs to what lies further from the middle, on both
 * sides of nothing; but that of good weighing must be exceeded (`nilaiNaik`).
 */
export function kelasPeta(ukuran: UkuranPeta, limits: readonly number[], dasar: Dasar): number | null {
  const value = ukuran === 'neraca' ? balanceShare(dasar) : nilaiPeta(ukuran, dasar);
  if (value === null) return null;
  // 3,3 tons of 3 are ten per cent more, not 9,999999999999993.
  return limits.filter((limit) => isPassed(ukuran, limit, rounded(value))).length;
}

const isPassed = (ukuran: UkuranPeta, limit: number, value: number): boolean =>
  limit < 0 || (ukuran === 'nd' && limit === batas.naik.baik) ? value > limit : value >= limit;

/** A balance in per cent of what is needed; where nothing is needed, whatever is there is plenty. */
function balanceShare({ angka, pembanding }: Dasar): number {
  if (pembanding > 0) return (neraca(angka, pembanding) * 100) / pembanding;
  return angka > 0 ? Number.POSITIVE_INFINITY : 0;
}

/** The mean of what is known, and the sum of each figure; nothing known has neither. */
export const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** All places as one: sums first, ratios of the sums. */
export const sumOf = (some: readonly Dasar[]): Dasar | null =>
  some.length === 0
    ? null
    : {
        angka: some.reduce((sum, { angka }) => sum + angka, 0),
        pembanding: some.reduce((sum, { pembanding }) => sum + pembanding, 0),
      };

/** Limits that part values into at most four classes of about equally many, at round numbers; none where all are zero. */
export function batasMerata(values: readonly number[]): number[] {
  const sorted = values.filter((value) => value > 0).toSorted((one, other) => one - other);
  const limits = [0.25, 0.5, 0.75].map((part) => simple(sorted[Math.floor(part * sorted.length)] ?? 0));
  return [...new Set(limits)].filter((limit) => limit > 0);
}

/** To one digit and a half: 1.340 becomes 1.500, 62 becomes 60. */
function simple(value: number): number {
  if (value <= 0) return 0;
  const step = 10 ** Math.floor(Math.log10(value)) / 2;
  return Math.max(1, Math.round(value / step) * step);
}
