import { readFigure, spoken } from '@/shared/lib/figures';
import { type Cell, type Mark, markAt, type Table } from '@/shared/spreadsheet';
import type { FileColumn } from './column';
import { type FigureQuestion, factorOf, type NumberStyle, readInStyle } from './number-style';
import type { Answers } from './question';
import { timeText } from './time/period-of';
import type { Title } from './title/title';
import { textOf } from './title/title-lines';

/** A column of the file from which a field is read. */
export interface FieldSource {
  column: number;
  title: Title;
}

/** A field's value in one row, with all that is to be said about it. */
export interface FieldValue {
  cell: Cell;
  mark?: Mark;
  question?: FigureQuestion;
  /** The parts of a sum or mean: 'Sawah 15 + Ladang 8'. */
  parts?: string;
}

export const dayAnswer = 'hari';
export const MEAN = 'rata-rata';
export const unitAnswer = (title: Title): string => `satuan/${title.text}`;

export const SUM = 'jumlah';
/** The answer for lines that name another unit than the field's. */
export const ROW_UNITS = 'satuan-baris';
/** The answer to which of several columns of one figure counts: one by its title, the mean, or the sum. */
export const manyAnswer = (field: string): string => `banyak/${field}`;

/** Columns of one figure that are neither days, parts nor their sum. A column without a part beside some is no part either. */
export const rivals = (sources: readonly FieldSource[]): readonly FieldSource[] =>
  sources.some(({ title }) => title.hari || title.isTotal) || sources.every(({ title }) => title.part) ? [] : sources;

/** Tells the columns of one figure apart by what their titles say besides its crop or place; equal ones by their order. */
export function rivalKeys(sources: readonly FieldSource[]): ReadonlyMap<FieldSource, string> {
  const seen = new Map<string, number>();
  return new Map(
    sources.map((source) => {
      const text = source.title.rest ?? source.title.text;
      const count = (seen.get(text) ?? 0) + 1;
      seen.set(text, count);
      return [source, count > 1 ? `${text} ${count}` : text];
    }),
  );
}

/** The columns that count: those of the chosen day or column, the sums instead of their parts. */
export function countedSources(
  sources: readonly FieldSource[],
  answers: Answers,
  field: string,
): readonly FieldSource[] {
  const days = sources.filter(({ title }) => title.hari);
  if (days.length > 0) {
    const day = answers[dayAnswer];
    return day === undefined || day === MEAN
      ? days
      : days.filter(({ title }) => title.hari && timeText(title.hari) === day);
  }
  const totals = sources.filter(({ title }) => title.isTotal);
  if (totals.length > 0) return totals.slice(0, 1);
  if (rivals(sources).length < 2) return sources;
  const answer = answers[manyAnswer(field)];
  if (answer === MEAN || answer === SUM) return sources;
  if (answer === undefined) return sources.slice(0, 1);
  const keys = rivalKeys(sources);
  return sources.filter((source) => keys.get(source) === answer);
}

/** Reads one cell by the style of its column and its title's unit. */
function readCell(
  table: Table,
  row: number,
  { column, title }: FieldSource,
  field: FileColumn,
  style: NumberStyle,
  answers: Answers,
): FieldValue {
  const cell = table.rows[row]?.[column] ?? null;
  const key = table.marks.size > 0 ? markAt(row, column) : '';
  const mark = table.marks.get(key);
  const value: FieldValue = { cell, ...(mark && { mark }) };
  if (!field.figure) return value;
  const reading = readInStyle(cell, style, field, {
    mark,
    shown: table.shown.get(key),
    isUnitAsked: title.satuan !== undefined,
  });
  if (reading !== null && typeof reading === 'object') return { ...value, question: reading };
  const known = reading ?? cell;
  if (title.satuan === undefined || answers[unitAnswer(title)] !== 'ubah') return { ...value, cell: known };
  const factor = factorOf(title.satuan, field.unit);
  const figure = readFigure(known ?? '', 'decimal', field.unit);
  if (factor === undefined || figure.is !== 'figure') return { ...value, cell: known };
  return { ...value, cell: Number((figure.value * factor).toPrecision(12)), parts: `${textOf(cell)} ${title.satuan}` };
}

/** A field's value from all of its columns: the mean of days, the sum of parts. One odd part leaves all of them to be read by people. */
export function fieldValue(
  table: Table,
  row: number,
  sources: readonly FieldSource[],
  field: FileColumn,
  style: NumberStyle,
  answers: Answers,
): FieldValue {
  const values = sources.map((source) => ({ source, ...readCell(table, row, source, field, style, answers) }));
  const [only] = values;
  if (!only || values.length === 1) return only ? strip(only) : { cell: null };
  const filledValues = values.filter(({ cell }) => readFigure(cell ?? '', 'decimal', field.unit).is !== 'blank');
  if (filledValues.length === 0) return { cell: null };
  const readings = filledValues.map(({ cell }) => readFigure(cell ?? '', 'decimal', field.unit));
  const isMean = filledValues.some(({ source }) => source.title.hari) || answers[manyAnswer(field.name)] === MEAN;
  const sign = isMean ? '; ' : ' + ';
  const parts = filledValues.map(({ source, cell }) => `${partName(source.title)} ${shownCell(cell)}`).join(sign);
  const figures = readings.flatMap((reading) => (reading.is === 'figure' ? reading.value : []));
  const odd = filledValues.find(({ question, mark }) => question || mark === 'persen' || mark === 'tanggal');
  if (figures.length < filledValues.length || odd) {
    return {
      cell: filledValues.map(({ cell }) => textOf(cell)).join(sign),
      parts,
      ...(odd?.mark && { mark: odd.mark }),
    };
  }
  const sum = figures.reduce((total, figure) => total + figure, 0);
  const result = isMean ? sum / figures.length : sum;
  const value = isMean && field.figure === 'whole' ? Math.round(result) : Number(result.toPrecision(12));
  return { cell: value, parts };
}

const strip = ({ cell, mark, question, parts }: FieldValue): FieldValue => ({
  cell,
  ...(mark && { mark }),
  ...(question && { question }),
  ...(parts !== undefined && { parts }),
});

const partName = ({ hari, part, text }: Title): string =>
  hari?.hari ? `${hari.hari[0].hari}/${hari.hari[0].bulan}` : (part ?? text);

const shownCell = (cell: Cell): string => (typeof cell === 'number' ? spoken(cell) : textOf(cell));

/** The letter of a column in a spreadsheet: A, Z, AA. */
export const columnLetter = (at: number): string =>
  (at >= 26 ? columnLetter(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
