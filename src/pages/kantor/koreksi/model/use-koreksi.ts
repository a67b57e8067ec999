import { currentForPetugas } from '#contract/formulas/periode/kini.ts';
import { urutLaporan } from '#contract/limits.ts';
import { allPeriodes } from '@/entities/periode';
import { allKecamatan } from '@/entities/wilayah';
import { currentUnlessChosen, type PeriodeChoice } from '@/features/pick-periode';
import { asUser, type ListDocument, useNeed, usePagedList, useWholeList } from '@/shared/api';
import { useHariIni } from '@/shared/config';
import { useAddressParams, useUrlSearch } from '@/shared/lib/browser';
import { allPetugas } from '../api/petugas';
import { type Report, type ReportRow, reports, tabelIn } from '../config/reports';

const FIRST = 'harga_pangan';

const idIn = (text: string | null): number => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

/** Which rows the room shows. The address tells all of it, so that back, refresh and a sent link keep it. */
export function useKoreksi() {
  const [params, change] = useAddressParams();
  const search = useUrlSearch();
  const tabel = tabelIn(params.get('laporan')) ?? FIRST;
  const [, laporan] = reports[tabel];
  const kecamatan = useWholeList(laporan.isWide ? null : allKecamatan);
  const kecamatanId = laporan.isWide ? 0 : idIn(params.get('kecamatan'));
  const petugas = useWholeList(allPetugas, { context: asUser });
  const petugasId = idIn(params.get('petugas'));
  const urut = urutLaporan.find((one) => one === params.get('urut')) ?? '';

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
  const current = currentForPetugas(periodes, useHariIni());
  const periode: PeriodeChoice = {
    ...asking,
    periodes,
    current,
    periodeId: currentUnlessChosen({ asked: params.get('periode'), stored: null, periodes, current }),
    choose: (id) => put({ periode: String(id) }),
  };
  const filters = {
    ...(kecamatanId && { kecamatan_id: kecamatanId }),
    ...(petugasId && { user_id: petugasId }),
    ...(search.query && { search: search.query }),
  };
  const list = useRows(laporan, periode.periodeId, { ...filters, ...(urut && { urut }) });

  return {
    tabel,
    laporan,
    kecamatan: kecamatan.rows,
    kecamatanId,
    petugas: petugas.rows,
    petugasId,
    urut,
    /** Changes with each filter, and not with the order. */
    question: JSON.stringify([tabel, periode.periodeId, filters]),
    isNarrowed: Object.keys(filters).length > 0,
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
    choosePetugas: (id: string) => put({ petugas: id }),
    chooseUrut: (next: string) => put({ urut: next }),
    showAll: () => {
      search.clear();
      put({}, ['kecamatan', 'petugas', 'query']);
    },
  };
}

/** A page of a report's rows: the list that its own screens ask for, of one place or of all. */
function useRows(laporan: Report, periodeId: number, filters: object) {
  const { query, variables } = laporan.all(periodeId, 0);
  const { limit: _, kecamatan_id: __, ...filter } = variables['filter'] as Record<string, unknown>;
  return usePagedList(
    // It answers a page, and takes any of its filters.
    query as unknown as ListDocument<ReportRow, object>,
    periodeId ? { ...filter, ...filters } : null,
  );
}
