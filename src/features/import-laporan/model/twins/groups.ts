import { figureNamed, spelling, textOf } from '@/shared/office-file';
import { type Column, KECAMATAN, PERIODE } from '../columns';
import type { Judged } from '../judged';
import { additive, figureOf, hasTotalLabel, kindOf, labelOf, sumRows } from './part-names';

/** Several rows of one subject. */
export interface TwinGroup {
  rows: readonly Judged[];
  /** The rows that are added up or averaged. */
  parts: readonly Judged[];
  /** Rows that add up or average the parts. */
  totals: readonly Judged[];
  /** A part whose figures are the sums of all other parts, though its label does not say so. */
  suspect?: Judged;
  /** The labels of parts of another kind or time: 'Target', 'Realisasi'. */
  kinds: readonly string[];
  /** Each figure stands in one row only: 'Eceran' in the first and 'Grosir' in the second. */
  isComplement: boolean;
  /** Nothing speaks against taking all parts together. */
  isPlain: boolean;
}

/** A row of another period or of a foreign kecamatan is no twin of any. */
export const isElsewhere = ({ reasons }: Judged): boolean => PERIODE in reasons || KECAMATAN in reasons;

export function groupsOf(rows: readonly Judged[], columns: readonly Column[]): TwinGroup[] {
  const groups = new Map<string, Judged[]>();
  for (const row of rows) {
    if (row.key === undefined || isElsewhere(row)) continue;
    const group = groups.get(row.key);
    if (group) group.push(row);
    else groups.set(row.key, [row]);
  }
  return [...groups.values()].filter((group) => group.length > 1).map((group) => groupOf(group, columns));
}

function groupOf(rows: readonly Judged[], columns: readonly Column[]): TwinGroup {
  const sums = additive(columns);
  const hasLabels = rows.some(({ raw }) => raw.label);
  const label = (row: Judged) => (hasLabels ? (row.raw.label ?? '') : labelOf(row));
  const totalRows = new Set(rows.filter(hasTotalLabel));
  const otherRows = rows.filter((row) => !totalRows.has(row));
  const namelessRows = otherRows.filter((row) => label(row) === '');
  const isNamed = namelessRows.length < otherRows.length;
  const [sum] = sumRows(otherRows, sums);
  const blankTotal = sum && isNamed && namelessRows.length === 1 && namelessRows[0] === sum ? sum : undefined;
  const totals = rows.filter((row) => totalRows.has(row) || row === blankTotal);
  const partRows = otherRows.filter((row) => row !== blankTotal);
  const parts = partRows.length > 0 ? partRows : rows;
  const suspect = blankTotal || partRows.length === 0 ? undefined : sum;
  const kinds = [...new Set(parts.flatMap((row) => kindOf(row) ?? []))];
  const times = new Set(parts.map(({ raw }) => textOf(raw.cells[PERIODE])));
  // Two weighings of a village are no parts of one.
  const isOfDays = sums.length > 0 && times.size > 1;
  const isMixed = sums.length > 0 && namelessRows.length > 0 && isNamed && !blankTotal;
  return {
    rows,
    parts,
    kinds,
    isComplement: isComplement(rows, columns),
    totals: partRows.length > 0 ? totals : [],
    ...(suspect && { suspect }),
    isPlain: partRows.length > 0 && !suspect && kinds.length === 0 && !isMixed && !isOfDays && !areCopies(parts, sums),
  };
}

function isComplement(rows: readonly Judged[], columns: readonly Column[]): boolean {
  const fields = columns.filter(({ figure }) => figure);
  const rowsOf = (name: string) => rows.filter(({ raw }) => textOf(raw.cells[name]) !== '');
  const filledRows = fields.map(({ name }) => rowsOf(name)).filter((list) => list.length > 0);
  const isDisjoint = filledRows.every((list) => list.length === 1) && new Set(filledRows.flat()).size === rows.length;
  return isDisjoint && isOfOne(rows, columns);
}

/** Rows of one market, time and unit; their labels say no more than the figures that they have. */
function isOfOne(rows: readonly Judged[], columns: readonly Column[]): boolean {
  const wordsOf = ({ raw }: Judged) => [
    ...[raw.label ?? '', ...raw.remarks].filter((text) => !figureNamed(text, { columns })),
    ...[textOf(raw.cells[PERIODE]), raw.satuan ?? '', raw.otherKind ?? ''],
  ];
  return new Set(rows.map((row) => wordsOf(row).filter(Boolean).map(spelling).join('|'))).size === 1;
}

/** The same figures twice, without labels that differ, are one row that was copied. */
function areCopies(rows: readonly Judged[], columns: readonly Column[]): boolean {
  const text = (row: Judged) =>
    [labelOf(row), ...row.raw.remarks, ...columns.map(({ name }) => figureOf(row, name) ?? '')].join('|');
  const isFilled = (row: Judged) => columns.some(({ name }) => figureOf(row, name));
  const all = rows.filter(isFilled).map(text);
  return new Set(all).size < all.length;
}
