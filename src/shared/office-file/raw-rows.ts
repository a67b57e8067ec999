import { readFigure } from '@/shared/lib/figures';
import type { Cell, Mark, Table } from '@/shared/spreadsheet';
import type { FileColumn, FileSpec } from './column';
import { contextOf, isOtherRegency, otherTime } from './context';
import { textOf } from './head';
import { type FigureQuestion, factorOf, type NumberStyle, styleOf } from './number-style';
import { type Answers, SKIP } from './question';
import { type RawRow, type Repairs, repairAt } from './raw-row';
import type { ReadBlock, SheetReading } from './read-blocks';
import { countedSources, fieldValue, ROW_UNITS } from './sources';
import { spelling } from './spelling';
import { isKindTitle, isLabelTitle, isUnitTitle } from './title';
import type { Turn } from './turn';

export const NO_REPAIRS: Repairs = {};

export interface FoundRows {
  rows: RawRow[];
  blank: number;
  hidden: number;
  /** Rows under another time, and rows of another regency. */
  otherTimes: number;
  elsewhere: number;
  isPlaceless: boolean;
}

/** Ditto marks, and what people write in their place. */
const DITTO = /^(["”“〃]|''|-\s*["”]\s*-|s\.?d\.?a\.?|idem|id\.|ditto|do)$/i;

/** Makes rows of the lines of data, with the values of their fields. */
export async function rawRows(
  { table, spec, answers, blocks, sheet }: SheetReading,
  repairs: Repairs,
  turn: Turn,
): Promise<FoundRows> {
  const found: FoundRows = { rows: [], blank: 0, hidden: 0, otherTimes: 0, elsewhere: 0, isPlaceless: false };
  const hiddenRows = new Set(answers['tersembunyi'] === 'ambil' ? [] : table.hidden.rows);
  const styles = stylesOf(table, spec, blocks);
  const chosenPlace = answers['tempat'];
  const isOtherBlock = otherBlocks(blocks, spec);
  for (const block of blocks) {
    if (isOtherBlock(block)) {
      found.otherTimes += block.lines.length;
      continue;
    }
    const { head, sources, choices, lines, context, hasOwnPlace } = block;
    const column = (name: string | undefined) => (name === undefined ? undefined : sources.get(name)?.[0]?.column);
    const labels = head.titles.findIndex(({ text }, at) => at >= head.left && isLabelTitle(text));
    const units = head.titles.findIndex(({ text }, at) => at >= head.left && isUnitTitle(text));
    const isTurned = lines.length > 0 && lines.every(({ name }) => figureNamed(name, spec));
    const kinds = isTurned
      ? (sources.get(spec.subject)?.[0]?.column ?? -1)
      : head.titles.findIndex(({ text }, at) => at >= head.left && isKindTitle(text));
    const above: Record<string, Cell> = {};
    const titled = titlesBetween(block, table, spec);
    const regencies = head.titles.findIndex(({ text }, at) => at >= head.left && /^(nama )?kab(upaten)?\b/i.test(text));
    const width = head.titles.findLastIndex(({ text }) => text !== '') + 1;
    const ofFile = hasOwnPlace ? context.tempat : (chosenPlace ?? context.tempat ?? sheet.tempat);
    for (const { row, name, isBareGroup } of lines) {
      const pause = turn();
      if (pause) await pause;
      const cells = table.rows[row] ?? [];
      if (hiddenRows.has(row)) {
        found.hidden += 1;
        continue;
      }
      if (isBareGroup && answers['kelompok'] === SKIP) continue;
      const titledRow = titled(row);
      const { tempat: titledPlace, isOtherTime } = titledRow;
      const kabupaten = regencies < 0 ? '' : textOf(cells[regencies]);
      const isElsewhere = kabupaten !== '' && spec.kabupaten !== undefined && isOtherRegency(kabupaten, spec.kabupaten);
      if (isOtherTime || isElsewhere) {
        found[isElsewhere ? 'elsewhere' : 'otherTimes'] += 1;
        continue;
      }
      // A separator that is also a sign of its figures cuts a line into too many cells.
      const isTooWide = table.lembar[0] === '' && cells.slice(width).some((cell) => textOf(cell) !== '');
      const base: Record<string, Cell> = {};
      const said: Record<string, string> = {};
      const marks: Record<string, Mark> = {};
      const questions: Record<string, FigureQuestion> = {};
      for (const { name: field, figure } of spec.columns) {
        const at = column(field);
        if (at === undefined || figure) continue;
        const own = field === spec.subject ? name || (cells[at] ?? null) : (cells[at] ?? null);
        const text = textOf(own);
        const isDitto = DITTO.test(text);
        const isMarket = field === spec.subject && labels >= 0 && textOf(cells[labels]) !== '';
        const isTakenOver = isDitto || (text === '' && (field === spec.place || isMarket));
        if (isTakenOver && above[field] !== undefined) said[field] = text || '(kosong)';
        else if (
          field === spec.subject &&
          name !== '' &&
          spelling(name) !== spelling(textOf(cells[at])) &&
          !/^\W*$/.test(name)
        )
          said[field] = textOf(cells[at]);
        base[field] = isTakenOver ? (above[field] ?? null) : own;
        above[field] = base[field] ?? null;
        const mark = table.marks.get(`${row},${at}`);
        if (mark && mark !== 'gabung' && mark !== 'tanggal') marks[field] = mark;
      }
      if (spec.place !== undefined && column(spec.place) === undefined) {
        const label = labels < 0 ? undefined : spec.placeWithin?.(textOf(cells[labels]));
        const place = label ?? titledPlace ?? ofFile;
        if (place !== undefined && place !== SKIP) base[spec.place] = place;
      }
      const titledChoice = titledRow.choice ?? context.choice;
      if (titledChoice && base[titledChoice[0]] === undefined) base[titledChoice[0]] = titledChoice[1];
      for (const choice of choices) {
        const raw = { cells: { ...base }, marks: { ...marks }, said: { ...said }, questions: { ...questions } };
        if (choice) raw.cells[choice[0]] = choice[1];
        let isFilled = false;
        const kind = kinds < 0 ? undefined : figureNamed(textOf(cells[kinds]), spec);
        for (const field of spec.columns) {
          const all = kind === field ? onlyFigure(sources, spec) : kind ? undefined : sources.get(field.name);
          if (!field.figure || !all) continue;
          const mine = all.filter(
            ({ title }) => !choice || (title.choice?.[0] === choice[0] && title.choice[1] === choice[1]),
          );
          const value = fieldValue(
            table,
            row,
            countedSources(mine, answers, field.name),
            field,
            styles(field.name),
            answers,
          );
          raw.cells[field.name] = inFieldUnit(value.cell, units < 0 ? '' : textOf(cells[units]), field, answers);
          if (value.mark) raw.marks[field.name] = value.mark;
          if (value.question) raw.questions[field.name] = value.question;
          if (value.parts !== undefined) raw.said[field.name] = value.parts;
          if (
            value.mark ||
            typeof value.cell === 'number' ||
            readFigure(value.cell ?? '', field.figure, field.unit).is !== 'blank'
          )
            isFilled = true;
        }
        const hasText = spec.columns.some(({ name: field, isText }) => isText && textOf(raw.cells[field]) !== '');
        if (!isFilled && !hasText && spec.isSubject) {
          found.blank += 1;
          continue;
        }
        const id = choice ? `${row + 1}-${choice[1]}` : head.left > 0 ? `${row + 1}-${head.left}` : String(row + 1);
        if (spec.place !== undefined && raw.cells[spec.place] === undefined) found.isPlaceless = true;
        found.rows.push(
          repaired(
            {
              ...{ id, at: row + 1, ...raw },
              ...(isTooWide && { problem: TOO_WIDE }),
              ...(labels >= 0 && { label: textOf(cells[labels]) }),
              ...(units >= 0 && textOf(cells[units]) !== '' && { satuan: textOf(cells[units]) }),
            },
            repairs,
            spec,
          ),
        );
      }
    }
  }
  return found;
}

function repaired(raw: RawRow, repairs: Repairs, { columns }: FileSpec): RawRow {
  if (repairs === NO_REPAIRS) return raw;
  let row = raw;
  for (const { name } of columns) {
    const text = repairs[repairAt(raw.id, name)];
    if (text === undefined) continue;
    const { [name]: _mark, ...marks } = row.marks;
    const { [name]: _question, ...questions } = row.questions;
    row = { ...row, cells: { ...row.cells, [name]: text }, marks, questions };
  }
  return row;
}

const TOO_WIDE = 'Baris ini punya lebih banyak sel daripada judul kolomnya. Periksa pemisahnya di berkas.';

/** The figure that a line's kind names: 'Grosir'. */
const figureNamed = (text: string, { columns }: FileSpec): FileColumn | undefined =>
  columns.find(
    ({ figure, header, also }) => figure && [header, ...also].some((name) => spelling(name) === spelling(text)),
  );

/** The columns of the one figure that a block has. */
const onlyFigure = (sources: ReadBlock['sources'], { columns }: FileSpec) => {
  const named = columns.filter(({ name, figure }) => figure && sources.has(name));
  return named.length === 1 ? sources.get(named[0]?.name ?? '') : undefined;
};

/** A figure in the field's unit, where the line names another one and the answer is to convert. */
function inFieldUnit(cell: Cell, satuan: string, { unit }: FileColumn, answers: Answers): Cell {
  if (satuan === '' || answers[ROW_UNITS] !== 'ubah') return cell;
  const factor = factorOf(satuan, unit);
  const figure = readFigure(cell ?? '', 'decimal', unit);
  return factor === undefined || figure.is !== 'figure' ? cell : Number((figure.value * factor).toPrecision(12));
}

/** Blocks of another time, where others are of the open one. */
function otherBlocks(blocks: readonly ReadBlock[], spec: FileSpec): (block: ReadBlock) => boolean {
  const others = new Set(blocks.filter(({ context }) => otherTime(context, spec)));
  return (block) => others.size < blocks.length && others.has(block);
}

/** Places and times that stand alone on a line between the rows of one block. */
function titlesBetween({ skipped }: ReadBlock, table: Table, spec: FileSpec) {
  const titles = skipped.map(({ at }) => ({ row: at - 1, context: contextOf([table.rows[at - 1] ?? []], spec) }));
  const places = titles.filter(({ context }) => context.tempat !== undefined);
  const times = titles.filter(({ context }) => context.waktu.length > 0);
  return (row: number) => {
    const tempat = places.findLast((title) => title.row < row)?.context.tempat;
    const time = times.findLast((title) => title.row < row)?.context;
    const choice = titles.findLast((title) => title.row < row && title.context.choice)?.context.choice;
    return { tempat, choice, isOtherTime: time !== undefined && otherTime(time, spec) !== undefined };
  };
}

/** The style of each figure's column. Decimal columns of one file are written alike. */
function stylesOf(table: Table, { columns }: FileSpec, blocks: readonly ReadBlock[]): (name: string) => NumberStyle {
  const cellsOf = (names: readonly string[]) =>
    blocks.flatMap(({ sources, lines }) =>
      names.flatMap((name) =>
        (sources.get(name) ?? []).flatMap(({ column }) => lines.map(({ row }) => table.rows[row]?.[column])),
      ),
    );
  const known = new Map<string, NumberStyle>();
  return (name) => {
    const style = known.get(name) ?? measured(name);
    known.set(name, style);
    return style;
  };
  function measured(name: string): NumberStyle {
    const { figure = 'whole', unit } = columns.find((one) => one.name === name) ?? {};
    const alike = columns.filter((one) => one.figure === figure && one.unit === unit).map((one) => one.name);
    const own = styleOf(cellsOf([name]), figure);
    const all = styleOf(cellsOf(alike), figure);
    return {
      ...own,
      hasCommaGroups: all.hasCommaGroups,
      hasDecimalPoints: figure === 'decimal' ? all.hasDecimalPoints : own.hasDecimalPoints,
    };
  }
}
