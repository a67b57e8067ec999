import { typedText } from '#contract/formulas/nama/typed-text.ts';
import { readFigure } from './read-figure';

export type Cells = readonly (readonly string[])[];

/** The number of lines that tell the content of a column; a block may have thousands. */
const SAMPLE = 300;

export const isFilled = (text: string | undefined): text is string => text !== undefined && typedText(text) !== '';

/** Readable as an amount, if only with a question. */
export function isFigure(text: string | undefined): boolean {
  if (!isFilled(text)) return false;
  const { is } = readFigure(text, 'decimal');
  return is === 'figure' || is === 'asked';
}

export const isWordy = (text: string | undefined): boolean =>
  isFilled(text) && /\p{L}{2}/u.test(text) && readFigure(text, 'decimal').is === 'refused';

export const widthOf = (cells: Cells): number => cells.reduce((most, line) => Math.max(most, line.length), 0);

/** The filled cells of a column. */
export const columnOf = (lines: Cells, column: number): string[] =>
  lines.slice(0, SAMPLE).flatMap((line) => (isFilled(line[column]) ? [typedText(line[column])] : []));

/** A list is numbered from a small number on. */
const LARGEST_START = 500;

/** Counts on by one, or anew from one: '1, 2, 3', '7. 8. 9.', '1, 2, 1, 2'. */
function countsOn(numbers: readonly string[]): boolean {
  if (!numbers.every((text) => /^\(?\d{1,4}[.)]?$/.test(text))) return false;
  const values = numbers.map((text) => Number.parseInt(text.replace('(', ''), 10));
  const [first = 0] = values;
  const isNext = (value: number, before: number) => value === before + 1 || (first === 1 && value === 1 && before > 1);
  return first >= 1 && first <= LARGEST_START && values.slice(1).every((value, at) => isNext(value, values[at] ?? 0));
}

/** Grows from one without being an amount: a numbered list of which lines were left out. */
const growsFromOne = (numbers: readonly string[]): boolean => {
  const values = numbers.map(Number);
  const isGrowing = values.every((value, at) => Number.isInteger(value) && value > (values[at - 1] ?? 0));
  return numbers.length > 2 && values[0] === 1 && isGrowing && (values.at(-1) ?? 0) <= 3 * numbers.length;
};

/** Numbers its lines: such a column is no figure. Two lines without a title do so from one on alone. */
export function isCounting(lines: Cells, column: number, isTitled: boolean): boolean {
  const numbers = columnOf(lines, column);
  if (growsFromOne(numbers)) return true;
  const isShort = !isTitled && Number.parseInt(numbers[0] ?? '', 10) === 1;
  return numbers.length > (isShort ? 1 : 2) && countsOn(numbers);
}

/** Numbers before names need not be many. */
export const isNumbering = (lines: Cells, column: number): boolean => countsOn(columnOf(lines, column));

/** Holds figures for the most part. */
export function isOfFigures(lines: Cells, column: number): boolean {
  const filled = columnOf(lines, column).filter((text) => readFigure(text, 'decimal').is !== 'blank');
  return filled.length > 0 && filled.filter(isFigure).length * 2 >= filled.length;
}

/** Both columns have a cell in one of the lines: they cannot be one figure. */
export const meet = (lines: Cells, column: number, other: number): boolean =>
  lines.some((line) => isFilled(line[column]) && isFilled(line[other]));
