import { type JenisPeriode, namaBulan } from '../../limits.ts';
import type { PeriodeBertanggal } from './kini.ts';

/** How long the periods of each report are: a week from Monday to Sunday, or a calendar month. */
export const irama = {
  'harga-pangan': 'minggu',
  'ketersediaan-pangan': 'minggu',
  'timbang-balita': 'bulan',
  'luas-tanam': 'bulan',
} as const satisfies Record<JenisPeriode, 'minggu' | 'bulan'>;

/** A period; days are counted from 1 January 1970. */
export interface Rentang {
  nama: string;
  mulai: number;
  selesai: number;
}

/** A period as it is entered. */
export interface PeriodeBaru {
  nama_periode: string;
  tanggal_mulai: string;
  tanggal_selesai: string;
}

const DAY = 86_400_000;
/** Midnight UTC of a day that is counted from 1 January 1970. */
export const dateOf = (day: number) => new Date(day * DAY);
const dayFrom = (year: number, month: number, date: number): number => Date.UTC(year, month, date) / DAY;
/** The day of a date `YYYY-MM-DD`, counted from 1 January 1970. */
export const dayOf = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / DAY;
const isoOf = (day: number): string => dateOf(day).toISOString().slice(0, 10);
const mondayOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);

/** 'November 2026'. */
const bulanTahun = (day: number): string => `${namaBulan[dateOf(day).getUTCMonth()]} ${dateOf(day).getUTCFullYear()}`;

/** The week that holds a day. It belongs to the month of its Thursday, so every week has one number and one month. */
export function weekOf(day: number): Rentang {
  const mulai = mondayOf(day);
  const ke = Math.ceil(dateOf(mulai + 3).getUTCDate() / 7);
  return { nama: `Minggu ke-${ke} ${bulanTahun(mulai + 3)}`, mulai, selesai: mulai + 6 };
}

/** The calendar month that holds a day. */
export function monthOf(day: number): Rentang {
  const [year, month] = [dateOf(day).getUTCFullYear(), dateOf(day).getUTCMonth()];
  const mulai = dayFrom(year, month, 1);
  return { nama: bulanTahun(mulai), mulai, selesai: dayFrom(year, month + 1, 1) - 1 };
}

const rentangOf = { minggu: weekOf, bulan: monthOf };

/** The week or month of the calendar that holds a day, by the kind of report. */
export const periodeOfDay = (jenis: JenisPeriode, day: number): Rentang => rentangOf[irama[jenis]](day);

const entered = ({ nama, mulai, selesai }: Rentang): PeriodeBaru => ({
  ...{ nama_periode: nama, tanggal_mulai: isoOf(mulai), tanggal_selesai: isoOf(selesai) },
});

/**
 * The period to open next: the first that begins after the newest one.
 *
 * @param newest undefined when there is none yet: then the one that holds today
 */
export function nextPeriode(jenis: JenisPeriode, newest: PeriodeBertanggal | undefined, today: string): PeriodeBaru {
  const last = newest?.tanggal_selesai ?? newest?.tanggal_mulai;
  if (!last) return entered(periodeOfDay(jenis, dayOf(today)));
  // The rest of a week is no period of its own where the newest one ends within it.
  return entered(periodeOfDay(jenis, periodeOfDay(jenis, dayOf(last)).selesai + 1));
}

/** All periods of a year, the oldest first. A week belongs to the year of its Thursday, so a year has 52 or 53. */
export function periodesOfYear(jenis: JenisPeriode, tahun: number): PeriodeBaru[] {
  const isWeek = irama[jenis] === 'minggu';
  // 4 January is always in the first week.
  const first = periodeOfDay(jenis, dayFrom(tahun, 0, isWeek ? 4 : 1));
  const all: Rentang[] = [];
  for (let one = first; one.nama.endsWith(` ${tahun}`); one = periodeOfDay(jenis, one.selesai + 1)) all.push(one);
  return all.map(entered);
}
