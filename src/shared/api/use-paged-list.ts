import { skipToken, useQuery } from '@apollo/client/react';
import type { asUser } from './link';
import { listNeed, NOTHING } from './need';
import type { ListDocument, ListPage } from './page';
import { useFreshness } from './use-freshness';
import { quietly } from './use-need';
import { useNotBeyond, usePageInAddress } from './use-page-in-address';

export interface PagedList<Row> {
  rows: readonly Row[];
  /** Positions of the rows shown, counted from 1; null while there are none. */
  from: number | null;
  to: number | null;
  total: number;
  page: number;
  lastPage: number;
  /** Rows a page. */
  limit: number;
  isLoading: boolean;
  error: Error | undefined;
  go: (page: number) => void;
  /** Changes how many rows a page has, and goes back to the first page (spec section 2). */
  resize: (limit: number) => void;
  retry: () => void;
}

interface PagedOptions {
  /** `asUser` where the rows are the caller's own. */
  context?: typeof asUser;
  /** How long an answer is not asked for again, in milliseconds (rulings 19). */
  freshFor?: number;
}

/**
 * One page of a list, and the way to the others. Page and size stand in the address (`halaman`, `baris`), so that back,
 * refresh and a sent link keep them. A null filter means there is nothing to ask yet.
 */
export function usePagedList<Row, Filter extends object>(
  document: ListDocument<Row, Filter>,
  filter: Omit<Filter, 'page' | 'limit'> | null,
  { context, freshFor = 0 }: PagedOptions = {},
): PagedList<Row> {
  const address = usePageInAddress();
  const { page, limit, go, resize } = address;
  // `Filter` is what the caller gives, with these two.
  const need = filter && listNeed(document, { ...filter, page, limit } as Filter);
  const freshness = useFreshness(need, freshFor);
  const { data, error, loading, refetch } = useQuery(
    need?.query ?? NOTHING,
    need ? { variables: need.variables, ...freshness, context } : skipToken,
  );
  // Apollo's masking types cannot see through a generic row.
  const answer = need && (data as { page: ListPage<Row> | null } | undefined)?.page;
  useNotBeyond(address, answer && answer.total > 0 ? answer.last_page : null);

  return {
    rows: answer?.data ?? [],
    from: answer?.from ?? null,
    to: answer?.to ?? null,
    total: answer?.total ?? 0,
    page,
    lastPage: answer?.last_page ?? 1,
    limit,
    isLoading: need !== null && !answer && (loading || !error),
    error,
    go,
    resize,
    retry: quietly(refetch),
  };
}
