import type { OutboxItem } from './item';

/**
 * Finds the row of the server that an acknowledged write was about: its address, or the id that the answer gave to a new
 * one. A plot's point and a product's photos are parts of their row, written by themselves.
 */
export function rowOf({ variables, saved }: OutboxItem): { id: unknown; isPart: boolean } {
  const lahan: unknown = Reflect.get(variables.input, 'lahan_id');
  const isAddedTo = variables.id !== undefined && Reflect.get(variables.input, '_method') === undefined;
  return {
    id: lahan ?? variables.id ?? idIn(saved)?.id,
    isPart: lahan !== undefined || variables['fotoId'] !== undefined || isAddedTo,
  };
}

/** The row in an answer that has an id, and the name under which it stands there. */
export function idIn(saved: unknown): { name: string; id: unknown } | undefined {
  const rows: [string, unknown][] = typeof saved === 'object' && saved !== null ? Object.entries(saved) : [];
  const row = rows.find(([, value]) => typeof value === 'object' && value !== null && 'id' in value);
  return row && { name: row[0], id: Reflect.get(row[1] as object, 'id') };
}
