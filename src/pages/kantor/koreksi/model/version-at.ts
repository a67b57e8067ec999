import type { RiwayatRow } from '@/widgets/row-history';
import type { ReportRow } from '../config/reports';

/** The row as it was after an act: what newer acts have changed is undone, the newest first. */
export function versionAt(row: ReportRow, acts: readonly RiwayatRow[], act: RiwayatRow): ReportRow {
  const newer = acts.slice(0, acts.indexOf(act));
  const undone = newer.flatMap(({ perubahan }) => perubahan.map(({ kolom, sebelum }) => [kolom, sebelum] as const));
  return { ...row, ...Object.fromEntries(undone) };
}
