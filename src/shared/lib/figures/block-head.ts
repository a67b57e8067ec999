import type { NameMatch } from '#contract/formulas/nama/match-name.ts';
import { typedText } from '#contract/formulas/nama/typed-text.ts';
import { type Cells, columnOf, isFigure, isFilled, isNumbering, isWordy, widthOf } from './block-cells';

export type Matcher = (name: string) => NameMatch;

/** A letterhead may stand above the titles. */
const HEAD_WITHIN = 12;
const NAMES_WITHIN = 12;

/** The number of cells of a column that are names of the sheet. */
export const namesIn = (lines: Cells, column: number, named: Matcher): number =>
  columnOf(lines, column).filter((text) => isWordy(text) && named(text).is !== 'none').length;

/**
 * The column whose cells name the rows: where most names of the sheet stand, else the first that holds words. Names that
 * the sheet does not have are names all the same.
 */
export function nameColumnOf(body: Cells, named: Matcher): number | undefined {
  const columns = Array.from({ length: Math.min(widthOf(body), NAMES_WITHIN) }, (_, column) => column);
  const counts = columns.map((column) => namesIn(body, column, named));
  const most = Math.max(0, ...counts);
  if (most > 0) return counts.indexOf(most);
  if (widthOf(body) < 2) return undefined;
  const first = columns.find((column) => {
    const filled = columnOf(body, column);
    return filled.filter(isWordy).length * 2 > filled.length;
  });
  return columns.slice(0, first).every((column) => isNumbering(body, column)) ? first : undefined;
}

const isYear = (text: string): boolean => /^(19|20)\d\d$/.test(text);

/** Numbers of columns, or of the days of a month: '(1) (2) (3)', '23 24 25'. */
function countsAcross(numbers: readonly string[]): boolean {
  const values = numbers.map((text) => Number(text.replace(/[()]/g, '')));
  return values.length > 2 && values.every((value, at) => at === 0 || value === (values[at - 1] ?? 0) + 1);
}

/** Says what stands below it: words, dates, years, numbers of columns, but no amounts. */
function isTitleLine(line: readonly string[]): boolean {
  const filled = line.filter(isFilled).map(typedText);
  const figures = filled.filter(isFigure);
  if (filled.length === 0) return false;
  return figures.length === 0 || figures.every(isYear) || countsAcross(figures);
}

/** The number of lines at the top that are titles, of the table or of its columns. */
export function headOf(cells: Cells, named: Matcher): number {
  const top = cells.slice(0, HEAD_WITHIN);
  const nameColumn = nameColumnOf(cells, named);
  const isRow = (line: readonly string[]) =>
    nameColumn !== undefined && isFilled(line[nameColumn]) && named(line[nameColumn]).is === 'one';
  const first = top.findIndex((line) => isRow(line) || (line.some(isFilled) && !isTitleLine(line)));
  if (first >= 0) return top.slice(0, first).some(isWordyLine) ? first : 0;
  // No figure stands below.
  return 0;
}

const isWordyLine = (line: readonly string[]): boolean => line.some((text) => isFilled(text) && /\p{L}|\d/u.test(text));

/** The titles above each column, from the upper lines to the lower; a merged cell is of all columns below it. */
export function titlesOf(head: Cells, width: number, nameColumn: number | undefined): string[][] {
  const lines = head.filter((line) => !isLetterhead(line, nameColumn) && !isOfColumnNumbers(line));
  const titles = Array.from({ length: width }, (): string[] => []);
  lines.forEach((line, at) => {
    const below = lines.slice(at + 1);
    let group = '';
    for (let column = 0; column < width; column += 1) {
      const own = typedText(line[column] ?? '');
      const isBelow = below.some((other) => isFilled(other[column]));
      if (own !== '') group = isBelow ? own : '';
      if (own !== '' || (group !== '' && isBelow)) titles[column]?.push(own || group);
    }
  });
  return titles;
}

/** A line of its own above the table, such as the name of the market. */
const isLetterhead = (line: readonly string[], nameColumn = 0): boolean => {
  const [only, ...others] = line.flatMap((text, column) => (isFilled(text) ? [column] : []));
  return only === undefined || (others.length === 0 && only <= nameColumn && line.length > 1);
};

const isOfColumnNumbers = (line: readonly string[]): boolean =>
  countsAcross(line.filter(isFilled).map(typedText)) && line.filter(isFilled).every((text) => /^\(?\d+\)?$/.test(text));

const PLACE_TITLE = /^(nama )?kec(amatan)?\.?\s*:?$/i;
const PLACE_NAME = /^(?:nama )?kec(?:amatan|\.)\s*:?\s*(\p{L}.*)$/iu;

/** The sub-district that a letterhead names: 'Kecamatan: Melak', in one cell or two. */
export function placeNamed(head: Cells): string | undefined {
  for (const line of head) {
    const filled = line.filter(isFilled).map(typedText);
    const own = filled.map((text) => PLACE_NAME.exec(text)?.[1]).find((name) => name !== undefined);
    const beside = filled.length < 4 ? filled[filled.findIndex((text) => PLACE_TITLE.test(text)) + 1] : undefined;
    const isBeside = PLACE_TITLE.test(filled[0] ?? '') && filled.length > 1 && filled.length < 4;
    if (own !== undefined || isBeside) return own ?? beside;
  }
  return undefined;
}

export const isPlaceTitle = (title: string): boolean => PLACE_TITLE.test(title);
