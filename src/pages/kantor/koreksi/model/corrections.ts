import { firstBroken } from '#contract/rules.ts';
import type { Report, ReportRow } from '../config/reports';
import { correctionDoubts, type Was } from './doubts';

/** What is done to all chosen rows. */
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

/** A chosen row as an act will leave it. */
export interface Planned {
  row: ReportRow;
  /** The figures that change. */
  changes: readonly Change[];
  isDoubtful: boolean;
  /** Why the row cannot be stored so. */
  fault: string | undefined;
}

/** Tons and prices are sent as they are read, not with the tail of a division in binary. */
const DIGITS = 1e6;
const rounded = (value: number) => Math.round(value * DIGITS) / DIGITS;

function afterOf(act: Act, name: string, before: number): number {
  if (act.does === 'isi') return name === act.figure ? act.value : before;
  if (act.does === 'hapus' || !act.figures.includes(name)) return before;
  return rounded(act.does === 'kali' ? before * act.factor : before / act.factor);
}

/** Shows what an act does to each row, before it is sent. */
export function planRows(laporan: Report, rows: readonly ReportRow[], act: Act, was: Was): Planned[] {
  return rows.map((row) => {
    const figures = laporan.figures.map(({ name, label, kind }) => {
      const before = Number(Reflect.get(row, name));
      return { name, label, kind, before, after: afterOf(act, name, before) };
    });
    const changed = figures.filter(({ before, after }) => before !== after);
    const values = Object.fromEntries(figures.map(({ name, after }) => [name, after]));
    const broken = changed.find(({ kind, after }) => kind === 'whole' && !Number.isInteger(after));
    const found = broken ? `${broken.label} menjadi pecahan` : faultOf(laporan, row, values);
    const fault = changed.length > 0 ? found : undefined;
    const isAsked = changed.length > 0 && fault === undefined;
    const questions: Readonly<Record<string, string>> = isAsked ? correctionDoubts(laporan, row, values, was(row)) : {};
    return {
      row,
      changes: changed.map(({ kind: _, ...one }) => ({ ...one, question: questions[one.name] })),
      isDoubtful: Object.keys(questions).length > 0,
      fault,
    };
  });
}

/** The rule of the report's form that the row would break. */
function faultOf(laporan: Report, row: ReportRow, values: object): string | undefined {
  const standing = {
    periodeId: laporan.periodeOf(row),
    kecamatanId: row.kecamatan_id ?? 0,
    userId: row.user_id,
  };
  const whole = { ...row, ...laporan.stands(standing), ...laporan.identifies?.(row.id), ...values };
  return firstBroken(laporan.rules.edit, whole);
}

/** What is sent of the planned rows. */
export const sentOf = (act: Act, planned: readonly Planned[]) => ({
  perbuatan: act.does === 'hapus' ? ('hapus' as const) : ('ubah' as const),
  baris: planned.map(({ row: { id, revisi }, changes }) => ({
    ...{ id, revisi },
    ...(act.does !== 'hapus' && { ubah: Object.fromEntries(changes.map(({ name, after }) => [name, after])) }),
  })),
});
