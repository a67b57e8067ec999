import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KABUPATEN } from '#contract/summaries/periode-terkini.ts';
import { kecamatanAt, type useKecamatan } from '@/entities/wilayah';
import { type PeriodeChoice, type PeriodeOf, periodeAt, usePeriode } from '@/features/pick-periode';
import { type InfiniteList, type ListNeed, type Needs, type Read, useInfiniteList } from '@/shared/api';

/** What is reported of a place, period by period. */
export interface Report<Row> extends PeriodeOf {
  /** The rows of a period; those of the whole regency ask for no sub-district. */
  rows: (periodeId: number, kecamatanId: number) => ListNeed<Row>;
  /** Where rows may be shown in another order, or some of them: only a whole list can be. */
  arranged?: {
    isAsked: (query: URLSearchParams) => boolean;
    /** The same rows, as many as one answer takes. */
    rows: Report<Row>['rows'];
  };
}

async function readRows(
  read: Read,
  { rows, arranged }: Report<unknown>,
  query: URLSearchParams,
  ...of: [periodeId: number, kecamatanId: number]
): Promise<void> {
  const first = await read(rows(...of));
  if (first?.page?.next_page_url && arranged?.isAsked(query)) await read(arranged.rows(...of));
}

/** The needs of a page that shows the report of the sub-district in its address. */
export const needsOfKecamatan =
  (report: Report<unknown>): Needs =>
  async (read, address) => {
    const place = kecamatanAt(read, address);
    const id = place.then((kecamatan) => kecamatan?.id);
    const [kecamatan, periodeId] = await Promise.all([place, periodeAt(read, address, report, id)]);
    if (!kecamatan) return 404;
    if (periodeId) await readRows(read, report, address.query, periodeId, kecamatan.id);
    return 200;
  };

/** The needs of a page that shows the whole regency's report. */
export const needsOfKabupaten =
  (report: Report<unknown>): Needs =>
  async (read, address) => {
    const periodeId = await periodeAt(read, address, report, Promise.resolve(KABUPATEN));
    if (periodeId) await readRows(read, report, address.query, periodeId, KABUPATEN);
    return 200;
  };

type Kecamatan = ReturnType<typeof useKecamatan>;

/** A report on screen. */
export interface PlaceReport<Row> {
  periode: PeriodeChoice;
  /** It waits for the place and the period: while they load it loads, and when they fail it fails. */
  list: InfiniteList<Row>;
  /** The address names a place that is not there, or no longer. */
  isUnknown: boolean;
}

/** Follows a report of a sub-district; null means the whole regency's. */
export function useReport<Row>(report: Report<Row>, kecamatan: Kecamatan | null): PlaceReport<Row> {
  const placeId = kecamatan ? kecamatan.place?.id : KABUPATEN;
  const periode = usePeriode(report, placeId);
  const isAsked = placeId !== undefined && periode.periodeId !== 0;
  const list = useRows(report, isAsked ? [periode.periodeId, placeId] : null);
  const before = kecamatan ? [kecamatan, periode] : [periode];
  const failed = before.filter(({ error }) => error);
  return {
    periode,
    list: {
      ...list,
      isLoading: failed.length === 0 && (list.isLoading || before.some(({ isLoading }) => isLoading)),
      error: failed[0]?.error ?? list.error,
      retry: () => {
        // Without signal all of them fail, and one tap is meant for all.
        for (const { retry } of failed.length > 0 ? failed : [list]) retry();
      },
    },
    isUnknown: kecamatan?.isUnknown ?? false,
  };
}

/** The rows page by page, or all of them where the address asks for an order of its own. */
function useRows<Row>({ rows, arranged }: Report<Row>, of: Parameters<Report<Row>['rows']> | null): InfiniteList<Row> {
  const [query] = useSearchParams();
  const isArranged = arranged?.isAsked(query) ?? false;
  const first = useInfiniteList(of && rows(...of));
  const isShort = isArranged && first.hasMore;
  const whole = useInfiniteList(of && isShort ? arranged?.rows(...of) : null);
  const list = isShort ? whole : first;
  const isMissing = isArranged && list.hasMore && !list.isLoadingMore && !list.error;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `loadMore` is a new function with each render
  useEffect(() => {
    if (isMissing) list.loadMore();
  }, [isMissing]);
  return list;
}
