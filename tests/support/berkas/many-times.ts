import type { Periode } from '@/entities/periode';
import type { OfficeRow } from '@/features/import-laporan/model/office/judge-many';
import { officeSource } from '@/features/import-laporan/model/office/office-source';
import { readSheets } from '@/features/import-laporan/model/office/read-sheets';
import { withoutTwins } from '@/features/import-laporan/model/twins/twins';
import type { Answers } from '@/shared/office-file';
import type { Table } from '@/shared/spreadsheet';
import { knownOf, type Report } from './office.ts';

interface ManyOptions {
  answers?: Answers;
  stored?: readonly Periode[];
}

/** Reads worksheets by the code of the office's import of several periods: open questions, and rows with their periods. */
export async function manyTimes(
  tables: readonly Table[],
  report: Report,
  { answers = {}, stored = [] }: ManyOptions = {},
): Promise<{ asks: string[]; rows: string[]; notes: readonly string[]; refused?: string }> {
  const known = { ...knownOf(report), isOffice: true };
  const source = officeSource(known, { kabupaten: 'Kutai Barat', periodes: stored, hariIni: '2026-11-29' });
  const prepared = await source.prepare();
  const reading = prepared.reading(answers);
  const options = { answers, repairs: {}, place: undefined, signal: new AbortController().signal };
  const read = await readSheets(tables, source, reading, options);
  if ('refused' in read) return { asks: [], rows: [], notes: [], refused: read.refused };
  const rows = withoutTwins(read.rows, source.columns, answers, (raw) => read.judge(raw, undefined));
  const open = [...read.open, ...prepared.questions().filter(({ id }) => answers[id] === undefined)];
  const figures = source.columns.filter(({ figure }) => figure).map(({ name }) => name);
  return {
    asks: open.map(({ id, proposal }) => (proposal === undefined ? id : `${id} → ${proposal}`)),
    notes: read.notes,
    rows: rows.map((row: OfficeRow) =>
      [
        row.target?.periode.nama_periode ?? '?',
        [row.kecamatan, row.nama].filter(Boolean).join(' '),
        figures.map((name) => row.values[name] ?? '–').join(' '),
        ...Object.values(row.reasons),
      ].join(' | '),
    ),
  };
}
