import { readFigure } from '@/shared/lib/figures';
import type { Cell, Mark, Table } from '@/shared/spreadsheet';
import { type Block, blocksOf } from './blocks';
import type { FileColumn, FileSpec } from './column';
import { contextOf, sheetContext } from './context';
import { textOf } from './head';
import { type DataLine, type SkippedLine, sortLines } from './lines';
import { type FigureQuestion, type NumberStyle, styleOf } from './number-style';
import { fileQuestions, otherTimes } from './office-questions';
import { type Answers, isOpen, lines as lineCount, listed, type Question, quoted, SKIP } from './question';
import { type RawRow, type Repairs, repairAt } from './raw-row';
import { countedSources, type FieldSource, fieldValue } from './sources';
import { spelled } from './spelled';
import { isLabelTitle, isUnitTitle, type Title, titleReader } from './title';
import { nextTurn, type Turn } from './turn';

/** A sheet of a file, read as far as the answers go. */
export interface OfficeTable {
  rows: readonly RawRow[];
  /** The fields that the file has, and those figures that it lacks, in the order of the fields. */
  columns: readonly FileColumn[];
  /** Figures that no column of the file has; they may be filled in. */
  missing: readonly FileColumn[];
  questions: readonly Question[];
  /** Sentences about all that was done with the file. */
  notes: readonly string[];
  skipped: readonly SkippedLine[];
  /** The number of rows without any figure. */
  blank: number;
  /** Some rows have no place of their own. */
  isPlaceless: boolean;
  /** The titles of its first head. */
  titles: readonly string[];
  /** The titles by which the file's kind is known again. */
  signature: string;
}

/** A block with its columns by the fields that they fill. */
export interface ReadBlock extends Block {
  sources: ReadonlyMap<string, readonly FieldSource[]>;
  /** The values that titles give to their cells: a crop's columns, a place's columns. */
  choices: readonly (readonly [column: string, value: string] | undefined)[];
  lines: readonly DataLine[];
  skipped: readonly SkippedLine[];
}

export const columnAnswer = (title: Pick<Title, 'text'>): string => `kolom/${spelled(title.text) || title.text}`;

const NO_REPAIRS: Repairs = {};

const NO_HEAD = 'Tidak ada baris judul kolom di lembar ini: baris dengan nama kolom di atas isinya.';

/**
 * Reads a sheet as offices have it: a letterhead above, heads of up to three lines, blocks, totals and signatures between.
 * Nothing is guessed without a word: whatever is not certain becomes a question.
 *
 * @param openPlace the name of the place that is open
 */
export async function readOffice(
  table: Table,
  spec: FileSpec,
  answers: Answers,
  {
    openPlace,
    repairs = NO_REPAIRS,
    turn = nextTurn(),
  }: { openPlace?: string | undefined; repairs?: Repairs; turn?: Turn } = {},
): Promise<OfficeTable | { refused: string }> {
  const blocks: ReadBlock[] = [];
  for (const block of blocksOf(table, spec, titleReader(spec))) {
    blocks.push(await withColumns(block, table, spec, answers, turn));
  }
  if (blocks.length === 0) return { refused: NO_HEAD };
  const asked = { table, spec, answers, blocks, openPlace, sheet: sheetContext(table, spec) };
  const refused = otherTimes(asked);
  if (refused) return { refused };
  const questions = fileQuestions(asked);
  const found = await rawRows(asked, Object.keys(repairs).length > 0 ? repairs : NO_REPAIRS, turn);
  const has = new Set(
    blocks.flatMap(({ sources, choices }) => [...sources.keys(), ...choices.flatMap((choice) => choice?.[0] ?? [])]),
  );
  if (found.rows.some(({ cells }) => spec.place !== undefined && cells[spec.place] !== undefined))
    has.add(spec.place ?? '');
  const missing = spec.columns.filter(({ name, figure }) => figure && !has.has(name));
  const isOneFigure = spec.columns.some(({ name, figure }) => figure && has.has(name));
  return {
    ...found,
    questions,
    missing,
    columns: spec.columns.filter(({ name, figure }) => has.has(name) || (figure && isOneFigure)),
    notes: notesOf(asked, found),
    skipped: blocks.flatMap(({ skipped }) => skipped),
    titles: blocks[0]?.head.titles.flatMap(({ text }) => (text === '' ? [] : text)) ?? [],
    signature: blocks[0]?.head.titles.map(({ text }) => spelled(text)).join('|') ?? '',
  };
}

export interface AskedOffice {
  table: Table;
  spec: FileSpec;
  answers: Answers;
  blocks: readonly ReadBlock[];
  openPlace: string | undefined;
  sheet: ReturnType<typeof sheetContext>;
}

/** The field of a column: chosen by hand, certain by its title, or proposed. */
function fieldOf(title: Title, answers: Answers): string | undefined {
  const answer = answers[columnAnswer(title)];
  if (answer !== undefined) return answer === SKIP || answer === '' ? undefined : answer;
  return title.state === 'dibaca' || title.state === 'tanya' ? title.names[0] : undefined;
}

async function withColumns(
  block: Block,
  table: Table,
  spec: FileSpec,
  answers: Answers,
  turn: Turn,
): Promise<ReadBlock> {
  const { head } = block;
  const sources = new Map<string, FieldSource[]>();
  const isFigure = new Set(spec.columns.flatMap(({ name, figure }) => (figure ? name : [])));
  const all = head.titles.slice(head.left, head.right).map((title, at): FieldSource & { name: string | undefined } => ({
    column: head.left + at,
    title,
    name: fieldOf(title, answers),
  }));
  const hasChoices = all.some(({ title, name }) => title.choice && name !== undefined && isFigure.has(name));
  const choices: (readonly [string, string] | undefined)[] = [];
  // Certain titles come first: a column that is only likely takes none of them.
  for (const { column, title, name } of all.toSorted((a, b) => rank(a.title) - rank(b.title))) {
    if (name === undefined) continue;
    const isCounted = isFigure.has(name);
    const before = sources.get(name) ?? [];
    if (isCounted && hasChoices && !title.choice) continue;
    const isChosen = answers[columnAnswer(title)] !== undefined;
    if (before.length > 0 && (!isCounted || !mayJoin(title, before, isChosen))) continue;
    sources.set(name, [...before, { column, title }]);
    if (isCounted && !choices.some((one) => one?.[1] === title.choice?.[1] && one?.[0] === title.choice?.[0]))
      choices.push(title.choice);
  }
  const own = { ...block, sources, choices: choices.length > 0 ? choices : [undefined] };
  const places = {
    name: sources.get(spec.subject)?.[0]?.column ?? (spec.place ? sources.get(spec.place)?.[0]?.column : undefined),
    figures: [...sources].flatMap(([name, list]) => (isFigure.has(name) ? list.map(({ column }) => column) : [])),
    fields: [...sources.values()].flatMap((list) => list.map(({ column }) => column)),
  };
  return { ...own, ...(await sortLines(table, head, block.end, places, spec, turn)) };
}

const rank = ({ state, isCertain }: Title): number => (isCertain && state === 'dibaca' ? 0 : 1);

/** Days, parts and choices make one figure of several columns. */
const mayJoin = (title: Title, [first]: readonly FieldSource[], isChosen: boolean): boolean =>
  Boolean(title.hari && first?.title.hari) || Boolean(title.part || title.isTotal || title.choice) || isChosen;

interface FoundRows {
  rows: RawRow[];
  blank: number;
  hidden: number;
  isPlaceless: boolean;
}

/** Ditto marks, and what people write in their place. */
const DITTO = /^(["”“〃]|''|-\s*["”]\s*-|s\.?d\.?a\.?|idem|id\.|ditto|do)$/i;

async function rawRows(
  { table, spec, answers, blocks, sheet }: AskedOffice,
  repairs: Repairs,
  turn: Turn,
): Promise<FoundRows> {
  const found: FoundRows = { rows: [], blank: 0, hidden: 0, isPlaceless: false };
  const hiddenRows = new Set(answers['tersembunyi'] === 'ambil' ? [] : table.hidden.rows);
  const styles = stylesOf(table, spec, blocks);
  const chosenPlace = answers['tempat'];
  for (const block of blocks) {
    const { head, sources, choices, lines, context, hasOwnPlace } = block;
    const column = (name: string | undefined) => (name === undefined ? undefined : sources.get(name)?.[0]?.column);
    const labels = head.titles.findIndex(({ text }, at) => at >= head.left && isLabelTitle(text));
    const units = head.titles.findIndex(({ text }, at) => at >= head.left && isUnitTitle(text));
    const above: Record<string, Cell> = {};
    const titled = placesBetween(block, table, spec);
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
        const isTakenOver = isDitto || (field === spec.place && text === '');
        if (isTakenOver && above[field] !== undefined) said[field] = text || '(kosong)';
        else if (
          field === spec.subject &&
          name !== '' &&
          spelled(name) !== spelled(textOf(cells[at])) &&
          !/^\W*$/.test(name)
        )
          said[field] = textOf(cells[at]);
        base[field] = isTakenOver ? (above[field] ?? null) : own;
        above[field] = base[field] ?? null;
        const mark = table.marks.get(`${row},${at}`);
        if (mark && mark !== 'gabung' && mark !== 'tanggal') marks[field] = mark;
      }
      if (spec.place !== undefined && column(spec.place) === undefined) {
        const place = titled(row) ?? ofFile;
        if (place !== undefined && place !== SKIP) base[spec.place] = place;
      }
      for (const choice of choices) {
        const raw = { cells: { ...base }, marks: { ...marks }, said: { ...said }, questions: { ...questions } };
        if (choice) raw.cells[choice[0]] = choice[1];
        let isFilled = false;
        for (const field of spec.columns) {
          const all = sources.get(field.name);
          if (!field.figure || !all) continue;
          const mine = all.filter(
            ({ title }) => !choice || (title.choice?.[0] === choice[0] && title.choice[1] === choice[1]),
          );
          const value = fieldValue(table, row, countedSources(mine, answers), field, styles(field.name), answers);
          raw.cells[field.name] = value.cell;
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

/** Places that stand alone on a line between the rows of one block. */
function placesBetween({ skipped }: ReadBlock, table: Table, spec: FileSpec): (row: number) => string | undefined {
  const titles = skipped.flatMap(({ at }) => {
    const { tempat } = contextOf([table.rows[at - 1] ?? []], spec);
    return tempat === undefined ? [] : [{ row: at - 1, tempat }];
  });
  return (row) => titles.findLast((title) => title.row < row)?.tempat;
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

/** All that was left out or added up, in sentences. */
function notesOf({ table, blocks, answers, spec, sheet, openPlace }: AskedOffice, { hidden }: FoundRows): string[] {
  const skipped = blocks.flatMap((block) => block.skipped);
  const counts = new Map<string, number>();
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const titles = blocks[0]?.head.titles ?? [];
  const unused = titles.filter(
    (title) => title.text !== '' && ['lain', 'asing'].includes(title.state) && !answers[columnAnswer(title)],
  );
  const sums = [...(blocks[0]?.sources ?? [])].flatMap(([name, list]) => {
    const counted = countedSources(list, answers);
    const parts = [...new Set(counted.flatMap(({ title }) => title.part ?? []))];
    const header = spec.columns.find((column) => column.name === name)?.header ?? name;
    return parts.length > 1 ? `${header}: ${parts.join(' dan ')} dijumlahkan.` : [];
  });
  const place = blocks[0]?.context.tempat ?? sheet.tempat;
  return [
    place !== undefined && place === openPlace && `Tempat menurut berkas: ${place}.`,
    skipped.length > 0 &&
      `${lineCount(skipped.length)} bukan data dilewati: ${[...counts].map(([reason, count]) => `${count} ${reason}`).join(', ')}.`,
    unused.length > 0 &&
      `Kolom yang tidak diambil: ${listed(
        unused.map(({ text }) => quoted(text)),
        8,
      )}.`,
    ...sums,
    hidden > 0 && `${lineCount(hidden)} tersembunyi dilewati.`,
    table.hidden.rows.length > 0 &&
      answers['tersembunyi'] === 'ambil' &&
      `${lineCount(table.hidden.rows.length)} tersembunyi ikut diambil.`,
  ].filter((note) => note !== false);
}

export const openQuestions = (questions: readonly Question[], answers: Answers): Question[] =>
  questions.filter((question) => isOpen(question, answers));
