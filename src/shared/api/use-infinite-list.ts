import { NetworkStatus } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { ListDocument } from './page';

export interface InfiniteList<Row> {
  rows: readonly Row[];
  /** The first page is on its way. */
  isLoading: boolean;
  isLoadingMore: boolean;
  error: Error | undefined;
  hasMore: boolean;
  /** Asks for the page that follows; does nothing while one is on its way or none follows. */
  loadMore: () => void;
  /** Asks again for what failed. */
  retry: () => void;
}

/** A list that grows page by page along `next_page_url`. A null filter means there is nothing to ask yet. */
export function useInfiniteList<Row, Filter>(
  document: ListDocument<Row, Filter>,
  filter: Filter | null,
): InfiniteList<Row> {
  const { data, error, networkStatus, fetchMore, refetch } = useQuery(
    document,
    filter === null ? skipToken : { variables: { filter }, notifyOnNetworkStatusChange: true },
  );
  // Apollo's masking types cannot see through a generic row.
  const answered = data as { page: { data: Row[]; next_page_url: string | null } | null } | undefined;
  // A query that is no longer asked keeps its last answer.
  const page = filter === null ? null : answered?.page;
  const isLoadingMore = networkStatus === NetworkStatus.fetchMore;
  const next = page?.next_page_url;
  // Of a page that follows only its asker hears why it did not come.
  const [missed, setMissed] = useState<{ url: string; error: Error }>();
  const moreError = missed?.url === next && !isLoadingMore ? missed?.error : undefined;
  // A slow phone scrolls on before it has drawn that more was asked for.
  const askedOn = useRef<typeof page>(null);
  const more = () => {
    if (!next || isLoadingMore) return;
    askedOn.current = page;
    fetchMore({ context: { nextPageUrl: next, queryDeduplication: false } }).catch((error) =>
      setMissed({ url: next, error }),
    );
  };

  return {
    rows: page?.data ?? [],
    isLoading: filter !== null && !page && !error,
    isLoadingMore,
    error: error ?? moreError,
    hasMore: Boolean(next),
    loadMore: () => {
      if (!error && !moreError && askedOn.current !== page) more();
    },
    retry: () => {
      if (page) more();
      else
        refetch().catch(() => {
          // The failure reaches the screen as `error`.
        });
    },
  };
}
