import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { routes } from '#contract/routes.ts';
import { PickPeriode, wayToCurrent } from '@/features/pick-periode';
import { useOverlay } from '@/shared/lib/browser';
import { useScrollEnd } from '@/shared/lib/scroll';
import { whenCalm } from '@/shared/lib/timing';
import type { WayOn } from '@/shared/ui/Button';
import { cardGrid } from '@/shared/ui/card';
import { DetailDialog } from '@/shared/ui/DetailDialog';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LongList } from '@/shared/ui/long-list';
import { Skeletons } from '@/shared/ui/Skeletons';
import { preloadSheet } from '@/shared/ui/sheet';
import { toast } from '@/shared/ui/toaster';
import type { PlaceReport } from '../model/report';
import css from './place-feed.module.css';

export interface FeedWords {
  /** Said where nothing is reported, and where there is no such place. */
  none: string;
  /** Said as long as no period is chosen, and where there is none to choose from. */
  unchosen: string;
  noPeriode: string;
  periodeFailed: string;
  /** `what` is a detail that was open when its page was read anew; undefined says nothing. */
  failed: (what: 'data' | 'detail', rows: readonly unknown[]) => string | undefined;
}

/** How the list looks, also while it is on its way. */
export interface FeedLook {
  skeletons: number;
  shape: 'logo' | 'teks';
  head: ReactNode;
  className: string | undefined;
}

const keBeranda = ['Ke beranda', routes.home] as const;

const cards: FeedLook = { skeletons: 5, shape: 'logo', head: null, className: cardGrid };

interface PlaceFeedProps<Row> {
  report: PlaceReport<Row>;
  words: FeedWords;
  /** Where a period has no rows: the other places, or all rows again. */
  wayOn: WayOn;
  card: (row: Row, onOpen: () => void) => ReactNode;
  /** What a card opens. */
  detail: (row: Row) => Omit<ComponentProps<typeof DetailDialog>, 'onClose'>;
  look?: FeedLook;
  /** A further choice beside the period. */
  search?: { field: ReactNode; matches: (row: Row) => boolean };
  /** What stands below the list. */
  children?: ReactNode;
  /** How rows are shown otherwise than the server lists them, once all of them are there. */
  arrange?: { field: ReactNode; of: (rows: readonly Row[]) => readonly Row[] };
}

/** A place's report: its period, a card for each row, loaded page by page, and the card's detail (spec section 2, five screens). */
export function PlaceFeed<Row extends { id: number }>(props: PlaceFeedProps<Row>) {
  const { report, words, wayOn, card, detail, look = cards, search, arrange, children } = props;
  const { periode, list, isUnknown } = report;
  const overlay = useOverlay();
  const opened = list.rows.find(({ id }) => id === overlay.opened);
  const matching = search ? list.rows.filter(search.matches) : list.rows;
  const rows = arrange && !list.hasMore ? arrange.of(matching) : matching;
  const below = useRef<HTMLDivElement>(null);
  // What stands below comes after the first rows: before, they would push it away under the reader.
  const [isBegun, setBegun] = useState(!list.isLoading);
  if (!isBegun && !list.isLoading) setBegun(true);
  useScrollEnd(list.loadMore, below);
  useEffect(() => whenCalm(preloadSheet), []);
  const error = periode.error ?? list.error;
  const failed = words.failed(overlay.opened === null ? 'data' : 'detail', list.rows);
  const said = periode.error ? words.periodeFailed : failed;
  useEffect(() => {
    if (error && said && !isUnknown) toast.error(said);
  }, [error, said, isUnknown]);

  if (isUnknown) return <EmptyState wayOn={wayOn}>{words.none}</EmptyState>;
  const isBlank = rows.length === 0 && !list.isLoading && !list.isLoadingMore && !list.error;
  const unchosen = periode.periodes.length > 0 ? words.unchosen : words.noPeriode;
  const toPeriode = wayToCurrent(periode) ?? keBeranda;
  return (
    <>
      <div className={css['pemilih']}>
        <PickPeriode {...periode} />
        {search?.field}
      </div>
      {arrange?.field}
      {isBlank ? (
        <EmptyState wayOn={periode.periodeId ? wayOn : toPeriode}>
          {periode.periodeId ? words.none : unchosen}
        </EmptyState>
      ) : (
        <>
          {rows.length > 0 && look.head}
          <LongList rows={rows} className={look.className} item={(row) => card(row, () => overlay.open(row.id))}>
            {(list.isLoading || list.isLoadingMore) && (
              <Skeletons count={look.skeletons} shape={look.shape} className={css['bayangan']} />
            )}
          </LongList>
        </>
      )}
      {list.error && <ErrorState error={list.error} onRetry={list.retry} />}
      <div ref={below}>{isBegun && children}</div>
      {opened && <DetailDialog {...detail(opened)} onClose={overlay.close} />}
    </>
  );
}
