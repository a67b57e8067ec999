import { namaBulan } from '#contract/limits.ts';
import type { Cell } from '@/shared/spreadsheet';
import type { SaidTime } from '../context';
import { textOf } from '../title/title-lines';
import { timeText } from './period-of';
import { monthNumber, readTime, type WrittenTime } from './written-time';

const YEAR = /^(?:tahun|thn|th)?[. :]*(20\d\d)$/i;
/** 'Tahun 2021 - 2025' says no year of a row. */
const YEARS = /\b20\d\d\b.*\b20\d\d\b/;

/** A time that may be a year alone, which a cell below 'Tahun' says. */
export function partOfTime(cell: Cell): WrittenTime | null {
  const year = YEAR.exec(textOf(cell))?.[1];
  if (year !== undefined) return { tahun: Number(year) };
  return readTime(cell ?? '', true);
}

/**
 * Fills in what a time of a file leaves out by what stands above it: 'Maret' below 'HARGA PANGAN 2021'.
 *
 * @returns the time in words, or its own text where that says no time or needs nothing
 */
export function joinTimes(above: Cell, own: Cell): Cell {
  const text = textOf(own);
  if (text === '') return above;
  const time = partOfTime(own);
  const base = partOfTime(above);
  if (!time || time.mingguIso !== undefined) return own;
  if (time.hari) {
    const [from, to] = time.hari;
    const tahun = to.tahun ?? base?.tahun;
    return timeText({
      hari: [
        { ...from, tahun: from.tahun ?? tahun },
        { ...to, tahun },
      ],
    });
  }
  if (!base || base.hari || base.mingguIso !== undefined) return timeText(time) || own;
  return timeText({ ...base, ...time });
}

/** The time that lines above a table say, in words; a longer or an earlier one keeps its text, and is no period. */
export function contextTime(waktu: readonly SaidTime[]): Cell {
  let timeAbove: Cell = null;
  for (const { time, text } of waktu) {
    if (time === null) return text;
    // The date of a letter says nothing of the figures below it.
    if (time.hari || YEARS.test(text)) continue;
    timeAbove = joinTimes(timeAbove, timeText(time));
  }
  const [only, other] = waktu.filter(({ time }) => time?.hari);
  return timeAbove ?? (only?.time && !other ? timeText(only.time) : null);
}

/** A column of a time, and the text of its title. */
export interface TimeColumn {
  column: number;
  title: string;
}

const ORDER = [/\b(tanggal|tgl|hari)\b/i, /\b(minggu|pekan|mgg)\b/i, /\b(bulan|bln)\b/i, /\b(tahun|thn|th)\b/i];

const rank = (title: string): number => {
  const at = ORDER.findIndex((pattern) => pattern.test(title));
  return at < 0 ? ORDER.length : at;
};

const isNumber = (text: string): boolean => /^(\d{1,2}|[ivx]+)$/i.test(text);

/** A cell below a title of its part of time: '3' below 'Bulan' is March. */
function partText(title: string, cell: Cell): string {
  const text = textOf(cell);
  const kind = rank(title);
  if (kind === 0 && typeof cell === 'number' && cell > 31) {
    const day = readTime(cell, true);
    return day ? timeText(day) : text;
  }
  if (!isNumber(text)) return text;
  if (kind === 1) return `Minggu ${text}`;
  return kind === 2 ? (namaBulan[(monthNumber(text) ?? 0) - 1] ?? text) : text;
}

/** Makes the reader of a line's time from its columns: a blank one takes what stands above it, as merged cells have it. */
export function timeReader(columns: readonly TimeColumn[]): (cells: readonly Cell[]) => Cell {
  const above = new Map<number, Cell>();
  const inOrder = columns.toSorted((one, other) => rank(one.title) - rank(other.title));
  const [only, more] = inOrder;
  return (cells) => {
    for (const { column } of columns) {
      const text = textOf(cells[column]);
      if (text !== '' && !/^(["”“〃]|''|sda|s\.d\.a\.?|idem)$/i.test(text)) above.set(column, cells[column] ?? null);
    }
    const cellOf = ({ column }: TimeColumn) => above.get(column) ?? null;
    if (only && !more) return rank(only.title) < ORDER.length ? partText(only.title, cellOf(only)) : cellOf(only);
    return inOrder
      .map((one) => partText(one.title, cellOf(one)))
      .filter(Boolean)
      .join(' ');
  };
}
