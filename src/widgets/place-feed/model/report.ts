import { kecamatanAt, type useKecamatan } from '@/entities/wilayah';
import { type PeriodeChoice, type PeriodeOf, periodeAt, usePeriode } from '@/features/pick-periode';
import { type InfiniteList, type ListNeed, type Needs, useInfiniteList } from '@/shared/api';

/** What is reported of a place, period by period. */
export interface Report<Row> extends PeriodeOf {
  /** The rows of a period; those of the whole regency ask for no sub-district. */
  rows: (periodeId: number, kecamatanId: number) => ListNeed<Row>;
}

/** In the place of a sub-district's id where a report is the whole regency's. */
const KABUPATEN = 0;

/** The needs of a page that shows the report of the sub-district in its address. */
export const needsOfKecamatan =
  (report: Report<unknown>): Needs =>
  async (read, address) => {
    const [kecamatan, periodeId] = await Promise.all([kecamatanAt(read, address), periodeAt(read, address, report)]);
    if (!kecamatan) return 404;
    if (periodeId) await read(report.rows(periodeId, kecamatan.id));
    return 200;
  };

/** The needs of a page that shows the whole regency's report. */
export const needsOfKabupaten =
  (report: Report<unknown>): Needs =>
  async (read, address) => {
    const periodeId = await periodeAt(read, address, report);
    if (periodeId) await read(report.rows(periodeId, KABUPATEN));
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
