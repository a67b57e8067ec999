import { typedText } from '#contract/formulas/nama/typed-text.ts';
import { namaBulan } from '#contract/limits.ts';

/** A calendar day as it is written; the year may be missing. Months count from 1. */
export interface WrittenDay {
  hari: number;
  bulan: number;
  tahun?: number | undefined;
}

/** A time as people write it. What a text does not say is missing. */
export interface WrittenTime {
  /** The first and the last day; the same one for a single date. */
  hari?: readonly [WrittenDay, WrittenDay];
  /** The number of a week within its month. */
  minggu?: number;
  /** The number of a week within its year (ISO 8601). */
  mingguIso?: number;
  /** From 1 to 12. */
  bulan?: number;
  tahun?: number;
}

/** Other spellings of the months, by their numbers: English, and old Indonesian ones. */
const OTHER_MONTHS: readonly (readonly string[])[] = [
  ['january', 'djanuari'],
  ['february', 'pebruari', 'peb'],
  ['march', 'mrt'],
  [],
  ['may'],
  ['june', 'djuni'],
  ['july', 'djuli'],
  ['august', 'aug', 'agt', 'ags', 'agst'],
  ['sept'],
  ['october', 'oct'],
  ['nopember', 'nop'],
  ['december', 'dec'],
];

const MONTHS = namaBulan.map((nama, at) => {
  const full = nama.toLowerCase();
  return [full, full.slice(0, 3), ...(OTHER_MONTHS[at] ?? [])];
});

/** @returns from 1 to 12; undefined for a word that is no month. One wrong letter in a long name is read. */
function monthOfWord(word: string): number | undefined {
  const exact = MONTHS.findIndex((names) => names.includes(word));
  if (exact >= 0) return exact + 1;
  const close = MONTHS.findIndex((names) => names.some((name) => startsOf(word, name) || isOneLetterOff(word, name)));
  return close >= 0 ? close + 1 : undefined;
}

/** 'agust' and 'septe' begin a month's name. */
const startsOf = (word: string, name: string): boolean => word.length > 4 && name.startsWith(word);

function isOneLetterOff(word: string, name: string): boolean {
  if (name.length < 6 || Math.abs(word.length - name.length) > 1 || word[0] !== name[0]) return false;
  let front = 0;
  while (front < word.length && word[front] === name[front]) front += 1;
  const [a, b] = [word.slice(front), name.slice(front)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, v: 5, vi: 6 };
const ORDINALS: Readonly<Record<string, number>> = {
  ...{ satu: 1, kesatu: 1, pertama: 1, dua: 2, kedua: 2, tiga: 3, ketiga: 3 },
  ...{ empat: 4, keempat: 4, lima: 5, kelima: 5 },
};
/** More are weeks of a year. */
const MOST_IN_MONTH = 5;
const MOST_IN_YEAR = 53;

const numberOf = (word: string): number | undefined =>
  /^\d{1,2}$/.test(word) ? Number(word) : (ROMAN[word] ?? ORDINALS[word]);

const yearOf = (digits: string | undefined): number | undefined => {
  if (digits === undefined) return undefined;
  const year = Number(digits.replace("'", ''));
  return year < 100 ? 2000 + year : year;
};

const WORD = '[a-z]+';
const YEAR = "(?:\\d{4}|'\\d{2})(?!\\d)";
const NUMERIC_DAY = /(?<![\d.,])(\d{1,2}) ?([/.-]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})(?![\d.,]*\d)/g;
const ISO_DAY = /(?<!\d)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/g;
const WORDY_DAY = new RegExp(`(?<![\\d.,])(\\d{1,2})[ -]?(${WORD})\\.?,?(?:[ -]?(${YEAR}))?`, 'g');
const BETWEEN = '(?:-|s ?/ ?d|s\\.? ?d\\.?|sampai(?: dengan)?|hingga|to|dan|&)';
/** '23 -' before '29 November 2026'. */
const BARE_START = new RegExp(`(?<![\\d.,/-])(\\d{1,2}) ?${BETWEEN} ?$`);
const ISO_WEEK = /(?<!\d)(\d{4})[- ]?w(\d{1,2})(?!\d)|(?<![a-z])w(\d{1,2})[ /-]+(\d{4})(?!\d)/;
/** 'Melak' is no week: 'm' and 'w' alone need their number. */
const WEEK = new RegExp(
  `(?<![a-z])(?:(?:minggu|mggu|mgg|mg|pekan|week)[ .:-]*(?:(?:ke|yang)[ .:-]*){0,2}(\\d{1,2}|${WORD})|(?:m|w)[ .:-]*(\\d{1,2}|(?<=[ .:-])[iv]+))(?![a-z\\d])`,
);
/** 'Bulan ke-10', 'Bln XI', and 'III/XI/2026'. */
const MONTH_NUMBER = /(?<![a-z])(?:bulan|bln)[ .:|-]*(?:ke[ -]*)?(\d{1,2}|[ivx]+)(?![a-z\d])/;
const WEEK_OF_MONTH = /(?<![a-z\d])([1-5]|i{1,3}|iv|v) ?[/-] ?([ivx]+) ?[/-] ?(20\d\d)(?!\d)/;
/** 'Nov-25' is a month of 2025. */
const SHORT_YEAR = new RegExp(`(?<![\\d] ?-?)(${WORD})[ -]'?(2\\d)$`);
const MONTHS_ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
/** The month of a number, Arabic or Roman; undefined for any other word. */
export const monthNumber = (word: string): number | undefined => {
  const month = /^\d{1,2}$/.test(word) ? Number(word) : MONTHS_ROMAN.indexOf(word.toLowerCase()) + 1;
  return month >= 1 && month <= 12 ? month : undefined;
};
/** 'ke-4', in a column that is called a week. */
const BARE_WEEK = new RegExp(`^(?:ke)?[ .-]*(\\d{1,2}|${WORD})$`);
const NUMERIC_MONTH = /(?<![\d./-])(\d{1,2}) ?[/-] ?(\d{4})(?![\d/-])|(?<!\d)(\d{4})-(\d{1,2})(?![\d-])/;

interface FoundDay extends WrittenDay {
  start: number;
}

/** A day that the calendar has; '11/27/2026' has its month in front. */
function dayFrom(hari: number, bulan: number, tahun: number | undefined): WrittenDay | undefined {
  if (bulan > 12 && hari <= 12) return dayFrom(bulan, hari, tahun);
  if (bulan < 1 || bulan > 12 || hari < 1) return undefined;
  const last = new Date(Date.UTC(tahun ?? 2024, bulan, 0)).getUTCDate();
  return hari <= last ? { hari, bulan, tahun } : undefined;
}

function daysIn(text: string): FoundDay[] {
  const days: FoundDay[] = [];
  const add = (start: number, day: WrittenDay | undefined) => {
    if (day) days.push({ ...day, start });
  };
  for (const { index, 1: tahun, 2: bulan, 3: hari } of text.matchAll(ISO_DAY)) {
    add(index, dayFrom(Number(hari), Number(bulan), Number(tahun)));
  }
  for (const { index, 1: hari, 3: bulan, 4: tahun } of text.matchAll(NUMERIC_DAY)) {
    add(index, dayFrom(Number(hari), Number(bulan), yearOf(tahun)));
  }
  for (const { index, 1: hari, 2: word = '', 3: tahun } of text.matchAll(WORDY_DAY)) {
    const bulan = monthOfWord(word);
    if (bulan) add(index, dayFrom(Number(hari), bulan, yearOf(tahun)));
  }
  return days.sort((a, b) => a.start - b.start);
}

/** '23/11 - 29/11', without a year. */
const BARE_RANGE = /^(\d{1,2})[/.](\d{1,2}) ?(?:-|–|s ?[/.]? ?d\.?|sampai|hingga) ?(\d{1,2})[/.](\d{1,2})$/;

/** The days of a text: one, or the first and the last. The last one's month and year hold for a first one without. */
function rangeIn(text: string): readonly [WrittenDay, WrittenDay] | undefined {
  const bareRange = BARE_RANGE.exec(text)?.slice(1).map(Number);
  if (bareRange) {
    const [from, to] = [
      dayFrom(bareRange[0] ?? 0, bareRange[1] ?? 0, undefined),
      dayFrom(bareRange[2] ?? 0, bareRange[3] ?? 0, undefined),
    ];
    if (from && to) return [from, to];
  }
  const days = daysIn(text);
  const [first, second = first] = days;
  if (!first || !second) return undefined;
  const last = { hari: second.hari, bulan: second.bulan, tahun: second.tahun };
  const bare = BARE_START.exec(text.slice(0, first.start))?.[1];
  if (bare !== undefined) {
    const start = dayFrom(Number(bare), first.bulan, first.tahun);
    return [start ?? last, last];
  }
  const start = { hari: first.hari, bulan: first.bulan, tahun: first.tahun };
  if (start.tahun !== undefined || last.tahun === undefined) return [start, last];
  // '28 Desember - 3 Januari 2027' begins in the year before.
  return [{ ...start, tahun: start.bulan > last.bulan ? last.tahun - 1 : last.tahun }, last];
}

/** Spreadsheets count days from 1900; a plain number of this size in a column of dates is one. */
const SERIALS = [36_526, 73_050] as const;
const SERIAL_OF_1970 = 25_569;
const DAY_MS = 86_400_000;

const ofSerial = (serial: number): WrittenTime => {
  const date = new Date((Math.floor(serial) - SERIAL_OF_1970) * DAY_MS);
  const day = { hari: date.getUTCDate(), bulan: date.getUTCMonth() + 1, tahun: date.getUTCFullYear() };
  return { hari: [day, day] };
};

/**
 * Reads a time as offices write it: '23 - 29 Nopember 2026', '23/11/2026 s.d. 29/11/2026', '2026-W48', 'Minggu IV', 'M4 Nov
 * 2026', 'Agust. 2026'.
 *
 * @param isInColumn the text stands below 'Periode' or 'Minggu': there '4' and 'IV' alone are weeks
 * @returns null where the text says no time
 */
export function readTime(raw: string | number, isInColumn = false): WrittenTime | null {
  if (typeof raw === 'number') {
    if (!isInColumn || !Number.isFinite(raw)) return null;
    if (raw >= SERIALS[0] && raw <= SERIALS[1]) return ofSerial(raw);
    return Number.isInteger(raw) && raw >= 1 && raw <= MOST_IN_MONTH ? { minggu: raw } : null;
  }
  const text = typedText(raw).toLowerCase();
  if (text === '') return null;
  const iso = ISO_WEEK.exec(text);
  if (iso) return { mingguIso: Number(iso[2] ?? iso[3]), tahun: Number(iso[1] ?? iso[4]) };
  const ofMonth = WEEK_OF_MONTH.exec(text);
  if (ofMonth) return weekOfMonth(ofMonth);
  const week = weekIn(text, isInColumn);
  const hari = rangeIn(week.minggu === undefined ? text : text.replace(WEEK, ' '));
  if (hari) return { hari };
  const time = { ...week, ...monthIn(text) };
  return Object.keys(time).length > 0 ? time : null;
}

/** 'III/XI/2026': the third week of November. */
function weekOfMonth([, week = '', month = '', year]: RegExpExecArray): WrittenTime {
  const [minggu, bulan] = [numberOf(week), monthNumber(month)];
  return { ...(minggu !== undefined && { minggu }), ...(bulan !== undefined && { bulan }), tahun: Number(year) };
}

function weekIn(text: string, isInColumn: boolean): WrittenTime {
  // 'Harga mingguan minggu IV' says its week with the second word.
  const words = [...text.matchAll(new RegExp(WEEK, 'g'))].map(([, word, shortWord]) => word ?? shortWord ?? '');
  const word = words.find((one) => numberOf(one) !== undefined) ?? (isInColumn ? BARE_WEEK.exec(text)?.[1] : undefined);
  const number = word === undefined ? undefined : numberOf(word);
  if (number === undefined || number < 1) return {};
  if (number <= MOST_IN_MONTH) return { minggu: number };
  // 'Minggu 29 November' is a Sunday.
  return number <= MOST_IN_YEAR && monthIn(text).bulan === undefined ? { mingguIso: number } : {};
}

function monthIn(text: string): WrittenTime {
  const numeric = NUMERIC_MONTH.exec(text);
  if (numeric) {
    const bulan = Number(numeric[1] ?? numeric[4]);
    if (bulan >= 1 && bulan <= 12) return { bulan, tahun: Number(numeric[2] ?? numeric[3]) };
  }
  const words = text.match(/[a-z]+/g) ?? [];
  const bulan =
    words.map(monthOfWord).find((month) => month !== undefined) ?? monthNumber(MONTH_NUMBER.exec(text)?.[1] ?? '');
  const [, monthWord = '', short] = SHORT_YEAR.exec(text) ?? [];
  if (short !== undefined && monthOfWord(monthWord) !== undefined)
    return { bulan: monthOfWord(monthWord) ?? 1, tahun: 2000 + Number(short) };
  const year = new RegExp(`(?<![\\d.,])${YEAR}(?![.,]?\\d)`).exec(text)?.[0];
  const tahun = yearOf(year);
  const isYear = tahun !== undefined && tahun >= 2000 && tahun < 2100;
  return {
    ...(bulan !== undefined && { bulan }),
    ...(isYear && (bulan !== undefined || WEEK.test(text)) && { tahun }),
  };
}
