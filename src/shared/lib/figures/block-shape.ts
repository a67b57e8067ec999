import { typedText } from '#contract/formulas/nama/typed-text.ts';
import { type Cells, columnOf, isFigure, isFilled, isNumbering, isWordy, widthOf } from './block-cells';
import { headOf, type Matcher, namesIn } from './block-head';

/** Commodities stand side by side, figures below each other. */
export function isTurned(cells: Cells, named: Matcher): boolean {
  const hits = (texts: readonly string[]) => texts.filter((text) => isWordy(text) && named(text).is === 'one').length;
  const across = Math.max(0, ...cells.slice(0, 6).map((line) => hits(line.slice(0, 200))));
  const down = Math.max(0, ...[0, 1, 2, 3].map((column) => hits(columnOf(cells, column))));
  return across > 1 && across > down;
}

export const transpose = (cells: Cells): string[][] =>
  Array.from({ length: widthOf(cells) }, (_, column) => cells.map((line) => line[column] ?? ''));

/** The columns with names, where figures stand between them: each begins a table of its own. */
function nameColumns(cells: Cells, named: Matcher): number[] {
  const counts = Array.from({ length: Math.min(widthOf(cells), 60) }, (_, column) => namesIn(cells, column, named));
  const most = Math.max(0, ...counts);
  const columns = counts.flatMap((count, column) => (count > 0 && count * 3 >= most ? [column] : []));
  const hasFigure = (from: number, to: number) => cells.some((line) => line.slice(from, to).some(isFigure));
  const apart = columns.filter((column, at) => at === 0 || hasFigure((columns[at - 1] ?? 0) + 1, column));
  return apart.filter((column, at) => hasFigure(column + 1, apart[at + 1] ?? widthOf(cells)));
}

/** Steps back over the numbering and the gap before a column of names. */
function startOf(cells: Cells, nameColumn: number): number {
  let start = nameColumn;
  while (start > 0) {
    const body = columnOf(cells, start - 1);
    const numbers = body.filter((text) => !/^no(mor)?\.?$/i.test(text));
    if (
      numbers.length > 0 &&
      !isNumbering(
        numbers.map((text) => [text]),
        0,
      )
    )
      break;
    start -= 1;
  }
  return start;
}

/**
 * Tables side by side, one below the other. Columns with the same title become one; without titles those at the same place.
 *
 * @returns null where there is one table
 */
export function stackTables(cells: Cells, named: Matcher): string[][] | null {
  const names = nameColumns(cells, named);
  if (names.length < 2) return null;
  const starts = names.map((column, at) => (at === 0 ? 0 : startOf(cells, column)));
  const head = headOf(cells, named);
  // A single cell above all tables is said of none of them.
  const letterhead = cells.slice(0, head).filter((line) => line.filter(isFilled).length === 1);
  const lines = cells.filter((line) => !letterhead.includes(line));
  const height = head - letterhead.length;
  const tables = starts.map((from, at) => {
    const rows = lines.map((line) =>
      Array.from({ length: (starts[at + 1] ?? widthOf(cells)) - from }, (_, column) => line[from + column] ?? ''),
    );
    return { rows, name: (names[at] ?? 0) - from };
  });
  const columns: string[][] = [];
  const places = tables.map(({ rows, name }, table) =>
    Array.from({ length: widthOf(rows) }, (_, column) => {
      const own = rows.slice(0, height).map((line) => typedText(line[column] ?? ''));
      if (table > 0 && column === name) return tables[0]?.name ?? 0;
      const isTitled = own.some((text) => text !== '');
      const same = columns.findIndex((other, at) => (isTitled ? String(other) === String(own) : at === column));
      if (table > 0 && same >= 0) return same;
      columns.push(own);
      return columns.length - 1;
    }),
  );
  const titles = Array.from({ length: height }, (_, line) => columns.map((own) => own[line] ?? ''));
  const bodies = tables.flatMap(({ rows }, table) =>
    rows.slice(height).map((line) => {
      const row = columns.map(() => '');
      line.forEach((text, column) => {
        const place = places[table]?.[column];
        if (place !== undefined && text !== '') row[place] = text;
      });
      return row;
    }),
  );
  return [...titles, ...bodies.filter((line) => line.some(isFilled))];
}
