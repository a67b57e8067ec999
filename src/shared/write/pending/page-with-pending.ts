import type { PagedList } from '../../api/use-paged-list';
import type { OutboxItem } from '../rows/item';
import { type PendingList, type WithPending, withPending } from './with-pending';

/** A page of a list that the server pages, with what waits: new rows stand before the first page's, and count. */
export function pageWithPending<Row extends { id: number; revisi: number }, Input>(
  list: PagedList<Row>,
  items: readonly OutboxItem[],
  pending: PendingList<Row, Input>,
): PagedList<WithPending<Row>> {
  const rows = withPending(list.rows, items, pending);
  const fresh = rows.filter(({ menunggu }) => menunggu?.apa === 'tambah');
  // Changed rows of other pages stay there.
  const stored = rows.filter(({ id }) => list.rows.some((row) => row.id === id));
  const isFirst = list.page === 1;
  const shown = isFirst ? [...fresh, ...stored] : stored;
  return {
    ...list,
    rows: shown,
    from: isFirst && shown.length > 0 ? 1 : list.from && list.from + fresh.length,
    to: isFirst && shown.length > 0 ? (list.to ?? 0) + fresh.length : list.to && list.to + fresh.length,
    total: list.total + fresh.length,
  };
}
