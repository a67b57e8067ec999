import type { LaporanShape } from '@/entities/laporan';
import type { Column } from './columns';
import { judge } from './judge';
import type { Judged, Kind } from './judged';
import type { Looked } from './known';
import type { RawRow } from './raw-row';

/** So long rows are judged before the screen has its turn. */
const TURN_MS = 24;

/** Judges all rows of a file; the screen stays usable meanwhile. */
export async function judgeAll<Shape extends LaporanShape>(
  looked: Looked<Shape>,
  columns: readonly Column[],
  rows: readonly RawRow[],
  fallback: number | undefined,
  signal: AbortSignal,
): Promise<Judged<Shape>[]> {
  const judged: Judged<Shape>[] = [];
  let begun = performance.now();
  for (const row of rows) {
    if (performance.now() - begun > TURN_MS) {
      await nextTask();
      begun = performance.now();
    }
    if (signal.aborted) return [];
    judged.push(judge(looked, columns, row, fallback));
  }
  return withoutTwins(judged);
}

/** Of rows about the same thing the first counts; what follows is refused, and says by which. */
export function withoutTwins<Shape extends LaporanShape>(rows: readonly Judged<Shape>[]): Judged<Shape>[] {
  const first = new Map<string, number>();
  return rows.map((row) => {
    const key = row.choice?.key;
    if (key === undefined || row.kind === 'tolak') return row;
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, row.raw.at);
      return row;
    }
    return { ...row, kind: 'tolak', write: null, reasons: { '': `Sudah ada di baris ${other}.` } };
  });
}

export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export function counted(rows: readonly Judged[]): Record<Kind, number> {
  const counts = { baru: 0, ubah: 0, sama: 0, tolak: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
}
