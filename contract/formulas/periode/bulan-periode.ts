import type { Bulan } from '../skpg/bulan.ts';
import { dateOf, dayOf, weekOf } from './kalender.ts';

/** The facts of a period that decide in which month and year it counts. */
export interface PeriodeBernama {
  nama_periode: string;
  tanggal_mulai: string | null;
}

const THURSDAY = 3;

/**
 * The month that a period counts in. A calendar week counts in the month of its Thursday, as in its name. Other periods
 * count in the month of their first day. Null without a first day.
 */
export function bulanPeriode({ nama_periode, tanggal_mulai }: PeriodeBernama): Bulan | null {
  if (tanggal_mulai === null) return null;
  const first = dayOf(tanggal_mulai);
  const week = weekOf(first);
  const isCalendarWeek = sameName(nama_periode, week.nama);
  const day = dateOf(isCalendarWeek ? week.mulai + THURSDAY : first);
  return { tahun: day.getUTCFullYear(), bulan: day.getUTCMonth() + 1 };
}

/** The year that a period counts in, as text; null without a first day. */
export function tahunPeriode(periode: PeriodeBernama): string | null {
  const bulan = bulanPeriode(periode);
  return bulan && String(bulan.tahun);
}

const sameName = (one: string, other: string): boolean =>
  one.trim().replace(/\s+/g, ' ').toLowerCase() === other.toLowerCase();
