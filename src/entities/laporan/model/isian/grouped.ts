import { isParked, isSentSince, isUnsent, type OutboxItem, savedRow } from '@/shared/write';
import type { LaporanShape } from '../laporan';
import type { SheetOf } from './facts';

interface Grouped<Shape extends LaporanShape> {
  stored: ReadonlyMap<string, Shape['Row']>;
  waiting: ReadonlyMap<string, readonly OutboxItem[]>;
}

const isDelete = ({ variables: { input } }: OutboxItem): boolean => Reflect.get(input, '_method') === 'delete';

/** Whether a write is about a row of the sheet; a delete does not tell its place. */
export const isOf = <Shape extends LaporanShape>(
  { laporan, periode, tempat, userId }: SheetOf<Shape>,
  item: OutboxItem,
): boolean => {
  if (item.entity !== laporan.field || item.userId !== userId) return false;
  const input = item.variables.input as Shape['Input'];
  return isDelete(item) || (laporan.periodeOf(input) === periode.id && Number(input.kecamatan_id ?? 0) === tempat.id);
};

/**
 * What the server and this device have of a sheet, by its rows.
 *
 * @param items in the order of writing
 * @param readAt when `rows` were read: what was sent since then they lack
 */
export function grouped<Shape extends LaporanShape>(
  { laporan: { keyOf } }: SheetOf<Shape>,
  { rows, readAt }: { rows: readonly Shape['Row'][]; readAt: number },
  items: readonly OutboxItem[],
): Grouped<Shape> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const waiting = new Map<string, OutboxItem[]>();
  for (const item of items) {
    const saved = savedRow<Shape['Row']>(item.saved);
    const { id } = item.variables;
    if (isDelete(item)) {
      const isMeant = isUnsent(item) ? !isParked(item) : isSentSince(item, readAt);
      if (isMeant && id !== undefined) byId.delete(id);
    } else if (isUnsent(item)) {
      const key = keyOf(item.variables.input as Shape['Input']);
      waiting.set(key, [...(waiting.get(key) ?? []), item]);
    } else if (saved && isSentSince(item, readAt) && saved.revisi > (byId.get(saved.id)?.revisi ?? 0)) {
      byId.set(saved.id, saved);
    }
  }
  return { stored: new Map([...byId.values()].map((row) => [keyOf(row), row])), waiting };
}
