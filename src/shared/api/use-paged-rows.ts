import { useNotBeyond, usePageInAddress } from './use-page-in-address';
import type { PagedList } from './use-paged-list';

/**
 * One page of rows that this device has all of, and the way to the others: what `usePagedList` gives, without asking.
 * So a table stands without signal on whatever page, search and order the rows were brought into.
 */
export function usePagedRows<Row>(
  known: readonly Row[],
  source: Pick<PagedList<Row>, 'isLoading' | 'error' | 'retry'>,
): PagedList<Row> {
  const address = usePageInAddress();
  const { limit } = address;
  // A few of them, as those that wait on this device, are neither all nor where they will stand.
  const all = source.isLoading ? [] : known;
  const total = all.length;
  const lastPage = Math.max(1, Math.ceil(total / limit));
  useNotBeyond(address, total > 0 ? lastPage : null);
  const page = Math.min(address.page, lastPage);
  const start = (page - 1) * limit;
  const rows = all.slice(start, start + limit);
  return {
    ...source,
    rows,
    from: total > 0 ? start + 1 : null,
    to: total > 0 ? start + rows.length : null,
    total,
    page,
    lastPage,
    limit,
    go: address.go,
    resize: address.resize,
  };
}
