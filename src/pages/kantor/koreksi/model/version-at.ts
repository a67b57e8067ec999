import type { RiwayatRow } from '@/widgets/row-history';
import type { ReportRow } from '../config/reports';

/** The row as it was after an act: reverts newer acts, the newest first. */
export function versionAt(row: ReportRow, acts: readonly RiwayatRow[], act: RiwayatRow): ReportRow {
  // By value: a renewed history has other objects. An act that fell off its end is older than all.
  const at = acts.findIndex(({ revisi, perbuatan }) => revisi === act.revisi && perbuatan === act.perbuatan);
  const newer = at < 0 ? acts : acts.slice(0, at);
  const earlierFigures = newer.flatMap(({ perubahan }) =>
    perubahan.map(({ kolom, sebelum }) => [kolom, sebelum] as const),
  );
  return { ...row, ...Object.fromEntries(earlierFigures) };
}
