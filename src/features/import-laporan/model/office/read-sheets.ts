import { type Answers, lineCount, listText, type Question, type Repairs } from '@/shared/office-file';
import { readSpreadsheet, type Table } from '@/shared/spreadsheet';
import type { Judged } from '../judged';
import { type ReadFile, type ReadSource, readFile } from '../read-file';
import type { Prepared } from '../source';

/** Opens all worksheets of a file; one without contents is left out. */
export async function openSheets(file: File): Promise<{ tables: readonly Table[] } | { refused: string }> {
  const first = await readSpreadsheet(file);
  if ('refused' in first) return first;
  const tables = [first.table];
  for (const lembar of first.table.lembar.slice(1)) {
    const next = await readSpreadsheet(file, lembar);
    if ('table' in next) tables.push(next.table);
  }
  return { tables };
}

/** All worksheets of a file as one list of rows. */
export interface ReadSheets extends Pick<ReadFile, 'rows' | 'questions' | 'open' | 'lacks' | 'judge'> {
  notes: readonly string[];
  skipped: ReadFile['office']['skipped'];
  columns: ReadFile['office']['columns'];
  isPlaceless: boolean;
  signature: string;
}

const SHEETS = 'lembar';
const ALL = 'semua';

interface ReadOptions {
  answers: Answers;
  repairs: Repairs;
  place: number | undefined;
  signal: AbortSignal;
}

/** Reads and judges all worksheets that the answers leave in. Explanations beside them are passed over, and said so. */
export async function readSheets(
  tables: readonly Table[],
  source: ReadSource,
  prepared: Prepared,
  { answers, repairs, ...options }: ReadOptions,
): Promise<ReadSheets | { refused: string }> {
  const isSeveral = tables.length > 1;
  const read: { nama: string; sheet: ReadFile }[] = [];
  const complaints: string[] = [];
  const notes: string[] = [];
  for (const [at, table] of tables.entries()) {
    const { nama } = table;
    if (isSeveral && ![undefined, ALL, nama].includes(answers[SHEETS])) continue;
    const sheetRepairs = isSeveral ? ownRepairs(repairs, at) : repairs;
    const sheet = await readFile(table, source, prepared, { ...options, answers, repairs: sheetRepairs });
    if (!('refused' in sheet)) read.push({ nama, sheet: isSeveral ? asSheet(sheet, nama, at) : sheet });
    else {
      complaints.push(sheet.refused);
      if (isSeveral) notes.push(`Lembar ${nama} dilewati. ${sheet.refused}`);
    }
  }
  const [first] = read;
  if (!first) return { refused: complaints[0] ?? 'Berkas ini kosong.' };
  const sheets = read.map(({ sheet }) => sheet);
  const sheetQuestions =
    read.length > 1 || answers[SHEETS] !== undefined ? [sheetQuestion(tables.map(({ nama }) => nama))] : [];
  const questions = uniqueQuestions([...sheetQuestions, ...sheets.flatMap((sheet) => sheet.questions)]);
  const isAsked = sheetQuestions.length > 0 && answers[SHEETS] === undefined;
  return {
    rows: sheets.flatMap(({ rows }) => rows),
    questions,
    open: uniqueQuestions([...(isAsked ? sheetQuestions : []), ...sheets.flatMap(({ open }) => open)]),
    lacks: sheets.find(({ lacks }) => lacks)?.lacks ?? null,
    judge: first.sheet.judge,
    notes: [
      ...notes,
      ...read.flatMap(({ nama, sheet }) => sheet.office.notes.map((note) => (isSeveral ? `${nama}: ${note}` : note))),
    ],
    skipped: sheets.flatMap(({ office }) => office.skipped),
    columns: first.sheet.office.columns,
    isPlaceless: sheets.some(({ office }) => office.isPlaceless),
    signature: first.sheet.office.signature,
  };
}

function sheetQuestion(names: readonly string[]): Question {
  const only = names.map((nama) => ({ value: nama, label: `Hanya lembar ${nama}` }));
  const all = { value: ALL, label: `Semua lembar yang berisi laporan: ${listText(names, 4)}` };
  const text = `Berkas ini punya ${lineCount(names.length).replace('baris', 'lembar')}. Yang mana diambil?`;
  return { id: SHEETS, group: 'berkas', text, options: [all, ...only], detail: [] };
}

const uniqueQuestions = (questions: readonly Question[]): Question[] => [
  ...new Map(questions.map((question) => [question.id, question])).values(),
];

const prefix = (at: number): string => `${at + 1}:`;

/** Lines have the same numbers in every worksheet: their keys say in which one they stand. */
function asSheet(sheet: ReadFile, lembar: string, at: number): ReadFile {
  const rows = sheet.rows.map((row): Judged => ({ ...row, lembar, raw: { ...row.raw, id: prefix(at) + row.raw.id } }));
  return { ...sheet, rows };
}

const ownRepairs = (repairs: Repairs, at: number): Repairs =>
  Object.fromEntries(
    Object.entries(repairs).flatMap(([key, text]) =>
      key.startsWith(prefix(at)) ? [[key.slice(prefix(at).length), text]] : [],
    ),
  );
