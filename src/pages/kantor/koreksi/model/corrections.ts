import { firstBroken } from '#contract/rules.ts';
import type { Report, ReportRow } from '../config/reports';
import { correctionDoubts, type PreviousOf } from './doubts';

/** An act on all selected rows. */
export type Act =
  | { does: 'isi'; figure: string; value: number }
  | { does: 'kali' | 'bagi'; figures: readonly string[]; factor: number }
  | { does: 'hapus' };

interface Change {
  name: string;
  label: string;
  before: number;
  after: number;
  question: string | undefined;
}

/** A selected row as an act will leave it. */
export interface PlannedRow {
  row: ReportRow;
  /** The figures that change. */
  changes: readonly Change[];
  isDoubtful: boolean;
  /** The reason that the row cannot be stored so. */
  fault: string | undefined;
}

/** Tons and prices are sent as they are read, not with the tail of a division in binary. */
const DIGITS = 1e6;
const roundTail = (value: number) => Math.round(value * DIGITS) / DIGITS;

function afterOf(act: Act, name: string, before: number): number {
  if (act.does === 'isi') return name === act.figure ? act.value : before;
  if (act.does === 'hapus' || !act.figures.includes(name)) return before;
  return roundTail(act.does === 'kali' ? before * act.factor : before / act.factor);
}

/** Shows what an act does to each row, before it is sent. */
export function planRows(laporan: Report, rows: readonly ReportRow[], act: Act, previousOf: PreviousOf): PlannedRow[] {
  return rows.map((row) => {
    const figures = laporan.figures.map(({ name, label, kind }) => {
      const before = Number(Reflect.get(row, name));
      return { name, label, kind, before, after: afterOf(act, name, before) };
    });
    const changes = figures.filter(({ before, after }) => before !== after);
    const values = Object.fromEntries(figures.map(({ name, after }) => [name, after]));
    const fraction = changes.find(({ kind, after }) => kind === 'whole' && !Number.isInteger(after));
    const anyFault = fraction ? `${fraction.label} menjadi pecahan` : faultOf(laporan, row, values);
    const fault = changes.length > 0 ? anyFault : undefined;
    const isAsked = changes.length > 0 && fault === undefined;
    const questions: Readonly<Record<string, string>> = isAsked
      ? correctionDoubts(laporan, row, values, previousOf(row))
      : {};
    return {
      row,
      changes: changes.map(({ kind: _, ...one }) => ({ ...one, question: questions[one.name] })),
      isDoubtful: Object.keys(questions).length > 0,
      fault,
    };
  });
}

/** The rule of the report's form that the row would break. */
function faultOf(laporan: Report, row: ReportRow, values: object): string | undefined {
  const context = {
    periodeId: laporan.periodeOf(row),
    kecamatanId: row.kecamatan_id ?? 0,
    userId: row.user_id,
  };
  const whole = { ...row, ...laporan.stands(context), ...laporan.identifies?.(row.id), ...values };
  return firstBroken(laporan.rules.edit, whole);
}

/** The request body for the planned rows. */
export const correctionBody = (act: Act, rows: readonly PlannedRow[]) => ({
  perbuatan: act.does === 'hapus' ? ('hapus' as const) : ('ubah' as const),
  baris: rows.map(({ row: { id, revisi }, changes }) => ({
    ...{ id, revisi },
    ...(act.does !== 'hapus' && { ubah: Object.fromEntries(changes.map(({ name, after }) => [name, after])) }),
  })),
});
