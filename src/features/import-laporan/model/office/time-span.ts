import {
  dayOf,
  irama,
  type PeriodeBaru,
  periodeOfDay,
  periodesOfYear,
  weekOf,
} from '#contract/formulas/periode/kalender.ts';
import { type JenisPeriode, namaBulan } from '#contract/limits.ts';
import type { WrittenTime } from '@/shared/office-file';

type Day = NonNullable<WrittenTime['hari']>[0];

/** The days that a written time means; of a week or month of the calendar also the period that it is. */
export type TimeSpan =
  | { is: 'kalender'; periode: PeriodeBaru }
  | { is: 'hari'; mulai: string; selesai: string }
  /** A month, where reports are weekly: one of its weeks has to be chosen. */
  | { is: 'bulan'; weeks: readonly PeriodeBaru[] }
  | { is: 'tanpa-tahun' }
  | { is: 'tolak'; says: string };

const two = (part: number): string => String(part).padStart(2, '0');
const isoOf = ({ tahun, bulan, hari }: Day): string => `${tahun}-${two(bulan)}-${two(hari)}`;
const isoOfDay = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** The week or month of the calendar that holds a day, as it is opened. */
export function calendarPeriod(jenis: JenisPeriode, iso: string): PeriodeBaru {
  const { nama, mulai, selesai } = periodeOfDay(jenis, dayOf(iso));
  return { nama_periode: nama, tanggal_mulai: isoOfDay(mulai), tanggal_selesai: isoOfDay(selesai) };
}

/** Says which days a written time means for a kind of report. */
export function spanOfTime(jenis: JenisPeriode, time: WrittenTime, text: string): TimeSpan {
  const isWeekly = irama[jenis] === 'minggu';
  const refuse = (says: string): TimeSpan => ({ is: 'tolak', says });
  const { hari, minggu, mingguIso, bulan, tahun } = time;
  if (hari) {
    const [from, to] = hari;
    if (from.tahun === undefined || to.tahun === undefined) return { is: 'tanpa-tahun' };
    return { is: 'hari', mulai: isoOf(from), selesai: isoOf(to) };
  }
  if (tahun === undefined) return { is: 'tanpa-tahun' };
  if ((minggu !== undefined || mingguIso !== undefined) && !isWeekly) {
    return refuse(`“${text}” adalah minggu, sedangkan laporan ini per bulan.`);
  }
  if (mingguIso !== undefined) {
    // 4 January is always in the first week.
    const first = weekOf(dayOf(`${tahun}-01-04`)).mulai;
    return { is: 'kalender', periode: calendarPeriod(jenis, isoOfDay(first + (mingguIso - 1) * 7)) };
  }
  if (bulan === undefined) return refuse(`“${text}” tidak menyebut ${isWeekly ? 'minggu dan ' : ''}bulannya.`);
  const month = `${namaBulan[bulan - 1]} ${tahun}`;
  const all = periodesOfYear(jenis, tahun).filter(({ nama_periode }) => nama_periode.endsWith(month));
  if (isWeekly && minggu === undefined) return { is: 'bulan', weeks: all };
  const periode = isWeekly ? all[(minggu ?? 0) - 1] : all[0];
  return periode ? { is: 'kalender', periode } : refuse(`Tidak ada Minggu ke-${minggu} ${month}.`);
}
