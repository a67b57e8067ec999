import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { Laporan, LaporanShape, Tempat } from '@/entities/laporan';
import type { Periode } from '@/entities/periode';
import { counted } from '@/features/import-laporan/model/judge-all';
import type { Known } from '@/features/import-laporan/model/known';
import { laporanSource } from '@/features/import-laporan/model/laporan-source';
import { readFile } from '@/features/import-laporan/model/read-file';
import { hargaKutaiBarat, hargaPerKecamatan } from '@/features/manage-harga-pangan';
import { ketersediaanPangan } from '@/features/manage-ketersediaan-pangan';
import { luasTanam } from '@/features/manage-luas-tanam';
import { timbangBalita } from '@/features/manage-timbang-balita';
import { spelling } from '@/shared/office-file';
import type { Table } from '@/shared/spreadsheet';
import { readCsv } from '@/shared/spreadsheet/read-csv';
import { readTable } from '@/shared/spreadsheet/read-table';
import { writeTable } from '@/shared/spreadsheet/write-table';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { workbookFaults } from '../../support/berkas/workbook-faults.ts';

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
    { minLength: 100, maxLength: 100, selector: spelling },
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
    kecamatan: [],
    namaLain: [],
  };
}

/** In what an office may lay our own table out anew. */
const layouts = fc.record({
  order: fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
  above: fc.subarray([['DINAS PANGAN'], ['Laporan', 'bulanan'], ['']]),
  groups: fc.nat(2),
  nama: fc.constantFrom('Sheet1', 'Rekap', 'Data 2'),
  separator: fc.constantFrom(',', ';', '\t', '|'),
  isText: fc.boolean(),
});
type Layout = typeof layouts extends fc.Arbitrary<infer Value> ? Value : never;

/** Moves columns, and puts lines above the head: a letterhead, or groups that name nothing. */
function laidOut({ rows }: Table, { order, above, groups, nama, separator, isText }: Layout): Table {
  const [head = []] = rows;
  const places = head.map((_, at) => at).sort((a, b) => (order[a] ?? 0) - (order[b] ?? 0) || a - b);
  const moved = rows.map((row) => places.map((place) => row[place] ?? null));
  const titles = Array.from({ length: groups }, (_, level) => places.map((_, at) => `Bagian ${level + 1}${at % 2}`));
  const all = [...above, ...titles, ...moved];
  const special = { marks: new Map(), shown: new Map(), hidden: { rows: [], columns: [] } };
  if (!isText) return { ...{ nama, lembar: [nama], rows: all }, ...special };
  const written = (cell: unknown) => (typeof cell === 'number' ? String(cell).replace('.', ',') : String(cell ?? ''));
  const quoted = (cell: unknown) => `"${written(cell).replaceAll('"', '""')}"`;
  const text = all.map((row) => row.map(quoted).join(separator)).join('\r\n');
  return readCsv(new TextEncoder().encode(text));
}

test.each(reports)('%s: what is exported and imported again changes nothing', async (path, periode, named, report) => {
  const laporan = report as AnyLaporan;
  const known = await knownOf(path, periode, named, laporan);
  const source = laporanSource(known, 'Kutai Barat');
  const prepared = await source.prepare();
  const signal = new AbortController().signal;
  const judged = async (table: Table) => {
    const read = await readFile(table, source, prepared, { answers: {}, repairs: {}, place: undefined, signal });
    if ('refused' in read) throw new Error(read.refused);
    return read;
  };
  expect(workbookFaults(await writeTable(await source.template('Pangan & "Kita"')))).toEqual([]);
  for (const format of ['xlsx', 'csv'] as const) {
    const answer = await api.fetch(`/api/${path}?${periodeIn(laporan, periode)}&format=${format}`, {
      headers: { Authorization: `Bearer ${superadmin.token}` },
    });
    const { table, refused } = {
      refused: undefined,
      table: undefined,
      ...(await readTable(new Uint8Array(await answer.arrayBuffer()))),
    };
    if (!table) throw new Error(refused);
    const { rows, office, open } = await judged(table);
    expect(open.map(({ text }) => text)).toEqual([]);
    expect(office.missing).toEqual([]);
    expect(rows.filter(({ kind }) => kind !== 'sama').map(({ raw, reasons }) => [raw, reasons])).toEqual([]);
    expect(counted(rows).sama).toBe(known.filled.rows.length);
    expect(rows.length).toBeGreaterThan(10);
    if (format === 'csv') continue;
    const few = { ...table, rows: table.rows.slice(0, 30) };
    await fc.assert(
      fc.asyncProperty(layouts, async (layout) => {
        const again = await judged(laidOut(few, layout));
        // A layout may raise a question; it never changes a row without one.
        if (again.open.length > 0) return;
        expect(again.rows.filter(({ kind }) => kind !== 'sama').map(({ raw, reasons }) => [raw, reasons])).toEqual([]);
        expect(again.rows).toHaveLength(few.rows.length - 1);
      }),
      { numRuns: 25 },
    );
  }
});
