import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { Laporan, LaporanShape, Tempat } from '@/entities/laporan';
import type { Periode } from '@/entities/periode';
import { findColumns } from '@/features/import-laporan/model/columns';
import { counted, judgeAll } from '@/features/import-laporan/model/judge-all';
import type { Known } from '@/features/import-laporan/model/known';
import { laporanSource } from '@/features/import-laporan/model/laporan-source';
import { plainName } from '@/features/import-laporan/model/names';
import { rawRows } from '@/features/import-laporan/model/raw-row';
import { hargaKutaiBarat, hargaPerKecamatan } from '@/features/manage-harga-pangan';
import { ketersediaanPangan } from '@/features/manage-ketersediaan-pangan';
import { luasTanam } from '@/features/manage-luas-tanam';
import { timbangBalita } from '@/features/manage-timbang-balita';
import { readTable } from '@/shared/spreadsheet/read-table';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';

let api: TestApi;
let superadmin: Caller;
beforeAll(async () => {
  api = await openApi();
  const ids = await api.db.selectFrom('komoditi').select('id').execute();
  for (const [at, { id }] of ids.entries()) {
    await api.db.updateTable('komoditi').set({ nama_komoditi: names[at] }).where('id', '=', id).execute();
  }
  superadmin = await callerOf(api, 'superadmin');
});

/** What a commodity may be called at worst; no two are read as one. */
const names = fc.sample(
  fc.uniqueArray(
    fc
      .tuple(
        fc.constantFrom('', '=', '-', '+', '@', "'", "'=", ' ', '_x0041_', '_x005F_', '"', ';', '<b>&amp;', '\ufeff'),
        fc.stringMatching(/^[A-Za-z0-9]{3,12}$/),
        fc.constantFrom('', ',5', ' (kg)', '"', ';', '_x000D_', '\nbaru', " l'a"),
      )
      .map((parts) => parts.join('')),
    { minLength: 100, maxLength: 100, selector: plainName },
  ),
  { numRuns: 1, seed: 18 },
)[0] as string[];

async function rowsOf<Row>(path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { body } = await superadmin.send('GET', `${path}limit=${limits.page.max}&page=${page}`);
    const { data } = body as { data: { data: Row[]; last_page: number } };
    pages = data.last_page;
    rows.push(...data.data);
  }
  return rows;
}

type AnyLaporan = Laporan<LaporanShape>;

const periodeIn = ({ jenis }: AnyLaporan, id: number) => `periode_${jenis.replaceAll('-', '_')}_id=${id}`;

/** A report's path, a period of it, and the list of what may be entered. */
const reports: [path: string, periode: number, named: string, laporan: unknown][] = [
  ['harga-pangan', 40, 'komoditi', hargaPerKecamatan],
  ['harga-pangan-kutai-barat', 40, 'komoditi', hargaKutaiBarat],
  ['ketersediaan-pangan', 11, 'pangan', ketersediaanPangan],
  ['luas-tanam', 11, 'desa-kelurahan', luasTanam],
  ['timbang-balita', 11, 'desa-kelurahan', timbangBalita],
];

async function knownOf(path: string, id: number, named: string, laporan: AnyLaporan): Promise<Known<LaporanShape>> {
  const tempat = laporan.isWide ? [{ id: 0, nama_kecamatan: 'Kutai Barat' }] : await rowsOf<Tempat>('/kecamatan?');
  const { body } = await superadmin.send('GET', `/periode-${laporan.jenis}/${id}`);
  const subjects = await rowsOf<{ id: number; kecamatan_id?: number }>(`/${named}?`);
  const inPlace = (place: number) => subjects.filter(({ kecamatan_id = place }) => kecamatan_id === place);
  return {
    laporan,
    periode: (body as { data: Periode }).data,
    userId: superadmin.id,
    tempat,
    subjects: new Map(tempat.map((place) => [place.id, inPlace(place.id)])),
    filled: { rows: await rowsOf(`/${path}?${periodeIn(laporan, id)}&`), readAt: Date.now() },
    before: [],
    items: [],
  };
}

test.each(reports)('%s: what is exported and imported again changes nothing', async (path, periode, named, report) => {
  const laporan = report as AnyLaporan;
  const known = await knownOf(path, periode, named, laporan);
  const { columns, judging } = laporanSource(known);
  for (const format of ['xlsx', 'csv']) {
    const answer = await api.fetch(`/api/${path}?${periodeIn(laporan, periode)}&format=${format}`, {
      headers: { Authorization: `Bearer ${superadmin.token}` },
    });
    const read = await readTable(new Uint8Array(await answer.arrayBuffer()));
    if ('refused' in read) throw new Error(read.refused);
    const found = findColumns(read.table, columns);
    if (!found) throw new Error('no head');
    expect(found.missing).toEqual([]);
    const { rows } = rawRows(read.table, found, columns, {});
    const judged = await judgeAll(await judging(), rows, undefined, new AbortController().signal);
    expect(judged.filter(({ kind }) => kind !== 'sama').map(({ raw, reasons }) => [raw, reasons])).toEqual([]);
    expect(counted(judged).sama).toBe(known.filled.rows.length);
    expect(judged.length).toBeGreaterThan(10);
  }
});
