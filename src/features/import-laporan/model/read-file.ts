import { breathe } from '@/shared/lib/timing';
import {
  type Answers,
  type FileColumn,
  lineCount,
  listText,
  type OfficeTable,
  openQuestions,
  type Question,
  type Repairs,
  readOffice,
  repairAt,
  SKIP,
  shortText,
} from '@/shared/office-file';
import type { Table } from '@/shared/spreadsheet';
import { judgeAll } from './judge-all';
import type { Judged } from './judged';
import type { Judge, Prepared, Source } from './source';
import { placeTotals, withoutPlaceTotals } from './twins/place-totals';
import { twinQuestion } from './twins/question';

/** A table that was read and judged, as far as the answers go. */
export interface ReadFile {
  office: OfficeTable;
  /** All rows by themselves, before those of one subject are put together. */
  rows: readonly Judged[];
  judge: Judge;
  questions: readonly Question[];
  /** Questions without an answer; rows are shown once there are none. */
  open: readonly Question[];
  /** A sentence about a needed column that is still missing. */
  lacks: string | null;
}

/** The part of a source that reads its files. */
export type ReadSource = Pick<Source, 'columns' | 'tempat' | 'twins' | 'hasManyTimes'>;

interface ReadOptions {
  answers: Answers;
  repairs: Repairs;
  place: number | undefined;
  signal: AbortSignal;
}

/** Reads a table as an office's file, and judges its rows. Names are matchesById about once it is certain what the columns are. */
export async function readFile(
  table: Table,
  source: ReadSource,
  prepared: Prepared,
  { answers, repairs, place, signal }: ReadOptions,
): Promise<ReadFile | { refused: string }> {
  const openPlace = source.tempat.find(({ id }) => id === place)?.nama_kecamatan;
  await breathe();
  const office = await readOffice(table, prepared.spec, answers, { openPlace, repairs });
  if ('refused' in office) return office;
  await breathe();
  const judge = prepared.judging(answers);
  const ofFile = openQuestions(office.questions, answers);
  const lacks = lackedColumns(office, source, prepared);
  const columns = office.questions.filter(({ group, isOptional }) => group === 'kolom' && !isOptional);
  const open = ofFile.length > 0 ? ofFile : lacks ? columns : [];
  if (open.length > 0) return { office, rows: [], judge, questions: office.questions, open, lacks };
  if (lacks) return { refused: lacks };
  if (office.rows.length === 0) return { refused: ['Tidak ada baris data di berkas ini.', ...office.notes].join(' ') };
  const allRows = await judgeAll(judge, office.rows, place, signal);
  const totals = source.twins === undefined ? [] : placeTotals(allRows, source.columns, source.hasManyTimes);
  const rows = withoutPlaceTotals(allRows, totals, answers);
  const ofRows = [
    ...totals.map(({ question }) => question),
    ...nameQuestions(allRows, office.columns, repairs),
    ...twinQuestion(rows, source.columns, source.twins),
  ];
  const questions = [...office.questions, ...ofRows];
  return { office, rows, judge, questions, open: openQuestions(ofRows, answers), lacks: null };
}

/** Reads a table of one row while a file is being chosen: its own is then read by code that has run before. */
export async function warmUp(source: Source, signal: AbortSignal): Promise<void> {
  const prepared = await source.prepare();
  const rows = [source.columns.map(({ header }) => header), source.columns.map(({ figure }) => (figure ? 1 : 'x'))];
  const table = {
    nama: 'x',
    lembar: ['x'],
    rows,
    marks: new Map(),
    shown: new Map(),
    hidden: { rows: [], columns: [] },
  };
  await readFile(table, source, prepared, { answers: {}, repairs: {}, place: undefined, signal });
}

/** A file that no answer has given the columns that it needs. */
function lackedColumns({ columns, titles }: OfficeTable, source: ReadSource, { spec }: Prepared): string | null {
  const has = (name: string) => columns.some((column) => column.name === name);
  const subject = spec.columns.find(({ name }) => name === spec.subject);
  const figures = source.columns.filter(({ figure }) => figure);
  const hasFigure = figures.length === 0 || figures.some(({ name }) => has(name));
  const here = `Judul kolom di berkas: ${listText(titles.map(shortText), 8)}.`;
  if (subject && !has(spec.subject)) return `Kolom ${subject.header} belum ditemukan. ${here}`;
  return hasFigure ? null : `Kolom ${figures.map(({ header }) => header).join(' atau ')} belum ditemukan. ${here}`;
}

/** Each name of the file that is not the office's own, once; those that are likely right have their answer in advance. */
function nameQuestions(rows: readonly Judged[], columns: readonly FileColumn[], repairs: Repairs): Question[] {
  const matchesById = new Map<string, { match: Judged['names'][number]; at: number[] }>();
  for (const { raw, names } of rows) {
    for (const match of names) {
      if (repairs[repairAt(raw.id, match.column)] !== undefined) continue;
      const one = matchesById.get(match.id) ?? { match, at: [] };
      one.at.push(raw.at);
      matchesById.set(match.id, one);
    }
  }
  return [...matchesById.values()].map(({ match: { id, fileText, maybe, isLikely, all, column }, at }) => {
    const rest = all.filter((name) => !maybe.includes(name)).toSorted((a, b) => a.localeCompare(b, 'id'));
    const skip = { value: SKIP, label: `Lewati ${at.length > 1 ? lineCount(at.length) : 'baris ini'}` };
    const options = [...maybe, ...rest].map((name) => ({ value: name, label: name }));
    const header = columns.find(({ name }) => name === column)?.header ?? '';
    return {
      id,
      group: 'nama' as const,
      text: fileText,
      options: [...options, skip],
      detail: [
        `${header}, baris ${at.slice(0, 5).join(', ')}${at.length > 5 ? ` dan ${at.length - 5} lainnya` : ''}`,
        ...(isLikely || maybe.length === 0 ? [] : [`mirip ${maybe.join(', ')}`]),
      ],
      ...(isLikely && maybe[0] !== undefined && { proposal: maybe[0] }),
    };
  });
}
