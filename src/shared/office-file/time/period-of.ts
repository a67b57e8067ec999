import { monthOf, weekOf } from '#contract/formulas/periode/kalender.ts';
import { namaBulan } from '#contract/limits.ts';
import { spelling } from '../spelling';
import { monthNumber, readTime, type WrittenDay, type WrittenTime } from './written-time';

/** The open period; both dates are null where the office has given none. */
export interface OpenPeriod {
  nama_periode: string;
  tanggal_mulai: string | null;
  tanggal_selesai: string | null;
}

/** The answer to the question if a written time is the open period. sebagian: it begins before it, or ends after it. */
export type Agreement = 'sama' | 'sebagian' | 'lain';

const DAY_MS = 86_400_000;
const fromIso = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / DAY_MS;

/** Days from 1 January 1970. A day without a year takes the one in which it lies nearest to the open period. */
function dayNumber({ hari, bulan, tahun }: WrittenDay, near: number): number {
  const of = (year: number) => Date.UTC(year, bulan - 1, hari) / DAY_MS;
  if (tahun !== undefined) return of(tahun);
  const year = new Date(near * DAY_MS).getUTCFullYear();
  return [year - 1, year, year + 1]
    .map(of)
    .reduce((best, day) => (Math.abs(day - near) < Math.abs(best - near) ? day : best));
}

/** The Thursday of an ISO week: 4 January is always in the first one. */
const thursdayOf = (year: number, week: number): number =>
  weekOf(Date.UTC(year, 0, 4) / DAY_MS).mulai + (week - 1) * 7 + 3;

/** Days of a period: its own, or those that its name says. */
function boundsOf({ tanggal_mulai, tanggal_selesai }: OpenPeriod): readonly [number, number] | null {
  const from = tanggal_mulai ?? tanggal_selesai;
  return from === null ? null : [fromIso(from), fromIso(tanggal_selesai ?? from)];
}

/** Number of the week in its month, month and year, by the period's own name; else by the calendar. */
function partsOf(periode: OpenPeriod, bounds: readonly [number, number] | null): WrittenTime {
  const namedParts = readTime(periode.nama_periode) ?? {};
  if (!bounds) return namedParts;
  const isWeek = bounds[1] - bounds[0] < 10;
  const calendarParts = readTime((isWeek ? weekOf : monthOf)(bounds[0]).nama) ?? {};
  return namedParts.hari ? calendarParts : { ...calendarParts, ...namedParts };
}

const isSame = (said: number | undefined, is: number | undefined): boolean =>
  said === undefined || is === undefined || said === is;

/** Compares a written time with the open period; what it leaves out is taken to agree. */
export function agreement(time: WrittenTime, periode: OpenPeriod): Agreement {
  const bounds = boundsOf(periode);
  const parts = partsOf(periode, bounds);
  if (time.hari && bounds) {
    const [from, to] = time.hari.map((day) => dayNumber(day, bounds[0])) as [number, number];
    if (from > bounds[1] || to < bounds[0]) return 'lain';
    return from >= bounds[0] && to <= bounds[1] ? 'sama' : 'sebagian';
  }
  if (time.hari)
    return isSame(time.hari[0].bulan, parts.bulan) && isSame(time.hari[0].tahun, parts.tahun) ? 'sama' : 'lain';
  if (time.mingguIso !== undefined && bounds) {
    const year = time.tahun ?? parts.tahun ?? new Date(bounds[0] * DAY_MS).getUTCFullYear();
    const day = thursdayOf(year, time.mingguIso);
    return day >= bounds[0] && day <= bounds[1] ? 'sama' : 'lain';
  }
  const isOne = isSame(time.minggu, parts.minggu) && isSame(time.bulan, parts.bulan) && isSame(time.tahun, parts.tahun);
  return isOne ? 'sama' : 'lain';
}

/** True for a period of a month: by its days, else by its name. */
export function isMonth(periode: OpenPeriod): boolean {
  const bounds = boundsOf(periode);
  return bounds ? bounds[1] - bounds[0] > 10 : readTime(periode.nama_periode)?.minggu === undefined;
}

/** Compares the text of a cell with the open period: its own name, whatever it is, or a time; null for neither. */
export function textAgreement(text: string | number, periode: OpenPeriod): Agreement | null {
  if (typeof text === 'string' && spelling(text) === spelling(periode.nama_periode)) return 'sama';
  const bounds = boundsOf(periode);
  const isDayName = typeof text === 'string' && /^(senin|selasa|rabu|kamis|jum['’]?at|sabtu|ahad)$/i.test(text.trim());
  if (isDayName && bounds && bounds[1] - bounds[0] < 10) return 'sama';
  const month = isMonth(periode) ? monthNumber(String(text).trim()) : undefined;
  const year = /^20\d\d$/.exec(String(text).trim())?.[0];
  const time =
    year !== undefined ? { tahun: Number(year) } : month === undefined ? readTime(text, true) : { bulan: month };
  return time && agreement(time, periode);
}

const dayText = ({ hari, bulan, tahun }: WrittenDay): string =>
  [hari, namaBulan[bulan - 1], tahun].filter((part) => part !== undefined).join(' ');

/** A time in words: 'Minggu ke-3 Oktober 2026', '3 September 2026'. */
export function timeText(time: WrittenTime): string {
  const { hari, minggu, mingguIso, bulan, tahun } = time;
  if (hari) {
    const [first, last] = hari.map(dayText);
    return first === last ? `${first}` : `${first} – ${last}`;
  }
  const week = minggu ?? mingguIso;
  return [week && `Minggu ke-${week}`, bulan && namaBulan[bulan - 1], tahun].filter(Boolean).join(' ');
}
