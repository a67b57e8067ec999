import { isKnownUnit, unitOf } from '@/shared/lib/figures';
import type { Cell, Mark, Table } from '@/shared/spreadsheet';
import { type FileColumn, type FileSpec, figureNamed } from '../column';
import { contextOf, isOtherRegency, isPlaceOnly, otherTime, type SaidTime } from '../context';
import { SKIP } from '../question';
import type { ReadBlock, SheetReading } from '../read-blocks';
import { spelling } from '../spelling';
import { contextTime, joinTimes, timeReader } from '../time/joined-time';
import { isLabelTitle, isUnitTitle } from '../title/title';
import { endsOtherKind, isWiderArea } from '../title/title-kind';
import { isWord, textOf } from '../title/title-lines';
import { bracketsIn, fullUnit } from '../title/title-unit';
import type { DataLine } from './lines';
import { timeCell } from './time-cell';

/** The texts of a line that say what its figures are about. */
export interface RowTexts {
  cells: Record<string, Cell>;
  marks: Record<string, Mark>;
  fileTexts: Record<string, string>;
  label?: string;
  satuan?: string;
  /** Its regency, where the file has a column for it. */
  kabupaten?: string;
  /** A sentence about the whole line. */
  problem?: string;
  /** A line above it within the table that speaks of figures of another kind: 'Tingkat Produsen'. */
  otherKind?: string;
  /** The figure that a line above it names: 'GROSIR'. */
  figure?: FileColumn;
  /** It stands below a title of another time. */
  isOtherTime: boolean;
}

/** Ditto marks, and what people write in their place. */
const DITTO = /^(["”“〃]|''|-\s*["”]\s*-|s\.?d\.?a\.?|idem|id\.|ditto|do)$/i;
/** The unit of the line above stands beside its fields. */
const UNIT = ' satuan';
/** A market or trader ends the kind that was said above it. */
const PLACE_LINE = /^(pasar|toko|pedagang|lokasi)\b/i;
const REGENCY_TITLE = /^(nama )?kab(upaten)?\b/i;

/** All that the lines of a block have said by its end; a block that is continued begins with it. */
export interface PageState {
  titles: TitleState;
  above: Readonly<Record<string, Cell>>;
}

/**
 * Makes the reader of a block's lines, from the top to the bottom: blanks and ditto marks take what stands above, in hidden
 * lines too.
 */
export function textReader(
  { table, spec, answers, sheet, blocks }: SheetReading,
  block: ReadBlock,
  pageBefore?: PageState,
) {
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
  const unitColumns = head.titles.flatMap(({ text }, at) =>
    at >= head.left && at < head.right && isUnitTitle(text) ? at : [],
  );
  const isCrop = (name: string) => ![spec.subject, spec.place, spec.time].includes(name);
  const crops = spec.isSubject ? fields.find(([name]) => isCrop(name))?.[1] : undefined;
  const [placeAt, timeAt] = [spec.place, spec.time].map((field) =>
    spec.isSubject ? fields.find(([name]) => name === field)?.[1] : undefined,
  );
  const hasPlaceColumn = fields.some(([name]) => name === spec.place);
  const filePlace = hasOwnPlace ? context.tempat : (answers['tempat'] ?? context.tempat ?? sheet.tempat);
  const { kabupaten: own } = spec;
  const regencyNames = blocks.flatMap((one) => one.context.kabupaten ?? []);
  const isMixed = own !== undefined && regencyNames.some((said) => !isOtherRegency(said, own));
  const isOfPlaces = labels !== undefined && /pasar|lokasi|puskesmas/i.test(head.titles[labels]?.text ?? '');
  const titles = titlesBetween(block, table, spec, pageBefore?.titles);
  const above: Record<string, Cell> = { ...pageBefore?.above };
  const names = block.skipped.filter(({ reason }) => reason === 'kelompok' || reason === 'keterangan');
  const timeColumns = sources.get(spec.time ?? '') ?? [];
  const readTimes = timeReader(timeColumns.map(({ column, title }) => ({ column, title: title.text })));
  const timeAbove = spec.hasManyTimes ? joinTimes(contextTime(sheet.waktu), contextTime(context.waktu)) : null;
  let rowBefore = head.body - 1;
  /** A name alone on its line, below the row before: what stands blank below belongs to it. */
  const nameBetween = (column: number, row: number): Cell | undefined => {
    const line = names.findLast(({ at }) => at - 1 > rowBefore && at - 1 < row)?.at;
    const text = line === undefined ? '' : textOf(table.rows[line - 1]?.[column]);
    return /\p{L}/u.test(text) ? text : undefined;
  };
  const read = ({ row, name, choice }: DataLine): RowTexts => {
    const cells = table.rows[row] ?? [];
    const textAt = (column: number | undefined) => (column === undefined || column < 0 ? '' : textOf(cells[column]));
    const label = textAt(labels);
    const title = titles.at(row);
    const texts: RowTexts = { cells: {}, marks: {}, fileTexts: {}, isOtherTime: title.isOtherTime };
    for (const [field, column] of fields) {
      if (field === spec.time && spec.hasManyTimes) continue;
      const own = field === spec.time ? timeCell(sources.get(field) ?? [], cells, spec) : (cells[column] ?? null);
      const cell = (field === spec.subject ? name : '') || own;
      const text = textOf(cell);
      const hasOther = [crops, placeAt, timeAt].some((at) => textAt(at) !== '');
      const isFollowing = field === spec.subject && (label !== '' || hasOther);
      const mayBeBlank = field === spec.place || field === spec.time || column === crops || isFollowing;
      const isNamed = field === spec.place || field === spec.subject;
      const loneName = text === '' && mayBeBlank && isNamed && names.length > 0 ? nameBetween(column, row) : undefined;
      if (loneName !== undefined) above[field] = loneName;
      const isTakenOver = above[field] !== undefined && (DITTO.test(text) || (text === '' && mayBeBlank));
      const value = isTakenOver ? (above[field] ?? null) : DITTO.test(text) ? null : cell;
      if (isTakenOver) texts.fileTexts[field] = text || '(kosong)';
      else if (field === spec.subject && isRenamed(name, textAt(column)))
        texts.fileTexts[field] = textAt(column) || '(kosong)';
      texts.cells[field] = value;
      above[field] = value;
      const mark = table.marks.size > 0 ? table.marks.get(`${row},${column}`) : undefined;
      if (mark && mark !== 'gabung' && mark !== 'tanggal') texts.marks[field] = mark;
    }
    if (spec.time !== undefined && spec.hasManyTimes) {
      const own = readTimes(cells);
      const between = title.waktu ? joinTimes(timeAbove, contextTime(title.waktu)) : timeAbove;
      texts.cells[spec.time] = joinTimes(between, own);
    }
    if (spec.place !== undefined && !hasPlaceColumn) {
      const place = (isOfPlaces && spec.placeWithin?.(label)) || (title.tempat ?? filePlace);
      if (place !== undefined && place !== SKIP) texts.cells[spec.place] = place;
    }
    const [column, value] = choice ?? title.choice ?? context.choice ?? [];
    if (column !== undefined && value !== undefined) texts.cells[column] ??= value;
    if (labels !== undefined && labels >= 0) texts.label = label;
    const inName = bracketsIn(name).find((text) => isKnownUnit(fullUnit(text))) ?? '';
    const satuan = units !== undefined && units >= 0 ? textAt(units) : inName;
    const more = unitColumns
      .slice(1)
      .map(textAt)
      .filter((text) => text !== '' && !DITTO.test(text));
    const other = more.find((text) => unitOf(fullUnit(text)) !== unitOf(fullUnit(satuan)));
    if (other !== undefined) texts.problem = `Satuan di baris ini ${satuan} dan ${other}. Isi angkanya di sini.`;
    if (/^\d[\d.,]*$/.test(satuan) && satuan !== '1')
      texts.problem = 'Kolom satuan di baris ini berisi angka. Periksa letak angkanya.';
    if (/%|\bpersen/i.test(satuan)) texts.problem = 'Isi angka, bukan persen';
    const isSame = units !== undefined && units >= 0 && (DITTO.test(satuan) || satuan === '');
    const unitHere = isSame && typeof above[UNIT] === 'string' ? above[UNIT] : satuan;
    if (unitHere !== '') texts.satuan = unitHere;
    above[UNIT] = unitHere;
    const kabupaten = textAt(regencies) || title.kabupaten || (isMixed ? context.kabupaten : undefined);
    if (kabupaten) texts.kabupaten = kabupaten;
    if (title.lain !== undefined) texts.otherKind = title.lain;
    if (title.figure) texts.figure = title.figure;
    rowBefore = row;
    return texts;
  };
  return { read, last: (): PageState => ({ titles: titles.at(table.rows.length), above }) };
}

/** A group or a dash was put to the name or taken from it. */
const isRenamed = (name: string, text: string): boolean =>
  name !== '' && name !== text && /\w/.test(name) && spelling(name) !== spelling(text);

interface TitleState {
  tempat?: string | undefined;
  choice?: readonly [column: string, value: string] | undefined;
  kabupaten?: string | undefined;
  lain?: string | undefined;
  figure?: FileColumn | undefined;
  /** The time of the last title that names one. */
  waktu?: readonly SaidTime[] | undefined;
  isOtherTime: boolean;
}

/**
 * Places, times and choices that stand on a line between the rows of one block. Lines are asked for from the top. Sums that
 * name a place close its rows.
 */
function titlesBetween({ skipped, lines }: ReadBlock, table: Table, spec: FileSpec, pageBefore?: TitleState) {
  const titles = skipped
    .filter(({ reason }) => reason === 'kelompok' || reason === 'keterangan' || reason === 'jumlah')
    .map(({ at, reason }) => {
      const words = (table.rows[at - 1] ?? []).filter((cell) => isWord(textOf(cell)));
      const context = contextOf([words], spec, true);
      const lain = context.lain ?? words.map((cell) => textOf(cell)).find((text) => !spec.isWide && isWiderArea(text));
      const hasSums = (table.rows[at - 1] ?? []).some((cell) => typeof cell === 'number');
      const isKind = !hasSums && (lain !== undefined || words.some((cell) => endsOtherKind(textOf(cell))));
      return {
        row: at - 1,
        isSum: reason === 'jumlah' && !isKind,
        words,
        context: { ...context, ...(lain && { lain }) },
      };
    })
    .filter(
      ({ isSum, context, words }) =>
        !isSum || context.choice || (context.tempat && words.some((cell) => isPlaceOnly(textOf(cell), spec))),
    )
    .sort((a, b) => a.row - b.row);
  const sums = titles.filter(({ isSum }) => isSum);
  const [firstLine, lastLine] = [lines[0]?.row ?? 0, lines.at(-1)?.row ?? 0];
  // Sums above their rows name them as a title does.
  const areBelow = (sums[0]?.row ?? 0) > firstLine && (sums.at(-1)?.row ?? 0) > lastLine;
  const opening = areBelow ? titles.filter(({ isSum }) => !isSum) : titles;
  let next = 0;
  let state: TitleState = pageBefore ?? { isOtherTime: false };
  const at = (row: number): TitleState => {
    for (let title = opening[next]; title && title.row < row; title = opening[next]) {
      const { context, words } = title;
      state = {
        tempat: context.tempat ?? state.tempat,
        choice: context.choice ?? (isLoneName(context) ? unknownChoice(title.row) : undefined) ?? state.choice,
        kabupaten: context.kabupaten ?? state.kabupaten,
        lain: context.lain ?? (words.some((cell) => endsOtherKind(textOf(cell))) ? undefined : state.lain),
        figure:
          (words.length === 1 && figureNamed(textOf(words[0]), spec)) ||
          (context.tempat !== undefined || words.some((cell) => PLACE_LINE.test(textOf(cell)))
            ? undefined
            : state.figure),
        waktu: context.waktu.length > 0 ? context.waktu : state.waktu,
        isOtherTime: context.waktu.length > 0 ? otherTime(context, spec) !== undefined : state.isOtherTime,
      };
      next += 1;
    }
    if (!areBelow || state.tempat !== undefined) return state;
    const below = sums.find((sum) => sum.row > row)?.context;
    return below ? { ...state, tempat: below.tempat, choice: state.choice ?? below.choice } : state;
  };
  return { at };

  /** Among crops a name that is none of the office's stands for another crop. */
  function unknownChoice(row: number): TitleState['choice'] {
    const known = titles.find(({ context }) => context.choice)?.context.choice ?? pageBefore?.choice;
    const text = (table.rows[row] ?? []).map((cell) => textOf(cell)).find((one) => /\p{L}/u.test(one));
    return known && text !== undefined ? [known[0], text] : undefined;
  }
}

const isLoneName = ({ tempat, waktu, kabupaten }: { tempat?: string; waktu: readonly unknown[]; kabupaten?: string }) =>
  tempat === undefined && kabupaten === undefined && waktu.length === 0;
