import type { PagedList } from '../../api/use-paged-list';
import type { OutboxItem } from '../rows/item';
import { type PendingList, type WithPending, withPending } from './with-pending';

/** One page of a list with what waits: new rows are counted, and stand at the head of the first page. */
export function pageWithPending<Row extends { id: number; revisi: number }, Input>(
  list: PagedList<Row>,
  items: readonly OutboxItem[],
  pending: PendingList<Row, Input>,
): PagedList<WithPending<Row>> {
  const rows = withPending(list.rows, items, pending);
  const fresh = rows.filter(({ menunggu }) => menunggu?.apa === 'tambah');
  // Rows that were changed on other pages are not shown on this one.
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
