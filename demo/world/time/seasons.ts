import { DAY, dayFrom, yearOf } from './calendar.ts';

/** 1 Syawal of an Islamic year by the arithmetic calendar: a day more or less does not matter here. */
const satuSyawal = (hijri: number): number =>
  Math.round(1 + Math.ceil(29.5 * 9) + (hijri - 1) * 354 + Math.floor((3 + 11 * hijri) / 30) - 492_148.5 - 0.5);

/** Days from the day to the nearest Lebaran: negative after it. */
export function daysToLebaran(day: number): number {
  const hijri = Math.round((yearOf(day) - 622) * (365.2425 / 354.367));
  const distances = [-1, 0, 1, 2].map((step) => satuSyawal(hijri + step) - day);
  return distances.reduce((nearest, distance) => (Math.abs(distance) < Math.abs(nearest) ? distance : nearest));
}

/** The newest Lebaran whose preparations are over. */
export const lastLebaran = (day: number): number =>
  Math.max(...[0, 180, 360].map((ago) => day - ago + daysToLebaran(day - ago)).filter((lebaran) => lebaran <= day));

/** Days from the nearest such date of a year, whichever side it lies on. */
function daysFrom(day: number, month: number, date: number): number {
  const year = yearOf(day);
  return Math.min(...[year - 1, year, year + 1].map((y) => Math.abs(dayFrom(y, month, date) - day)));
}

/** 1 at the middle, falling smoothly to nothing. */
const bump = (distance: number, width: number): number => Math.exp(-((distance / width) ** 2));

const lebaran = (day: number) => bump(daysToLebaran(day) - 6, 13);
const tahunBaru = (day: number) => bump(daysFrom(day, 0, 2), 26);
const panenTengahTahun = (day: number) => bump(daysFrom(day, 7, 5), 45);

export type Musim = 'datar' | 'cabai' | 'bawang' | 'ikan';

/** Where a price tends to: 1 the year's high, 0 the usual, -1 the low (fakta.md 5). */
export const seasonOf: Record<Musim, (day: number) => number> = {
  datar: (day) => 0.25 * lebaran(day) + 0.1 * tahunBaru(day),
  cabai: (day) => 0.85 * tahunBaru(day) + 0.7 * lebaran(day) - 0.6 * panenTengahTahun(day),
  bawang: (day) => 0.6 * tahunBaru(day) + 0.6 * lebaran(day) - 0.5 * panenTengahTahun(day),
  ikan: (day) => 0.4 * Math.cos((2 * Math.PI * (day * DAY - Date.UTC(2026, 0, 15))) / (365.2425 * DAY)),
};

/** What people eat more of before the feasts: a share on top of the usual need. */
export const feastDemand = (day: number): number => 0.12 * lebaran(day) + 0.06 * bump(daysFrom(day, 11, 24), 9);

/** Shares of a year's planting by calendar month, from January: hill rice with the first rains, harvest in March. */
export const plantingShares = {
  padi: [3, 4, 8, 12, 7, 3, 2, 3, 10, 22, 18, 8],
  jagung: [7, 8, 11, 9, 7, 6, 6, 7, 9, 12, 11, 7],
  'ubi kayu': [8, 8, 9, 9, 8, 7, 7, 7, 9, 10, 10, 8],
  'ubi jalar': [7, 8, 9, 10, 9, 8, 8, 8, 9, 9, 8, 7],
} as const;
