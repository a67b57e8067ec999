import type { Judged, Kind } from './judged';
import type { RawRow } from './raw-row';
import type { Judge } from './source';

/** So long rows are judged before the screen has its turn. */
const TURN_MS = 24;

/** Judges all rows of a file; the screen stays usable meanwhile. */
export async function judgeAll(
  judge: Judge,
  rows: readonly RawRow[],
  place: number | undefined,
  signal: AbortSignal,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  let begun = performance.now();
  for (const row of rows) {
    if (performance.now() - begun > TURN_MS) {
      await nextTask();
      begun = performance.now();
    }
    if (signal.aborted) return [];
    judged.push(judge(row, place));
  }
  return judged;
}

/** Of rows about the same thing the first counts; what follows is refused, and says by which. */
export function withoutTwins(rows: readonly Judged[]): Judged[] {
  const first = new Map<string, number>();
  return rows.map((row) => {
    const { key } = row;
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
  const counts = { baru: 0, ubah: 0, sama: 0, asing: 0, foto: 0, tolak: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
}
