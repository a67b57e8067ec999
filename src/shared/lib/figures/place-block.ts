import { nameMatcher } from '#contract/formulas/nama/match-name.ts';
import { byName, byPlace, headerOf, inOrder, nameColumnOf } from './block-names';
import { type Ignored, ignoredCells } from './ignored';
import { readFigure } from './read-figure';
import type { Sheet } from './sheet';
import { figureText } from './write-figure';

export interface PlacedBlock {
  /** As a form holds them where they can be read; where a figure is asked about, as they were written. */
  typed: { key: string; figure: string; text: string }[];
  /** What did not find its way into the sheet, and why. */
  ignored: Ignored[];
  /** Whether rows and columns were found by their names, or by where they stand. */
  by: { rows: 'nama' | 'letak'; columns: 'nama' | 'letak' };
}

/**
 * Says where a pasted block goes. A line of titles finds the columns in whatever order they stand, a column of names the
 * rows; without them the block begins at the active cell. Blank cells leave the sheet as it is. Nothing is guessed: names
 * that are unknown, or fit several, are reported with all that stood under them.
 */
export function placeBlock(cells: readonly (readonly string[])[], sheet: Sheet): PlacedBlock {
  const header = headerOf(cells, sheet);
  const body = header ? cells.slice(header.line + 1) : cells;
  const named = nameMatcher(sheet.rows.map(({ nama }) => nama));
  const nameColumn = nameColumnOf(body, header?.ways, named);
  const columns = header?.ways ?? inOrder(body, nameColumn, sheet);
  const rows = nameColumn === undefined ? byPlace(body, sheet) : byName(body, nameColumn, named);
  const left = ignoredCells(sheet);
  const typed: PlacedBlock['typed'] = [];
  body.forEach((line, at) => {
    line.forEach((text, from) => {
      const [row, column] = [rows[at], columns[from]];
      if (from === nameColumn || column === undefined || text.trim() === '') return;
      const into = { row: sheet.rows[Number(row)], column: sheet.columns[Number(column)] };
      const read = into.row && into.column && readFigure(text, into.column.kind, into.column.unit);
      if (read?.is === 'blank') return;
      if (read && read.is !== 'refused' && into.row && into.column) {
        const shown = read.is === 'figure' ? figureText(read.value) : text.trim();
        typed.push({ key: into.row.key, figure: into.column.figure, text: shown });
        return;
      }
      const name = nameColumn === undefined ? undefined : line[nameColumn];
      left.add({ text, row, column, name, title: header?.titles[from], read });
    });
  });
  const by = { rows: nameColumn === undefined ? 'letak' : 'nama', columns: header ? 'nama' : 'letak' } as const;
  return { typed, ignored: left.all(), by };
}
