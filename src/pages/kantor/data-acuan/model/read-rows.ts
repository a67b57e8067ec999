import { readFigure } from '@/shared/lib/figures';
import {
  type Answers,
  type FileSpec,
  listText,
  type Names,
  namesOf,
  type OfficeTable,
  openQuestions,
  type Question,
  type RawRow,
  type Repairs,
  readOffice,
  repairedRow,
  SKIP,
  shortText,
  spelling,
  textOf,
} from '@/shared/office-file';
import type { Cell, Mark, Table } from '@/shared/spreadsheet';
import type { KolomImpor } from './acuan';
import { type FigureDoubt, type FileRow, figureAnswer } from './file-row';
import { lookAlikes, type OwnName, type StoredName } from './look-alikes';

/** All that a file's names are compared with. */
export interface KnownNames {
  kecamatan: readonly string[];
  /** The names of the list itself. */
  stored: readonly StoredName[];
}

/** A file as far as its answers go. While questions are open it has no rows. */
export interface ReadRows {
  rows: readonly FileRow[];
  questions: readonly Question[];
  isOpen: boolean;
  /** A sentence about columns that are still missing. */
  problem: string | null;
  /** Sentences about all that was done with the file. */
  notes: readonly string[];
  skipped: OfficeTable['skipped'];
  /** The titles by which the file's kind is known again. */
  signature: string;
}

const PLACE = 'nama_kecamatan';
const KEC = /^kec(amatan)?\b[.\s:]*/i;

/** Reads the rows of an office's file by the same reader as the reports', with their fields by name. */
export async function readRows(
  table: Table,
  columns: readonly KolomImpor[],
  own: OwnName | undefined,
  known: KnownNames,
  { answers, repairs }: { answers: Answers; repairs: Repairs },
): Promise<ReadRows | { refused: string }> {
  const places = placesOf(known.kecamatan);
  const findPlace = (text: string) =>
    places.exact.get(spelling(text)) ?? places.exact.get(spelling(text.replace(KEC, '')));
  const office = await readOffice(table, specOf(columns, own, findPlace), answers, { repairs });
  const needed = columns.filter(({ isNeeded }) => isNeeded);
  if ('refused' in office) {
    return { refused: `${office.refused} Kolom yang diperlukan: ${needed.map(({ header }) => header).join(', ')}.` };
  }
  const { notes, skipped } = office;
  const open = (questions: readonly Question[], problem: string | null = null): ReadRows => ({
    ...{ rows: [], isOpen: true, questions, problem, notes, skipped, signature: office.signature },
  });
  if (openQuestions(office.questions, answers).length > 0) return open(office.questions);
  const has = (name: string) => office.columns.some((column) => column.name === name);
  const lacksColumn = (name: string) => !has(name) && columns.some((column) => column.name === name);
  const year = lacksColumn(YEAR) ? yearAbove(table, office) : undefined;
  const source = lacksColumn(SOURCE) ? sourceOf(table) : undefined;
  const lineValues = { ...(year !== undefined && { [YEAR]: year }), ...(source !== undefined && { [SOURCE]: source }) };
  const lacks = needed.filter(({ name }) => !has(name) && !(name in lineValues));
  if (lacks.length > 0) {
    const hint = lacks.some(({ name }) => name === SOURCE) ? ' Sumber boleh ditulis sekali: “Sumber: BPS”.' : '';
    const problem = `Kolom ${lacks.map(({ header }) => header).join(', ')} tidak ditemukan. Judul kolom di berkas: ${listText(office.titles.map(shortText), 8)}.${hint}`;
    const unread = office.questions.map((question) => asOpen(question, answers));
    return unread.some(({ isOptional }) => !isOptional) ? open(unread, problem) : { refused: problem };
  }
  const here = columns.filter(({ name }) => has(name) || name in lineValues);
  const rows = office.rows.map((raw) =>
    fileRow(withLineValues(raw, lineValues, repairs), here, { findPlace, ...places }, answers),
  );
  const alike = own ? lookAlikes(rows, own, known.stored, answers) : { rows, questions: [], merged: [], newNames: [] };
  const questions = [...office.questions, ...alike.questions];
  if (alike.questions.some(({ id }) => !answers[id])) return open(questions);
  const twice = `${alike.merged.length} baris sama dengan baris lain dan tidak ditambah dua kali: baris ${listText(alike.merged.map(String))}.`;
  return {
    ...{ rows: alike.rows, questions, isOpen: false, problem: null, skipped, signature: office.signature },
    notes: [
      ...notes,
      year !== undefined && `Tahun menurut berkas: ${year}.`,
      source !== undefined && `Sumber menurut berkas: ${shortText(source)}.`,
      alike.merged.length > 0 && twice,
      alike.newNames.length > 0 && `Nama baru: ${listText(alike.newNames.map(shortText), 10)}.`,
    ].filter((note) => note !== false),
  };
}

const YEAR = 'tahun';

/** The one year that the lines above the table name, for a list without a column of years. */
function yearAbove({ rows }: Table, { rows: read }: OfficeTable): number | undefined {
  const above = rows.slice(0, (read[0]?.at ?? 1) - 1).flat();
  const years = new Set(above.flatMap((cell) => String(cell ?? '').match(/(?<!\d)20\d\d(?!\d)/g) ?? []));
  const [year, other] = years;
  return year === undefined || other !== undefined ? undefined : Number(year);
}

const SOURCE = 'sumber';
const SOURCE_LINE = /^\W*sumber(?: data)?\s*[:=]\s*(.*)$/i;

/** The source that one line above or below the table names, for a list without a column of sources. */
function sourceOf({ rows }: Table): string | undefined {
  const sources = rows.flatMap((cells) => {
    const [first = '', ...more] = cells.map((cell) => textOf(cell)).filter((text) => text !== '');
    const behind = SOURCE_LINE.exec([first, ...more].join(' '))?.[1]?.replace(/^[:=]\s*/, '');
    return behind ? [behind] : [];
  });
  const [source, other] = new Set(sources);
  return other === undefined ? source : undefined;
}

/** A row with all that lines beside the table say of it, and its corrections. */
function withLineValues(raw: RawRow, lineValues: Readonly<Record<string, Cell>>, repairs: Repairs): RawRow {
  const cells = { ...raw.cells, ...lineValues };
  return repairedRow({ ...raw, cells }, Object.keys(cells), repairs);
}

const placesOf = (all: readonly string[]) => ({
  exact: new Map(all.map((name) => [spelling(name), name])),
  names: namesOf(all),
});

/** Asks about an unused column: it may be the one that is missing. */
function asOpen({ isOptional, ...question }: Question, answers: Answers): Question {
  const isUnread = question.group === 'kolom' && question.proposal === SKIP && answers[question.id] === undefined;
  return isUnread ? question : { ...question, ...(isOptional && { isOptional }) };
}

function specOf(
  columns: readonly KolomImpor[],
  own: OwnName | undefined,
  findPlace: (text: string) => string | undefined,
): FileSpec {
  const hasPlace = columns.some(({ name }) => name === PLACE);
  const village = columns.find(({ name }) => name === 'nama_desa_kelurahan')?.name;
  return {
    columns: columns.map(({ name, header, also, digits }) => ({
      ...{ name, header, also },
      ...(digits ? { figure: 'whole' as const, unit: digits.unit } : { isText: true }),
    })),
    subject: own?.kolom ?? village ?? columns.find(({ isNeeded }) => isNeeded)?.name ?? columns[0]?.name ?? '',
    ...(hasPlace && { place: PLACE, findPlace }),
  };
}

function fileRow(
  { id, at, cells, marks, questions }: RawRow,
  columns: readonly KolomImpor[],
  { findPlace, names }: { findPlace: (text: string) => string | undefined; names: Names },
  answers: Answers,
): FileRow {
  const isian = Object.fromEntries(columns.map(({ name }) => [name, cells[name] ?? null]));
  const place = isian[PLACE];
  if (typeof place === 'string') isian[PLACE] = findPlace(place) ?? place;
  const match =
    typeof place === 'string' && place !== '' && !findPlace(place) ? names.find(place.replace(KEC, '')) : null;
  const maybe = match?.is === 'tanya' ? match.maybe : match ? [match.name] : [];
  const row = withFigures(isian, columns);
  const doubts: Record<string, FigureDoubt> = { ...row.doubts };
  for (const { name, digits } of columns) {
    if (!digits) continue;
    const says = MARKED[marks[name] ?? 'rumus'];
    const question = questions[name];
    if (says) doubts[name] = { sentence: says, asks: [] };
    else if (question) doubts[name] = question;
    const meant = doubts[name]?.asks.find((value) => String(value) === answers[figureAnswer(id, name)]);
    if (meant === undefined) continue;
    row.isian[name] = meant;
    delete doubts[name];
  }
  return { id, nomor: at, isian: row.isian, doubts, likely: maybe.length > 0 ? { [PLACE]: maybe } : {} };
}

/** Cells whose number is not the one that their reader sees. */
const MARKED: Partial<Record<Mark, string>> = {
  'rumus-kosong': 'Rumus ini belum dihitung. Buka di Excel, simpan, lalu pilih lagi.',
  tanggal: 'Ini tanggal, bukan angka.',
  persen: 'Isi angka, bukan persen.',
};

/** Reads the figures of a row as the whole product does (rulings 37). */
function withFigures(isian: Record<string, Cell>, columns: readonly KolomImpor[]): Pick<FileRow, 'isian' | 'doubts'> {
  const read = { ...isian };
  const doubts: Record<string, FigureDoubt> = {};
  for (const { name, digits } of columns) {
    const cell = isian[name];
    if (!digits || cell === null || cell === undefined) continue;
    const reading = readFigure(cell, 'whole', digits.unit);
    if (reading.is === 'figure') {
      read[name] = reading.value;
      const sentence = digits.doubtOf?.(reading.value);
      if (sentence) doubts[name] = { sentence, asks: [reading.value] };
    } else if (reading.is === 'blank') read[name] = null;
    else doubts[name] = { sentence: reading.sentence, asks: reading.is === 'asked' ? reading.asks : [] };
  }
  return { isian: read, doubts };
}
