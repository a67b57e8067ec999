import type { Failure } from '#contract/envelope.ts';

/** Another row that stands in the way of a write, as the server tells of it. */
export interface Conflict<Row = Record<string, unknown>> {
  /** The row that is there already under the same natural key (409); null where a change came too late (412). */
  twin: { id: number; isOwn: boolean | undefined } | null;
  /** The row as it is on the server by now, where the user may see it. */
  row: Row | undefined;
  /** Its revision, by which a write that is meant to overwrite it goes. */
  revisi: number | undefined;
}

/**
 * What stands in the way of a write that was refused; null where something else was wrong with it. `Row`: that of the
 * resource which was written to, for the server answers with it (kontrak.md, Writes).
 */
export function conflictOf<Row extends object = Record<string, unknown>>({
  code,
  data,
}: {
  code: number;
  data: Partial<Failure> | undefined;
}): Conflict<Row> | null {
  const twin = code === 409 && data?.id !== undefined ? { id: data.id, isOwn: data.milik_sendiri } : null;
  if (code !== 412 && !twin) return null;
  const row = data?.baris;
  return { twin, row: row as Row | undefined, revisi: typeof row?.['revisi'] === 'number' ? row['revisi'] : undefined };
}
