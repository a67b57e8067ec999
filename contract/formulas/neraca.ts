import { batas } from './batas.ts';

/** Removes floating-point noise such as 5.200000000000003. */
export const rounded = (value: number, digits = 6): number => Number(value.toFixed(digits));

type Tons = number | null;

/** Surplus, or deficit when negative, in tons; null where one of the two was not reported. */
export function neraca(tersedia: number, dibutuhkan: number): number;
export function neraca(tersedia: Tons, dibutuhkan: Tons): Tons;
export function neraca(tersedia: Tons, dibutuhkan: Tons): Tons {
  return tersedia === null || dibutuhkan === null ? null : rounded(tersedia - dibutuhkan);
}

/** What is there in per cent of what is needed; null where nothing is needed, for nothing can be said of it. */
export const rasio = (tersedia: Tons, dibutuhkan: Tons): number | null =>
  tersedia === null || !isNeeded(dibutuhkan) ? null : (tersedia * 100) / dibutuhkan;

/**
 * For how many days what is there suffices.
 *
 * @param hari days of the period that the need is meant for; null where the period has no dates
 */
export const hariTertutup = (tersedia: Tons, dibutuhkan: Tons, hari: number | null): number | null =>
  tersedia === null || !isNeeded(dibutuhkan) || !hari ? null : tersedia / (dibutuhkan / hari);

export type StatusNeraca = 'defisit' | 'cukup' | 'surplus';

/** @param cukup up to this share of the need, in per cent, what is left over is no surplus yet */
export function statusNeraca(tersedia: Tons, dibutuhkan: Tons, cukup: number = batas.neraca.baik): StatusNeraca | null {
  const lebih = neraca(tersedia, dibutuhkan);
  if (lebih === null || !isNeeded(dibutuhkan)) return null;
  if (lebih < 0) return 'defisit';
  // Multiplied, not divided: 110 of 100 is ten per cent exactly.
  return rounded(lebih * 100) < rounded(cukup * dibutuhkan) ? 'cukup' : 'surplus';
}

const DAY_MS = 86_400_000;

/** Days of a period, the first and the last included; null where it has no dates. */
export function hariPeriode(mulai: string | null, selesai: string | null): number | null {
  if (!mulai || !selesai) return null;
  const days = Math.round((Date.parse(selesai) - Date.parse(mulai)) / DAY_MS) + 1;
  return days > 0 ? days : null;
}

const isNeeded = (dibutuhkan: Tons): dibutuhkan is number => dibutuhkan !== null && dibutuhkan > 0;
