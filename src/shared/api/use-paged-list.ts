import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { asUser } from './as-user';
import type { ListDocument, ListPage } from './page';
import { useFreshness } from './use-freshness';

/** Rows a page (spec section 9). */
export const pageSizes = [10, 20, 50, 100] as const;

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
  /** Changes the rows a page, which leads back to the first page (spec section 2). */
  resize: (limit: number) => void;
  retry: () => void;
}

interface PagedOptions {
  /** `asUser` where the rows are the caller's own. */
  context?: typeof asUser;
  /** How long an answer is not asked for again, in milliseconds (rulings 19). */
  freshFor?: number;
  /** What the document asks for besides its filter. */
  more?: object;
}

/**
 * One page of a list, and the way to the others. Page and size stand in the address (`halaman`, `baris`), so that back,
 * refresh and a sent link keep them. A null filter means there is nothing to ask yet.
 */
export function usePagedList<Row, Filter extends object>(
  document: ListDocument<Row, Filter>,
  filter: Omit<Filter, 'page' | 'limit'> | null,
  { context, freshFor = 0, more }: PagedOptions = {},
): PagedList<Row> {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('halaman'))) || 1);
  const asked = Number(params.get('baris'));
  const limit = pageSizes.find((size) => size === asked) ?? pageSizes[0];
  // The two are what Filter has besides.
  const variables = filter === null ? null : { ...more, filter: { ...filter, page, limit } as Filter };
  const freshness = useFreshness(document, variables, freshFor);
  const { data, error, loading, refetch } = useQuery(
    document,
    variables === null ? skipToken : { variables, ...freshness, context },
  );
  // Apollo's masking types cannot see through a generic row; a query that is no longer asked keeps its last answer.
  const answer = filter === null ? null : (data as { page: ListPage<Row> | null } | undefined)?.page;
  const change = (name: string, value: number, without?: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (without) next.delete(without);
        next.set(name, String(value));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  // A page that has gone, with its last row or since the link was sent, leads to the one before it.
  const isBeyond = answer != null && answer.total > 0 && page > answer.last_page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is another function with each render
  useEffect(() => {
    if (isBeyond) change('halaman', answer.last_page);
  }, [isBeyond, answer?.last_page]);

  return {
    rows: answer?.data ?? [],
    from: answer?.from ?? null,
    to: answer?.to ?? null,
    total: answer?.total ?? 0,
    page,
    lastPage: answer?.last_page ?? 1,
    limit,
    isLoading: filter !== null && !answer && (loading || !error),
    error,
    go: (next) => change('halaman', next),
    resize: (size) => change('baris', size, 'halaman'),
    retry: () => {
      refetch().catch(() => {
        // The failure reaches the screen as `error`.
      });
    },
  };
}
