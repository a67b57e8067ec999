import { type NameMatch, nameMatcher } from '#contract/formulas/nama/match-name.ts';
import { readFigure } from './read-figure';
import type { Sheet } from './sheet';

type Cells = readonly (readonly string[])[];
type Matcher = (name: string) => NameMatch;

/**
 * Where something that stands in the block goes in the sheet: a place, or what is known instead. Undefined is passed over.
 */
export type Way = number | NameMatch | 'luar' | 'ganda' | undefined;

/** In how many lines at the top titles are looked for: a letterhead may stand above them. */
const TITLES_WITHIN = 8;
const NAMES_WITHIN = 6;

/** Columns that every list has and no sheet of figures takes. */
const PASSED_OVER = /^(no|nomor|nmr|id|satuan|sat|unit|keterangan|ket|catatan)?\.?$/i;

const isWordy = (text: string): boolean => /\p{L}{2}/u.test(text) && readFigure(text, 'decimal').is === 'refused';
const isFilled = (text: string | undefined) => text !== undefined && text.trim() !== '';

const widthOf = (cells: Cells) => cells.reduce((most, line) => Math.max(most, line.length), 0);

interface Header {
  line: number;
  titles: readonly string[];
  ways: readonly Way[];
}

/** The line of titles: where most columns are named and no figure stands. */
export function headerOf(cells: Cells, { columns }: Sheet): Header | undefined {
  const named = nameMatcher(columns.map(({ names }) => names));
  let best: { line: number; score: number } | undefined;
  cells.slice(0, TITLES_WITHIN).forEach((line, at) => {
    const filled = line.filter(isFilled);
    if (!filled.every((text) => /^no\.?$/i.test(text) || isWordy(text))) return;
    const score = filled.reduce((sum, text) => sum + { one: 10, asked: 1, none: 0 }[named(text).is], 0);
    if (score > (best?.score ?? 0)) best = { line: at, score };
  });
  if (!best) return undefined;
  const titles = cells[best.line] ?? [];
  const width = widthOf(cells);
  const ways = Array.from({ length: width }, (_, at): Way => {
    const title = titles[at] ?? '';
    return PASSED_OVER.test(title.trim()) ? undefined : wayOf(named(title));
  });
  return { line: best.line, titles, ways: onceEach(ways) };
}

/** 1, 2, 3 before the names. */
function isNumbering(body: Cells, column: number): boolean {
  const numbers = body.map((line) => line[column] ?? '').filter(isFilled);
  const [first] = numbers;
  return numbers.every(
    (text, at) => /^\d{1,4}[.)]?$/.test(text) && Number.parseInt(text, 10) === Number.parseInt(first ?? '', 10) + at,
  );
}

/** Words alone, such as 'kg'. */
const isOfUnits = (body: Cells, column: number): boolean =>
  body.every((line) => !isFilled(line[column]) || isWordy(line[column] ?? ''));

/** The column whose cells are the names of rows. Names that the sheet does not have are names all the same. */
export function nameColumnOf(body: Cells, ways: readonly Way[] | undefined, named: Matcher): number | undefined {
  const width = Math.min(widthOf(body), NAMES_WITHIN);
  const scores = Array.from({ length: width }, (_, column) => {
    if (typeof ways?.[column] === 'number') return { column, known: 0, wordy: 0 };
    const filled = body.map((line) => line[column] ?? '').filter(isFilled);
    const wordy = filled.filter(isWordy);
    const known = wordy.filter((text) => named(text).is !== 'none').length;
    return { column, known, wordy: wordy.length > filled.length / 2 ? wordy.length : 0 };
  });
  const best = scores.reduce((a, b) => (b.known > a.known ? b : a), { column: -1, known: 0, wordy: 0 });
  if (best.known > 0) return best.column;
  const first = scores.find(({ wordy }) => wordy > 0)?.column ?? 0;
  const isFirst = scores.slice(0, first).every(({ column }) => isNumbering(body, column));
  return isFirst && widthOf(body) > 1 && scores[first]?.wordy ? first : undefined;
}

/** Where columns without titles go. */
export function inOrder(body: Cells, nameColumn: number | undefined, { columns, at }: Sheet): Way[] {
  const width = widthOf(body);
  const kept = Array.from({ length: width }, (_, column) => column).filter(
    (column) =>
      nameColumn === undefined ||
      !(column === nameColumn || isOfUnits(body, column) || (column < nameColumn && isNumbering(body, column))),
  );
  // Names and all figures of each: it does not begin at the active cell, it is the sheet.
  const first = nameColumn !== undefined && kept.length >= columns.length ? 0 : at.column;
  return Array.from({ length: width }, (_, column) => {
    const place = kept.indexOf(column);
    if (place < 0) return undefined;
    return first + place < columns.length ? first + place : 'luar';
  });
}

export const byPlace = (body: Cells, { rows, at }: Sheet): Way[] =>
  body.map((_, line) => (at.row + line < rows.length ? at.row + line : 'luar'));

export const byName = (body: Cells, column: number, named: Matcher): Way[] =>
  onceEach(body.map((line) => (isFilled(line[column]) ? wayOf(named(line[column] ?? '')) : { is: 'none' })));

const wayOf = (match: NameMatch): Way => (match.is === 'one' ? match.at : match);

/** Two that lead to the same place contradict each other. */
function onceEach(ways: Way[]): Way[] {
  const seen = new Map<Way, number>();
  for (const way of ways) seen.set(way, (seen.get(way) ?? 0) + 1);
  return ways.map((way) => (typeof way === 'number' && (seen.get(way) ?? 0) > 1 ? 'ganda' : way));
}
