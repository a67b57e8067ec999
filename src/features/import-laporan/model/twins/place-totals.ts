import { regional } from '#contract/formulas/wilayah/regional.ts';
import { type Answers, DESA_TITLES, listText, type Question, SKIP, spelling, textOf } from '@/shared/office-file';
import { type Column, KECAMATAN, PERIODE, SUBJECT } from '../columns';
import type { Judged } from '../judged';
import { groupsOf, isElsewhere } from './groups';
import { additive, figureOf, subjectOf, sumOf, sumRows } from './part-names';

/** Rows of one village whose figures are those of all other rows of the file: likely the sum of the kecamatan. */
export interface PlaceTotal {
  question: Question;
  rows: readonly Judged[];
}

/** A total that forgot a row is still no village among many. */
const NEAR = 0.1;
const MANY = 3;

/**
 * Finds rows that may be the sum of their kecamatan, by which they are often called: 'BARONG TONGKOK'.
 *
 * @param hasManyTimes the rows are of several periods: those of each add up by themselves
 */
export function placeTotals(rows: readonly Judged[], columns: readonly Column[], hasManyTimes = false): PlaceTotal[] {
  const sums = additive(columns);
  const subject = columns.find(({ name }) => name === SUBJECT)?.header ?? '';
  // Foods add up to nothing.
  if (sums.length === 0 || !DESA_TITLES.includes(subject)) return [];
  const twinTotals = new Set(groupsOf(rows, columns).flatMap(({ totals }) => totals));
  const besides = columns.filter(
    ({ name, figure }) => !figure && name !== SUBJECT && (hasManyTimes || name !== PERIODE),
  );
  const groups = Map.groupBy(
    rows.filter((row) => !isElsewhere(row) && !twinTotals.has(row)),
    ({ raw }) => besides.map(({ name }) => spelling(textOf(raw.cells[name]))).join('|'),
  );
  const candidates = [...groups.values()].flatMap((group) => totalsIn(group, sums));
  const isFound = new Set(candidates.map(({ row }) => row));
  // A line for several crops is a sum in all of them.
  const lines = new Set(candidates.map(({ row }) => row.raw.at));
  const others = rows.filter((row) => lines.has(row.raw.at) && !isFound.has(row) && filledIn(row, sums).length > 0);
  const isOther = new Set(others.map(({ raw }) => raw.at));
  const wholeLines = candidates.filter(({ row }) => !isOther.has(row.raw.at));
  return [...Map.groupBy(wholeLines, ({ id }) => id).values()].map(asTotal);
}

const filledIn = (row: Judged, columns: readonly Column[]) => columns.filter(({ name }) => figureOf(row, name));

interface FoundTotal {
  id: string;
  row: Judged;
  name: string;
  isExact: boolean;
}

function totalsIn(group: readonly Judged[], sums: readonly Column[]): FoundTotal[] {
  if (new Set(group.map(subjectOf)).size < 2) return [];
  const exact = new Set(sumRows(group, sums));
  return group.flatMap((row): FoundTotal[] => {
    const { raw, kecamatan } = row;
    const filledColumns = filledIn(row, sums);
    if (kecamatan === undefined || filledColumns.length === 0) return [];
    const isNamed = spelling(subjectOf(row)) === spelling(kecamatan);
    const isExact = exact.has(row) && (isNamed || filledColumns.length > 1);
    if (!isExact && !(isNamed && group.length > MANY && isNear(row, group, filledColumns[0]?.name ?? ''))) return [];
    const id = [KECAMATAN, SUBJECT].map((name) => spelling(textOf(raw.cells[name]))).join('/');
    return [{ id: `jumlah/${id}`, row, name: isNamed ? kecamatan : subjectOf(row), isExact }];
  });
}

/** True where the figure is close to the sum of the other rows. */
function isNear(row: Judged, group: readonly Judged[], column: string): boolean {
  const figure = figureOf(row, column) ?? 0;
  const sum = sumOf(group, column) - figure;
  return Math.abs(figure - sum) <= NEAR * sum;
}

function asTotal(all: readonly FoundTotal[]): PlaceTotal {
  const [first] = all;
  const { id = '', name = '' } = first ?? {};
  const rows = all.map(({ row }) => row);
  const at = listText(rows.map(({ raw }) => String(raw.at)));
  const same = all.every(({ isExact }) => isExact) ? 'sama' : 'hampir sama';
  const text = regional`${textOf(first?.row.raw.cells[SUBJECT])}, baris ${at}: ${same} dengan jumlah semua baris lain. Ini jumlah kecamatan, atau desa ${name}?`;
  const options = [
    { value: SKIP, label: regional`Jumlah kecamatan: lewati baris ${at}` },
    { value: 'desa', label: regional`Desa ${name}` },
  ];
  return { question: { id, group: 'berkas', text, detail: [], options }, rows };
}

/** Leaves out the rows that are the sum of their kecamatan, and those about which it is not answered yet. */
export function withoutPlaceTotals(
  rows: readonly Judged[],
  totals: readonly PlaceTotal[],
  answers: Answers,
): readonly Judged[] {
  const left = new Set(totals.flatMap(({ question, rows: own }) => (answers[question.id] === 'desa' ? [] : own)));
  return left.size === 0 ? rows : rows.filter((row) => !left.has(row));
}
