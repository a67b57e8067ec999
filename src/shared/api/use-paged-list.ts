import { listNeed } from './need';
import type { ListDocument } from './page';
import { type FreshOptions, useFreshAnswer } from './use-freshness';
import type { Asked } from './use-need';
import { useNotBeyond, usePageInAddress } from './use-page-in-address';

export interface PagedList<Row> extends Asked, ReturnType<typeof usePageInAddress> {
  rows: readonly Row[];
  /** Positions of the rows shown, counted from 1; null while there are none. */
  from: number | null;
  to: number | null;
  total: number;
  lastPage: number;
}

/** One page of a list, and the way to the others. A null filter means there is nothing to ask yet. */
export function usePagedList<Row, Filter extends object>(
  document: ListDocument<Row, Filter>,
  filter: Omit<Filter, 'page' | 'limit'> | null,
  options: FreshOptions = {},
): PagedList<Row> {
  const address = usePageInAddress();
  const { page, limit } = address;
  // `Filter` is what the caller gives, with these two.
  const need = filter && listNeed(document, { ...filter, page, limit } as Filter);
  const { data, error, loading, retry } = useFreshAnswer(need, options);
  const answer = data?.page;
  useNotBeyond(address, answer && answer.total > 0 ? answer.last_page : null);

  return {
    ...address,
    rows: answer?.data ?? [],
    from: answer?.from ?? null,
    to: answer?.to ?? null,
    total: answer?.total ?? 0,
    lastPage: answer?.last_page ?? 1,
    isLoading: need !== null && !answer && (loading || !error),
    error,
    retry,
  };
}
