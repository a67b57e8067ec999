import type { LaporanShape } from '@/entities/laporan';
import { type Answers, type FileSpec, partOfTime, textOf } from '@/shared/office-file';
import { type Column, PERIODE } from '../columns';
import { judgeOf } from '../judge';
import type { Judged } from '../judged';
import type { Looked } from '../known';
import { specOf } from '../laporan-source';
import type { PlaceFinder } from '../remark-doubts';
import type { Judge } from '../source';
import type { PeriodFinder, RowPeriod } from './period-finder';

/** A period that rows of the file belong to. */
export type Target = Extract<RowPeriod, { periode: unknown }>;

/** A row with its period; absent where it is not known. */
export interface OfficeRow extends Judged {
  target?: Target;
}

/** The same for all rows of one period. */
export const targetKey = ({ periode }: Target): string =>
  'id' in periode ? `${periode.id}` : `baru ${periode.tanggal_mulai}`;

/** The spec for a file in which each row names its period. */
export function manyTimesSpec<Shape extends LaporanShape>(
  looked: Looked<Shape>,
  columns: readonly Column[],
  kabupaten: string,
): FileSpec & { placeWithin: PlaceFinder } {
  const { periode: _, ...spec } = specOf(looked, columns, kabupaten);
  const isField = new Set(columns.flatMap(({ header, also }) => [header, ...also]).map((title) => title.toLowerCase()));
  const timeHead = (title: string) =>
    !isField.has(title.toLowerCase()) && WHOLE_TIME.test(title) && partOfTime(title) ? title : undefined;
  return {
    ...spec,
    hasManyTimes: true,
    headChoices: [...(spec.headChoices ?? []), { column: PERIODE, find: timeHead }],
  };
}

/** A title that says a time and nothing else: 'Jan 2021', '2021', 'Minggu ke-1 Maret 2021', '3/1/2021'. */
const WHOLE_TIME =
  /^(?:(?:minggu|mgg|pekan|bulan|bln|tahun|thn|ke|m|w)[ .:-]*|\p{L}{3,9}[ .'-]*|[\d/.-]+[ ]*|[iv]{1,3} )+$/iu;

/** Makes the judge of rows that each belong to their own period. */
export function judgeMany<Shape extends LaporanShape>(
  looked: Looked<Shape>,
  columns: readonly Column[],
  answers: Answers,
  options: { kabupaten: string; placeWithin: PlaceFinder },
  { find }: PeriodFinder,
): Judge {
  const judges = new Map<string, Judge>();
  const judgeIn = (target: Target | undefined): Judge => {
    const key = target ? targetKey(target) : '';
    const cachedJudge = judges.get(key);
    if (cachedJudge) return cachedJudge;
    const periode = target ? { ...target.periode, id: 'id' in target.periode ? target.periode.id : 1 } : looked.periode;
    const judge = judgeOf({ ...looked, periode }, columns, answers, options);
    judges.set(key, judge);
    return judge;
  };
  return (raw, place): OfficeRow | null => {
    const cell = raw.cells[PERIODE] ?? null;
    const match = find(cell);
    if (match.is === 'lewati') return null;
    const { [PERIODE]: _, ...cells } = raw.cells;
    const timelessRaw = { ...raw, cells };
    if (match.is === 'tolak') {
      const row = judgeIn(undefined)(timelessRaw, place);
      if (!row) return null;
      const reasons = { ...row.reasons, [PERIODE]: match.says };
      return { ...row, raw, key: undefined, kind: 'tolak', reasons, doubts: {}, write: null };
    }
    const row = judgeIn(match)(timelessRaw, place);
    if (!row) return null;
    const text = textOf(cell);
    const { nama_periode } = match.periode;
    const fileTexts = text === nama_periode ? raw.fileTexts : { ...raw.fileTexts, [PERIODE]: text || '(kosong)' };
    const timedRaw = { ...raw, cells: { ...raw.cells, [PERIODE]: nama_periode }, fileTexts };
    const key = row.key === undefined ? undefined : `${targetKey(match)}|${row.key}`;
    return { ...row, raw: timedRaw, key, target: match };
  };
}
