import { beforeAll, expect, test } from 'vitest';
import type { SheetColumn } from '#contract/resource.ts';
import { rekapKecamatan } from '#contract/resources/kecamatan.ts';
import { rekapKetersediaanPangan } from '#contract/resources/ketersediaan-pangan.ts';
import { resources } from '../../../server/resources/index.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { csvRows, inCsv, inXlsx, valuesOf, xlsxRows } from '../../support/api/files.ts';
import { thinReports } from '../../support/api/many-rows.ts';

let api: TestApi;
let superadmin: Caller;
beforeAll(async () => {
  api = await openApi();
  await thinReports(api);
  superadmin = await callerOf(api, 'superadmin');
});

const sheetOf = (path: string): readonly SheetColumn[] => {
  const { resource } = resources.find((one) => one.resource.path === path)!;
  return resource.sheet;
};

const lists: [path: string, sheet: readonly SheetColumn[]][] = [
  ...resources.map(({ resource }): [string, readonly SheetColumn[]] => [`${resource.path}?`, resource.sheet]),
  ['/harga-pangan/melak?', sheetOf('/harga-pangan')],
  ['/harga-pangan?nama_komoditi=beras&nama_kecamatan=melak&', sheetOf('/harga-pangan')],
  ['/harga-pangan?periode_harga_pangan_id=40&', sheetOf('/harga-pangan')],
  ['/harga-pangan?id=2&', sheetOf('/harga-pangan')],
  ['/harga-pangan?search=tidak ada yang begini&', sheetOf('/harga-pangan')],
  ['/timbang-balita?periode_id=11&kecamatan_id=9&', sheetOf('/timbang-balita')],
  ['/ketersediaan-pangan?rekap=kabupaten&', rekapKetersediaanPangan.sheet],
  ['/harga-pangan?rekap=kecamatan&', rekapKecamatan.sheet],
  ['/produk?search=a&', sheetOf('/produk')],
  ['/produk?status=tidak&', sheetOf('/produk')],
  ['/lahan-petani?search=melak&', sheetOf('/lahan-petani')],
  ['/kegiatan-dinas?judul=pasar&', sheetOf('/kegiatan-dinas')],
  ['/periode-harga-pangan?urut=terbaru&', sheetOf('/periode-harga-pangan')],
];

const ask = (path: string) => api.fetch(`/api${path}`, { headers: { Authorization: `Bearer ${superadmin.token}` } });

test.each(lists)('%s: the file has the list’s rows in the list’s order, under its columns', async (path, sheet) => {
  const { data: page } = (await (await ask(`${path}limit=200`)).json()) as {
    data: { data?: object[]; total?: number };
  };
  // With `id=` the list is one row.
  const rows = page.data ?? [page];
  const total = page.total ?? 1;
  const titles = sheet.map(([title]) => title);

  const csv = csvRows(await (await ask(`${path}format=csv`)).text());
  expect(csv[0]).toEqual(titles);
  expect(csv).toHaveLength(total + 1);
  expect(csv.slice(1, rows.length + 1)).toEqual(rows.map((row) => valuesOf(row, sheet).map(inCsv)));

  const xlsx = await xlsxRows(new Uint8Array(await (await ask(`${path}format=xlsx`)).arrayBuffer()), sheet.length);
  expect(xlsx[0]).toEqual(titles);
  expect(xlsx).toHaveLength(total + 1);
  expect(xlsx.slice(1, rows.length + 1)).toEqual(rows.map((row) => valuesOf(row, sheet).map(inXlsx)));

  const json = (await (await ask(`${path}format=json`)).json()) as object[];
  const names = sheet.map(([, field]) => field.split('.').at(-1));
  expect(json).toHaveLength(total);
  expect(json.slice(0, rows.length)).toEqual(
    rows.map((row) => Object.fromEntries(valuesOf(row, sheet).map((value, at) => [names[at], value]))),
  );
});

test('/jejak: a superadmin has what happened as a file too', async () => {
  await superadmin.send('POST', '/pangan', { nama_pangan: 'Sagu Jejak' });
  const [titles, newest] = csvRows(await (await ask('/jejak?format=csv')).text());
  expect(titles).toEqual(['Waktu (UTC)', 'Akun', 'Alamat', 'Perbuatan', 'Tabel', 'Baris', 'Nama', 'Keterangan']);
  expect(newest).toEqual(expect.arrayContaining(['superadmin', 'tambah', 'pangan', 'Sagu Jejak']));
});

test('in a file stand names, never the numbers of other rows or addresses of pictures', () => {
  for (const { resource } of resources) {
    const said = resource.sheet.map(([, field]) => field);
    expect(said.filter((field) => /(^|[._])id$|_url$|^revisi$/.test(field) && field !== 'lahan_id')).toEqual([]);
    expect(new Set(resource.sheet.map(([title]) => title)).size).toBe(resource.sheet.length);
    expect(new Set(said.map((field) => field.split('.').at(-1))).size).toBe(resource.sheet.length);
  }
});
