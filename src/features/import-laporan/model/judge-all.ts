import { nextTurn, type RawRow } from '@/shared/office-file';
import type { Judged, Kind } from './judged';
import type { Judge } from './source';

/** Judges all rows of a file; the screen stays usable meanwhile. */
export async function judgeAll(
  judge: Judge,
  rows: readonly RawRow[],
  place: number | undefined,
  signal: AbortSignal,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  const turn = nextTurn();
  for (const row of rows) {
    const pause = turn();
    if (pause) await pause;
    if (signal.aborted) return [];
    const one = judge(row, place);
    if (one) judged.push(one);
  }
  return judged;
}

export function counted(rows: readonly Judged[]): Record<Kind, number> {
  const counts = { baru: 0, ubah: 0, sama: 0, asing: 0, foto: 0, tolak: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
}
