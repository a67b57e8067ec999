import { allPeriodes } from '@/entities/periode';
import { allKecamatan } from '@/entities/wilayah';
import { lastUnlessChosen, type PeriodeChoice } from '@/features/pick-periode';
import { type ListDocument, useNeed, usePagedList, useWholeList } from '@/shared/api';
import { useAddressParams, useUrlSearch } from '@/shared/lib/browser';
import { type Report, type ReportRow, reports, tabelIn } from '../config/reports';

const FIRST = 'harga_pangan';

/** Which rows the room shows. The address tells all of it, so that back, refresh and a sent link keep it. */
export function useKoreksi() {
  const [params, change] = useAddressParams();
  const search = useUrlSearch();
  const tabel = tabelIn(params.get('laporan')) ?? FIRST;
  const [, laporan] = reports[tabel];
  const kecamatan = useWholeList(laporan.isWide ? null : allKecamatan);
  const asked = Number(params.get('kecamatan'));
  const kecamatanId = !laporan.isWide && Number.isInteger(asked) && asked > 0 ? asked : 0;

  const put = (given: Readonly<Record<string, string>>, without: readonly string[] = []) =>
    change((next) => {
      for (const name of ['halaman', ...without]) next.delete(name);
      for (const [name, value] of Object.entries(given)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
    });

  const { data, ...asking } = useNeed(allPeriodes(laporan.jenis));
  const periodes = data?.page?.data ?? [];
  const periode: PeriodeChoice = {
    ...asking,
    periodes,
    periodeId: lastUnlessChosen({ asked: params.get('periode'), stored: null, periodes }),
    choose: (id) => put({ periode: String(id) }),
  };
  const list = useRows(laporan, periode.periodeId, kecamatanId, search.query);

  return {
    tabel,
    laporan,
    kecamatan: kecamatan.rows,
    kecamatanId,
    periode,
    opened: periodes.find(({ id }) => id === periode.periodeId) ?? null,
    search,
    list: { ...list, isLoading: list.isLoading || periode.isLoading, error: list.error ?? asking.error },
    /** Periods are those of a kind of report, and what was searched for stood in its rows. */
    chooseLaporan: (next: string) => {
      search.clear();
      put({ laporan: next }, ['periode', 'query']);
    },
    chooseKecamatan: (id: string) => put({ kecamatan: id === '0' ? '' : id }),
  };
}

/** A page of a report's rows: the list that its own screens ask for, of one place or of all. */
function useRows(laporan: Report, periodeId: number, kecamatanId: number, search: string) {
  const { query, variables } = laporan.all(periodeId, kecamatanId);
  const { limit: _, kecamatan_id, ...filter } = variables['filter'] as Record<string, unknown>;
  return usePagedList(
    // It answers a page, and takes any of its filters.
    query as unknown as ListDocument<ReportRow, object>,
    periodeId ? { ...filter, ...(kecamatanId && { kecamatan_id }), ...(search && { search }) } : null,
  );
}
