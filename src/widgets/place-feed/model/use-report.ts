import type { useKecamatan } from '@/entities/wilayah';
import { type PeriodeChoice, usePeriode } from '@/features/pick-periode';
import { type InfiniteList, useInfiniteList } from '@/shared/api';
import { KABUPATEN, type Report } from './report';

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
  const periode = usePeriode(report);
  const placeId = kecamatan ? kecamatan.place?.id : KABUPATEN;
  const isAsked = placeId !== undefined && periode.periodeId !== 0;
  const list = useInfiniteList(isAsked ? report.rows(periode.periodeId, placeId) : null);
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
