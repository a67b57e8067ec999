import type { PeriodeRiwayat } from '#contract/summaries/riwayat.ts';
import { tanggal } from '@/shared/lib/format';

const DAY_MS = 86_400_000;

type Dated = Pick<PeriodeRiwayat, 'nama_periode' | 'tanggal_mulai'>;

/** What a curve over periods is told of its axis: the names, dates in short, and how far apart they lie if all have a date. */
export function axisOf(periods: readonly Dated[], isMonthly = false) {
  const days = periods.map(({ tanggal_mulai }) => (tanggal_mulai ? Date.parse(tanggal_mulai) / DAY_MS : Number.NaN));
  const short = (date: string) => (isMonthly ? tanggal(date).replace(/^\d+ /, '') : tanggal(date));
  return {
    labels: periods.map(({ nama_periode }) => nama_periode),
    marks: periods.map(({ nama_periode, tanggal_mulai }) => (tanggal_mulai ? short(tanggal_mulai) : nama_periode)),
    ...(days.every(Number.isFinite) && { at: days }),
  };
}
