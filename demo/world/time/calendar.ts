import { monthOf as monthThatHolds, type Rentang, weekOf } from '../../../contract/formulas/periode/kalender.ts';
import { namaBulan } from '../../../contract/limits.ts';

/** A period as the seed dates it; days are counted from 1 January 1970. */
export type Span = Rentang;

export const DAY = 86_400_000;

/** The office's clock: central Indonesian time. */
const OFFSET = 8 * 3_600_000;

/** The day on which an instant falls in the office. */
export const dayOf = (instant: Date): number => Math.floor((instant.getTime() + OFFSET) / DAY);

/** The instant at which the office's clock shows an hour of a day. */
export const instantAt = (day: number, hour: number): number => day * DAY + hour * 3_600_000 - OFFSET;

export const dayFrom = (year: number, month: number, date: number): number => Date.UTC(year, month, date) / DAY;

export const isoDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

export const yearOf = (day: number): number => new Date(day * DAY).getUTCFullYear();

export const monthOf = (day: number): number => new Date(day * DAY).getUTCMonth();

/** 'November 2026'. */
export const bulanTahun = (day: number): string => `${namaBulan[monthOf(day)]} ${yearOf(day)}`;

/** Weeks from Monday to Sunday, oldest first; the last one holds the day. */
export const weeksUntil = (day: number, count: number): Span[] =>
  Array.from({ length: count }, (_, index) => weekOf(day - 7 * (count - 1 - index)));

/** Calendar months, oldest first; the last one holds the day. */
export const monthsUntil = (day: number, count: number): Span[] =>
  Array.from({ length: count }, (_, index) =>
    monthThatHolds(dayFrom(yearOf(day), monthOf(day) - (count - 1 - index), 1)),
  );
