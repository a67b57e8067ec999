import { type Laporan, type LaporanShape, typedOf } from '@/entities/laporan';

/** What a change of a stored row is based on: its revision, and what its form showed then. */
export type Begun<Shape extends LaporanShape> = Partial<Shape['Row']> & { revisi: number };

const FIELD = 'dasar';

/**
 * The form's values remember it, so that a draft brings it back: what was begun on a row that somebody has changed since
 * is no change of the newer one. As text, for only that outlives a page that goes away.
 */
export const begunWith = <Shape extends LaporanShape>(laporan: Laporan<Shape>, row: Shape['Row']) => ({
  [FIELD]: JSON.stringify({ revisi: row.revisi, ...typedOf(laporan, row) }),
});

/** @param now the row as it is, for a draft of an older app */
export function begunOf<Shape extends LaporanShape>(values: object, now: Shape['Row']): Begun<Shape> {
  const text: unknown = Reflect.get(values, FIELD);
  return typeof text === 'string' ? (JSON.parse(text) as Begun<Shape>) : now;
}
