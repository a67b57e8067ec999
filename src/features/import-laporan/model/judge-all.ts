import type { RawRow } from '@/shared/lib/office-file';
import type { Judged, Kind } from './judged';
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
    const one = judge(row, place);
    if (one) judged.push(one);
  }
  return judged;
}

export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export function counted(rows: readonly Judged[]): Record<Kind, number> {
  const counts = { baru: 0, ubah: 0, sama: 0, asing: 0, foto: 0, tolak: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
}
