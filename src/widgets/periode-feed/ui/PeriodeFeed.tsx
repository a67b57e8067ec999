import type { ReactNode } from 'react';
import type { InfiniteList } from '@/shared/api';
import { useScrollEnd } from '@/shared/lib/scroll';
import { EmptyState, type WayOn } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LongList } from '@/shared/ui/long-list';
import { Skeletons } from '@/shared/ui/skeleton';
import css from './periode-feed.module.css';

interface PeriodeFeedProps<Row> {
  /** What decides the rows: the period, perhaps more. Stays under the header. */
  picker: ReactNode;
  list: InfiniteList<Row>;
  /** What is said when there are no rows. */
  empty: ReactNode;
  /** The way on from there. */
  wayOn: WayOn | undefined;
  skeletons: number;
  /** What a card looks like while it is on its way. */
  shape?: 'logo' | 'teks';
  /** For cards that are a table on a desk: its head, and the class of their list. */
  table?: { head: ReactNode; className: string | undefined };
  card: (row: Row) => ReactNode;
}

/** A grid of cards under a period dropdown, loaded page by page (spec section 2, five screens). */
export function PeriodeFeed<Row extends { id: number }>({
  picker,
  list,
  empty,
  wayOn,
  skeletons,
  shape = 'logo',
  table = { head: null, className: css['kisi'] },
  card,
}: PeriodeFeedProps<Row>) {
  useScrollEnd(list.loadMore);
  const isBlank = list.rows.length === 0 && !list.isLoading && !list.isLoadingMore && !list.error;
  return (
    <>
      <div className={css['pemilih']}>{picker}</div>
      {isBlank ? (
        <EmptyState wayOn={wayOn}>{empty}</EmptyState>
      ) : (
        <>
          {list.rows.length > 0 && table.head}
          <LongList rows={list.rows} className={table.className} item={card}>
            {(list.isLoading || list.isLoadingMore) && (
              <Skeletons count={skeletons} shape={shape} className={css['bayangan']} />
            )}
          </LongList>
        </>
      )}
      {list.error && <ErrorState error={list.error} onRetry={list.retry} />}
    </>
  );
}
