import { doubtsIn, figuresOf } from '@/entities/laporan';
import { usePeriodeAt } from '@/entities/periode';
import { useWholeLists } from '@/shared/api';
import { bigChanges } from '@/shared/lib/figures';
import type { Report, ReportRow } from '../config/reports';

/** Finds the row of the previous period for the same place and subject. */
export type PreviousOf = (row: ReportRow) => ReportRow | undefined;

/**
 * Asks about a corrected row what the officers' forms ask. A figure without a period before it is compared with itself
 * as it stands.
 */
export function correctionDoubts(laporan: Report, row: ReportRow, values: object, previous: ReportRow | undefined) {
  const doubts = doubtsIn(laporan, values, previous);
  if (previous) return doubts;
  const far = bigChanges(values, figuresOf(laporan.figures, row), laporan.least, 'angka sekarang');
  return { ...far, ...doubts };
}

/** The rows of the period before in some places, by which corrections there are judged. */
export function usePreviousRows(
  laporan: Report,
  periodeId: number,
  rows: readonly ReportRow[],
): { previousOf: PreviousOf; isLoading: boolean } {
  const { sebelumnya, isLoading } = usePeriodeAt(laporan.jenis, periodeId);
  const places = [...new Set(rows.map(({ kecamatan_id = 0 }) => kecamatan_id))];
  const list = useWholeLists(sebelumnya ? places.map((id) => laporan.all(sebelumnya.id, id)) : [], 'cache-first');
  const byKey = new Map(list.rows.map((row) => [laporan.keyOf(row), row]));
  return { previousOf: (row) => byKey.get(laporan.keyOf(row)), isLoading: isLoading || list.isLoading };
}
