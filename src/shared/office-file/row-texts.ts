import type { Cell, Mark, Table } from '@/shared/spreadsheet';
import type { FileColumn, FileSpec } from './column';
import { contextOf, otherTime } from './context';
import { textOf } from './head';
import type { DataLine } from './lines';
import { SKIP } from './question';
import type { ReadBlock, SheetReading } from './read-blocks';
import { spelling } from './spelling';
import { isLabelTitle, isUnitTitle } from './title';

/** The texts of a line that say what its figures are about. */
export interface RowTexts {
  cells: Record<string, Cell>;
  marks: Record<string, Mark>;
  fileTexts: Record<string, string>;
  label?: string;
  satuan?: string;
  /** Its regency, where the file has a column for it. */
  kabupaten?: string;
  /** It stands below a title of another time. */
  isOtherTime: boolean;
}

/** Ditto marks, and what people write in their place. */
const DITTO = /^(["”“〃]|''|-\s*["”]\s*-|s\.?d\.?a\.?|idem|id\.|ditto|do)$/i;
const REGENCY_TITLE = /^(nama )?kab(upaten)?\b/i;

/**
 * Makes the reader of a block's lines, from the top to the bottom: blanks and ditto marks take what stands above, in hidden
 * lines too.
 */
export function textReader(
  { table, spec, answers, sheet }: SheetReading,
  block: ReadBlock,
): (line: DataLine) => RowTexts {
  const { head, sources, context, hasOwnPlace } = block;
  const titleAt = (isOne: (text: string) => boolean) =>
    head.titles.findIndex(({ text }, at) => at >= head.left && at < head.right && isOne(text));
  const [labels, units, regencies] = [isLabelTitle, isUnitTitle, (text: string) => REGENCY_TITLE.test(text)].map(
    titleAt,
  );
  const fields = spec.columns.flatMap(({ name, figure }): [string, number][] => {
    const column = figure ? undefined : sources.get(name)?.[0]?.column;
    return column === undefined ? [] : [[name, column]];
  });
  const hasPlaceColumn = fields.some(([name]) => name === spec.place);
  const filePlace = hasOwnPlace ? context.tempat : (answers['tempat'] ?? context.tempat ?? sheet.tempat);
  const titles = titlesBetween(block, table, spec);
  const above: Record<string, Cell> = {};
  return ({ row, name }) => {
    const cells = table.rows[row] ?? [];
    const textAt = (column: number | undefined) => (column === undefined || column < 0 ? '' : textOf(cells[column]));
    const label = textAt(labels);
    const title = titles(row);
    const texts: RowTexts = { cells: {}, marks: {}, fileTexts: {}, isOtherTime: title.isOtherTime };
    for (const [field, column] of fields) {
      const cell = (field === spec.subject ? name : '') || (cells[column] ?? null);
      const text = textOf(cell);
      const mayBeBlank = field === spec.place || (field === spec.subject && label !== '');
      const isTakenOver = above[field] !== undefined && (DITTO.test(text) || (text === '' && mayBeBlank));
      const value = isTakenOver ? (above[field] ?? null) : DITTO.test(text) ? null : cell;
      if (isTakenOver) texts.fileTexts[field] = text || '(kosong)';
      else if (field === spec.subject && isRenamed(name, textAt(column))) texts.fileTexts[field] = textAt(column);
      texts.cells[field] = value;
      above[field] = value;
      const mark = table.marks.size > 0 ? table.marks.get(`${row},${column}`) : undefined;
      if (mark && mark !== 'gabung' && mark !== 'tanggal') texts.marks[field] = mark;
    }
    if (spec.place !== undefined && !hasPlaceColumn) {
      const place = (label && spec.placeWithin?.(label)) || (title.tempat ?? filePlace);
      if (place !== undefined && place !== SKIP) texts.cells[spec.place] = place;
    }
    const [column, value] = title.choice ?? context.choice ?? [];
    if (column !== undefined && value !== undefined) texts.cells[column] ??= value;
    if (labels !== undefined && labels >= 0) texts.label = label;
    if (textAt(units) !== '') texts.satuan = textAt(units);
    if (textAt(regencies) !== '') texts.kabupaten = textAt(regencies);
    return texts;
  };
}

/** A group or a dash was put to the name or taken from it. */
const isRenamed = (name: string, text: string): boolean =>
  name !== '' && name !== text && /\w/.test(name) && spelling(name) !== spelling(text);

/** Places, times and choices that stand alone on a line between the rows of one block. Lines are asked for from the top. */
function titlesBetween({ skipped }: ReadBlock, table: Table, spec: FileSpec) {
  const titles = skipped
    .filter(({ reason }) => reason === 'kelompok' || reason === 'keterangan')
    .map(({ at }) => ({ row: at - 1, context: contextOf([table.rows[at - 1] ?? []], spec) }))
    .sort((a, b) => a.row - b.row);
  let next = 0;
  let tempat: string | undefined;
  let choice: readonly [column: string, value: string] | undefined;
  let isOtherTime = false;
  return (row: number) => {
    for (let title = titles[next]; title && title.row < row; title = titles[next]) {
      const { context } = title;
      tempat = context.tempat ?? tempat;
      choice = context.choice ?? choice;
      if (context.waktu.length > 0) isOtherTime = otherTime(context, spec) !== undefined;
      next += 1;
    }
    return { tempat, choice, isOtherTime };
  };
}

/** The figure that a line's kind names: 'Grosir'. */
export const figureNamed = (text: string, { columns }: FileSpec): FileColumn | undefined =>
  columns.find(
    ({ figure, header, also }) => figure && [header, ...also].some((name) => spelling(name) === spelling(text)),
  );
