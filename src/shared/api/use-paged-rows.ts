import { useNotBeyond, usePageInAddress } from './use-page-in-address';
import type { PagedList } from './use-paged-list';

/**
 * One page of rows that this device has all of, and the way to the others: what `usePagedList` gives, without asking.
 * So every page of a table opens without signal, however its rows are searched and sorted.
 */
export function usePagedRows<Row>(
  known: readonly Row[],
  source: Pick<PagedList<Row>, 'isLoading' | 'error' | 'retry'>,
): PagedList<Row> {
  const address = usePageInAddress();
  const { limit } = address;
  // While the rest loads, the few rows that wait on this device would stand in the wrong places.
  const all = source.isLoading ? [] : known;
  const total = all.length;
  const lastPage = Math.max(1, Math.ceil(total / limit));
  useNotBeyond(address, total > 0 ? lastPage : null);
  const page = Math.min(address.page, lastPage);
  const start = (page - 1) * limit;
  const rows = all.slice(start, start + limit);
  return {
    ...source,
    ...address,
    rows,
    from: total > 0 ? start + 1 : null,
    to: total > 0 ? start + rows.length : null,
    total,
    page,
    lastPage,
  };
}
