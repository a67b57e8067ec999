import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Table } from '@/shared/spreadsheet';
import { blocksOf } from './blocks';
import type { FileColumn, FileSpec } from './column';
import { groupsOf } from './column-questions';
import { fileQuestions, otherTimesOnly } from './office-questions';
import { type Answers, isOpen, lines as lineCount, listText, type Question, shortText } from './question';
import { type ReadBlock, type SheetReading, withColumns } from './read-blocks';
import type { SkippedLine } from './rows/lines';
import type { RawRow, Repairs } from './rows/raw-row';
import { type FoundRows, NO_REPAIRS, rawRows } from './rows/raw-rows';
import { kindsAt } from './rows/row-columns';
import { sheetContext } from './sheet-context';
import { columnLetter, countedSources } from './sources';
import { spelling } from './spelling';
import { isKindTitle, titleReader } from './title/title';
import { textOf } from './title/title-lines';
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

const NO_HEAD = 'Tidak ada baris judul kolom di 60 baris pertama lembar ini: baris dengan nama kolom di atas isinya.';

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
  const sheet = sheetContext(table, spec);
  for (const block of blocksOf(table, spec, titleReader(spec), sheet.figure)) {
    const group = block.isContinued ? (blocks.at(-1)?.group ?? '') : '';
    blocks.push(await withColumns(block, group, table, spec, answers, turn));
  }
  if (blocks.length === 0) return { refused: NO_HEAD };
  const reading = { table, spec, answers, blocks, openPlace, sheet };
  const refused = otherTimesOnly(reading);
  if (refused) return { refused };
  const questions = fileQuestions(reading);
  const rowSet = await rawRows(reading, Object.keys(repairs).length > 0 ? repairs : NO_REPAIRS, turn);
  const has = new Set(
    blocks.flatMap(({ sources, choices }) => [...sources.keys(), ...choices.flatMap((choice) => choice?.[0] ?? [])]),
  );
  if (rowSet.rows.some(({ cells }) => spec.place !== undefined && cells[spec.place] !== undefined))
    has.add(spec.place ?? '');
  const isOfKinds = blocks.some(({ head }) => head.titles.some(({ text }) => isKindTitle(text)));
  const missing = spec.columns.filter(({ name, figure }) => figure && !has.has(name) && !isOfKinds);
  const skipped = [...linesAbove(table, blocks[0]?.head.from ?? 0), ...blocks.flatMap((block) => block.skipped)];
  const isOneFigure = spec.columns.some(({ name, figure }) => figure && has.has(name));
  return {
    ...rowSet,
    questions,
    missing,
    columns: spec.columns.filter(({ name, figure }) => has.has(name) || (figure && isOneFigure)),
    notes: notesOf(reading, rowSet, skipped),
    skipped,
    titles: blocks[0]?.head.titles.flatMap(({ text }) => (text === '' ? [] : text)) ?? [],
    signature: blocks[0]?.head.titles.map(({ text }) => spelling(text)).join('|') ?? '',
  };
}

/** All that was left out or added up, in sentences. */
function notesOf(
  { table, blocks, answers, spec, sheet, openPlace }: SheetReading,
  { hidden, strange, otherTimes, elsewhere }: FoundRows,
  skipped: readonly SkippedLine[],
): string[] {
  const counts = new Map<string, number>();
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const unused = blocks.flatMap((block) => {
    const { head, sources, kindAt } = block;
    const usedSources = [...sources.values()].flat();
    const used = new Set(usedSources.map(({ column }) => column));
    const usedTitles = new Set(usedSources.map(({ title }) => title));
    used.add(kindAt ?? -1).add(kindsAt(table, block, spec));
    return head.titles.filter(
      (title, at) =>
        at >= head.left &&
        at < head.right &&
        title.text !== '' &&
        title.state !== 'keterangan' &&
        !used.has(at) &&
        !usedTitles.has(title),
    );
  });
  const headersByParts = new Map<string, string[]>();
  for (const [name, list] of blocks[0]?.sources ?? []) {
    const counted = groupsOf(list).flatMap((group) => countedSources(group, answers, name));
    const parts = [...new Set(counted.flatMap(({ title }) => title.part ?? []))];
    const header = spec.columns.find((column) => column.name === name)?.header ?? name;
    const key = parts.join(' dan ');
    if (parts.length > 1) headersByParts.set(key, [...(headersByParts.get(key) ?? []), header]);
  }
  const sums = [...headersByParts].map(([parts, headers]) => `${headers.join(', ')}: ${parts} dijumlahkan.`);
  const place = blocks[0]?.context.tempat ?? sheet.tempat;
  return [
    place !== undefined && place === openPlace && `Tempat menurut berkas: ${place}.`,
    skipped.length > 0 &&
      `${lineCount(skipped.length)} bukan data dilewati: ${[...counts].map(([reason, count]) => `${count} ${reason}`).join(', ')}.`,
    unused.length > 0 &&
      `Kolom yang tidak diambil: ${listText(
        unused.map(({ text }) => shortText(text)),
        8,
      )}.`,
    ...sums,
    otherTimes > 0 && `${lineCount(otherTimes)} tidak diambil: bukan ${spec.periode?.nama_periode ?? 'periode ini'}.`,
    strange > 0 && `${lineCount(strange)} tidak diambil: angkanya tidak ada di laporan ini.`,
    elsewhere > 0 && regional`${lineCount(elsewhere)} kabupaten lain dilewati.`,
    untitledNote(blocks, table),
    hidden > 0 && answers['tersembunyi'] !== undefined && `${lineCount(hidden)} tersembunyi dilewati.`,
    table.hidden.rows.length > 0 &&
      answers['tersembunyi'] === 'ambil' &&
      `${lineCount(table.hidden.rows.length)} tersembunyi ikut diambil.`,
  ].filter((note) => note !== false);
}

/** Lines with numbers above the first head: rows that belong to no title. */
const linesAbove = ({ rows }: Table, head: number): SkippedLine[] =>
  rows.slice(0, head).flatMap((cells, row) => {
    const texts = cells.map((cell) => textOf(cell)).filter((text) => text !== '');
    const hasNumbers = cells.some((cell) => typeof cell === 'number');
    return hasNumbers ? [{ at: row + 1, reason: 'keterangan' as const, text: texts.join(' · ') }] : [];
  });

/** Names columns with figures but without a title. */
function untitledNote(blocks: readonly ReadBlock[], table: Table): string | false {
  const used = new Set(blocks.flatMap(({ sources }) => [...sources.values()].flat().map(({ column }) => column)));
  const untitled = blocks.flatMap(({ head, lines }) =>
    Array.from({ length: Math.max(0, ...lines.map(({ row }) => table.rows[row]?.length ?? 0)) }, (_, at) => at).filter(
      (at) =>
        (head.titles[at]?.text ?? '') === '' &&
        !used.has(at) &&
        lines.some(
          ({ row }) => typeof table.rows[row]?.[at] === 'number' || /^[\d.,]+$/.test(textOf(table.rows[row]?.[at])),
        ),
    ),
  );
  const places = [...new Set(untitled)].map(columnLetter);
  return places.length > 0 && `Kolom tanpa judul tidak diambil: ${listText(places)}.`;
}

export const openQuestions = (questions: readonly Question[], answers: Answers): Question[] =>
  questions.filter((question) => isOpen(question, answers));
