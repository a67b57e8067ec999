import { typedText } from '#contract/formulas/nama/typed-text.ts';
import type { Table } from '@/shared/spreadsheet';
import { type FileSpec, figureIn } from './column';
import { type Context, regencyElsewhere, saysEarlier, timeIn } from './context';
import { isMonth, type OpenPeriod } from './time/period-of';
import { monthNumber, type WrittenTime } from './time/written-time';
import { isOfRegency, isOtherKind } from './title/title-kind';

const WEEKS_OF_MONTH = 5;
const DAYS = /^(\d{1,2}) ?(?:-|–|s ?[./]? ?d\.?|sampai) ?(\d{1,2})$/i;

/** '16-22' are days of the month in which the open period begins. */
function daysOf(nama: string, { tanggal_mulai }: OpenPeriod): WrittenTime | null {
  const [from, to] = (DAYS.exec(nama) ?? []).slice(1).map(Number);
  if (from === undefined || to === undefined || tanggal_mulai === null || from > 31 || to > 31) return null;
  const [tahun = 0, bulan = 0] = tanggal_mulai.split('-').map(Number);
  const next = new Date(Date.UTC(tahun, from > to ? bulan : bulan - 1, to));
  const last = { hari: to, bulan: next.getUTCMonth() + 1, tahun: next.getUTCFullYear() };
  return { hari: [{ hari: from, bulan, tahun }, last] };
}

/**
 * The time of a worksheet that is called by a number: 'III' is a week, and so is '3' in a workbook of such worksheets. In
 * monthly forms they are months.
 */
function numberedTime(nama: string, lembar: readonly string[], periode: OpenPeriod): WrittenTime | null {
  const isRoman = /^[ivx]+$/i.test(nama);
  const isNumbered = lembar.length > 1 && lembar.every((one) => monthNumber(one) !== undefined);
  const number = isRoman || isNumbered ? monthNumber(nama) : undefined;
  if (number === undefined) return null;
  if (isMonth(periode)) return { bulan: number };
  return Math.max(number, ...lembar.map((one) => monthNumber(one) ?? 0)) <= WEEKS_OF_MONTH ? { minggu: number } : null;
}

/** The place and time in the name of a worksheet: 'Melak', 'Minggu IV'. */
export function sheetContext({ nama, lembar }: Pick<Table, 'nama' | 'lembar'>, spec: FileSpec): Context {
  const text = typedText(nama);
  if (text === '' || lembar[0] === '') return { waktu: [] };
  const bare = text.replace(/^kec(amatan)?[. ]+/i, '');
  const isLike = (spec.placesLike?.(bare) ?? []).length > 0;
  const tempat = spec.findPlace?.(bare) ?? spec.placeWithin?.(bare) ?? (isLike ? text : undefined);
  const time = spec.periode
    ? (timeIn(text) ?? daysOf(text, spec.periode) ?? numberedTime(text, lembar, spec.periode))
    : spec.hasManyTimes
      ? timeIn(text)
      : null;
  const figure = figureIn(text, spec);
  const kabupaten = tempat === undefined ? regencyElsewhere(text, spec) : undefined;
  return {
    ...(tempat !== undefined && { tempat }),
    ...(kabupaten !== undefined && { kabupaten }),
    ...(figure !== undefined && { figure }),
    ...(isOtherKind(text) && { lain: text }),
    ...(isOfRegency(text) && { seluruh: text }),
    waktu: time ? [{ time, text }] : spec.periode && saysEarlier(text) ? [{ time: null, text }] : [],
  };
}
