import { kecamatanAt } from '@/entities/wilayah';
import { type PeriodeOf, periodeAt } from '@/features/pick-periode';
import type { ListNeed, Needs } from '@/shared/api';

/** What is reported of a place, period by period. */
export interface Report<Row> extends PeriodeOf {
  /** The rows of a period; those of the whole regency ask for no sub-district. */
  rows: (periodeId: number, kecamatanId: number) => ListNeed<Row>;
}

/** In the place of a sub-district's id where a report is the whole regency's. */
export const KABUPATEN = 0;

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
