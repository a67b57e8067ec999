import { NetworkStatus } from '@apollo/client';
import { useRef, useState } from 'react';
import type { ListNeed } from './need';
import { type Asked, useAnswer } from './use-need';

export interface InfiniteList<Row> extends Asked {
  rows: readonly Row[];
  isLoadingMore: boolean;
  hasMore: boolean;
  /** Of products: the number of the first that comes by price in a list by time (contract/envelope.ts). */
  termurahSejak: number | undefined;
  /** Asks for the page that follows; does nothing while one is on its way or none follows. */
  loadMore: () => void;
}

/** A list that grows page by page along `next_page_url`. Without a need there is nothing to ask yet. */
export function useInfiniteList<Row>(need: ListNeed<Row> | null | undefined): InfiniteList<Row> {
  const { data, error, networkStatus, fetchMore, retry } = useAnswer(need, { notifyOnNetworkStatusChange: true });
  const page = data?.page;
  const isLoadingMore = networkStatus === NetworkStatus.fetchMore;
  const next = page?.next_page_url;
  // Apollo tells only the caller of `fetchMore` why a page did not come.
  const [missed, setMissed] = useState<{ url: string; error: Error }>();
  const moreError = missed?.url === next && !isLoadingMore ? missed?.error : undefined;
  // On a slow phone the list's end is reached again before `isLoadingMore` is drawn.
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
    isLoading: Boolean(need) && !page && !error,
    isLoadingMore,
    error: error ?? moreError,
    hasMore: Boolean(next),
    termurahSejak: page?.termurah_sejak,
    loadMore: () => {
      if (!error && !moreError && askedOn.current !== page) more();
    },
    retry: page ? more : retry,
  };
}
