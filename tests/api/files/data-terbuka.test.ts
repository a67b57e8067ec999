import { beforeAll, describe, expect, test } from 'vitest';
import type { DataTerbuka } from '#contract/summaries/data-terbuka.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { callerOf } from '../../support/api/callers.ts';
import { csvRows } from '../../support/api/files.ts';
import { thinReports } from '../../support/api/many-rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
  await thinReports(api);
});

const catalogue = async () => ((await (await api.fetch('/api/data')).json()) as { data: DataTerbuka }).data;
const tabelOf = async (nama: string) => (await catalogue()).tabel.find((one) => one.nama === nama)!;
const pathOf = (alamat: string) => alamat.replace('http://localhost', '');
const rowsOf = async (path: string) => (await (await api.fetch(path)).json()) as Record<string, unknown>[];

describe('the catalogue', () => {
  test('tells every table that names nobody, reports first, each once', async () => {
    const { tabel } = await catalogue();
    expect(tabel.map(({ nama }) => nama)).toEqual([
      ...['harga-pangan', 'harga-pangan-kutai-barat', 'ketersediaan-pangan', 'timbang-balita', 'luas-tanam'],
      ...[
        'kecamatan',
        'desa-kelurahan',
        'penduduk',
        'pangan',
        'komoditi',
        'nama-lain',
        'periode-harga-pangan',
        'periode-ketersediaan-pangan',
      ],
      ...['periode-timbang-balita', 'periode-luas-tanam', 'slider', 'kegiatan-dinas', 'harga-acuan', 'sasaran-balita'],
    ]);
    expect(JSON.stringify(tabel)).not.toMatch(/no_hp|nama_lengkap|user_id/);
  });

  test('explains each column in the contract’s own words', async () => {
    const { kolom } = await tabelOf('harga-pangan');
    expect(kolom).toContainEqual({
      ...{ judul: 'Harga Eceran', nama: 'harga_eceran', jenis: 'angka', boleh_kosong: false },
      ...{ arti: 'Harga eceran dalam rupiah per satuan', contoh: '68000' },
    });
    expect(kolom).toContainEqual(expect.objectContaining({ nama: 'harga_eceran_sebelumnya', boleh_kosong: true }));
    for (const { kolom: all } of (await catalogue()).tabel) {
      expect(all.filter(({ arti }) => arti === '')).toEqual([]);
    }
  });

  test('says under which licence, and whose names must be told', async () => {
    const { lisensi, sumber } = await catalogue();
    expect(lisensi).toEqual({ nama: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/deed.id' });
    expect(sumber.map(({ nama }) => nama)).toEqual(['idn-area-data (ODbL)']);
    const own = { nama: 'Lisensi Kubar', url: 'https://kubar.example.go.id/lisensi' };
    const other = await openApi({ db: api.db, lisensiData: own });
    expect(((await (await other.fetch('/api/data')).json()) as { data: DataTerbuka }).data.lisensi).toEqual(own);
    // Whoever has kept the catalogue is told of another licence, although no table was written.
    const tag = (await api.fetch('/api/data')).headers.get('ETag')!;
    expect((await other.fetch('/api/data', { headers: { 'If-None-Match': tag } })).status).toBe(200);
  });

  test('counts as many rows as the file has', async () => {
    for (const { baris, berkas } of (await catalogue()).tabel) {
      const whole = berkas.find(({ format, tahun }) => format === 'json' && tahun === null)!;
      expect((await rowsOf(pathOf(whole.alamat))).length).toBe(baris);
    }
  });

  test('is fresh: a change is told with its time, and the tag changes with it', async () => {
    const before = await api.fetch('/api/data');
    const tag = before.headers.get('ETag')!;
    expect((await api.fetch('/api/data', { headers: { 'If-None-Match': tag } })).status).toBe(304);
    const admin = await callerOf(api, 'admin');
    const begun = new Date().toISOString();
    await admin.send('POST', '/pangan', { nama_pangan: 'Sagu Segar' });
    const after = await api.fetch('/api/data', { headers: { 'If-None-Match': tag } });
    expect(after.status).toBe(200);
    const { diubah, baris } = await tabelOf('pangan');
    expect(diubah! >= begun).toBe(true);
    expect(baris).toBe((await rowsOf('/api/pangan?format=json')).length);
  });

  test('of a table that nobody has written since, the latest change is told, not that of the last row', async () => {
    await api.db.deleteFrom('revisi_tabel').where('tabel', '=', 'komoditi').execute();
    const { id } = await api.db.selectFrom('komoditi').select('id').orderBy('id').executeTakeFirstOrThrow();
    const updated_at = '2031-05-06T07:08:09.000Z';
    await api.db.updateTable('komoditi').set({ updated_at }).where('id', '=', id).execute();
    expect((await tabelOf('komoditi')).diubah).toBe(updated_at);
  });

  test('a table without a row has no time and no year', async () => {
    await api.db.deleteFrom('harga_acuan').execute();
    expect(await tabelOf('harga-acuan')).toMatchObject({ baris: 0, diubah: null, tahun: [] });
  });
});

describe('one file a year', () => {
  test('all years together are the whole, none twice', async () => {
    for (const nama of ['harga-pangan', 'harga-pangan-kutai-barat', 'timbang-balita', 'luas-tanam']) {
      const { baris, tahun, berkas } = await tabelOf(nama);
      expect(tahun.length).toBeGreaterThan(1);
      expect(tahun).toEqual(tahun.toSorted().toReversed());
      const years = berkas.filter((one) => one.format === 'json' && one.tahun !== null);
      const sizes = await Promise.all(years.map(async ({ alamat }) => (await rowsOf(pathOf(alamat))).length));
      expect(Math.min(...sizes)).toBeGreaterThan(0);
      expect(sizes.reduce((sum, one) => sum + one, 0)).toBe(baris);
    }
  });

  test('a week belongs to the year of its name, also where it begins in the year before', async () => {
    const { data } = (await (await api.fetch('/api/periode-harga-pangan?limit=200')).json()) as {
      data: { data: { nama_periode: string; tanggal_mulai: string }[] };
    };
    const of2025 = data.data.filter(({ nama_periode }) => nama_periode.endsWith('2025'));
    const rows = await rowsOf('/api/harga-pangan/melak?format=json&tahun=2025');
    expect(data.data.find(({ tanggal_mulai }) => tanggal_mulai === '2025-12-29')?.nama_periode).toContain('2026');
    // Week after week, as they were.
    expect([...new Set(rows.map((row) => row['nama_periode_harga_pangan']))]).toEqual(
      of2025.map(({ nama_periode }) => nama_periode),
    );
  });

  test('the same year as CSV has the same rows', async () => {
    const rows = await rowsOf('/api/luas-tanam?format=json&tahun=2026&komoditi=padi');
    const csv = csvRows(await (await api.fetch('/api/luas-tanam?format=csv&tahun=2026&komoditi=padi')).text());
    expect(csv.slice(1).map(([periode, , desa]) => [periode, desa])).toEqual(
      rows.map((row) => [row['nama_periode'], row['nama_desa_kelurahan']]),
    );
  });

  test.each([
    ['a year without periods', '/api/harga-pangan?format=json&tahun=1990', 0],
    ['a period of another year', '/api/harga-pangan?format=json&tahun=2026&periode_harga_pangan_id=1', 0],
    ['a period by its short name', '/api/luas-tanam?format=json&tahun=1990&periode_id=1', 0],
  ])('%s has nothing', async (_, path, count) => {
    expect(await rowsOf(path)).toHaveLength(count);
  });

  test('a list without periods stays whole, and a page does not mind', async () => {
    expect((await rowsOf('/api/komoditi?format=json&tahun=1990')).length).toBe((await tabelOf('komoditi')).baris);
    const page = (await (await api.fetch('/api/harga-pangan?tahun=1990')).json()) as { data: { total: number } };
    expect(page.data.total).toBe((await tabelOf('harga-pangan')).baris);
  });

  test.each(['20266', 'abcd', '0000', '-202', '2026.5'])('tahun=%s is refused', async (tahun) => {
    const answer = await api.fetch(`/api/harga-pangan?format=csv&tahun=${tahun}`);
    const { meta } = (await answer.json()) as { meta: { message: string } };
    expect([answer.status, meta.message]).toEqual([422, 'Parameter tahun harus berupa tahun seperti 2026']);
  });

  test('is known by its tag while the table stands', async () => {
    const path = '/api/harga-pangan?format=json&tahun=2026';
    const first = await api.fetch(path);
    await first.body?.cancel();
    const headers = { 'If-None-Match': first.headers.get('ETag')! };
    expect((await api.fetch(path, { headers })).status).toBe(304);
    const superadmin = await callerOf(api, 'superadmin');
    const [row] = (
      (await (await api.fetch('/api/harga-pangan?limit=1')).json()) as { data: { data: { id: number }[] } }
    ).data.data;
    await superadmin.send('PUT', `/harga-pangan/${row!.id}`, { harga_eceran: 12_345 });
    const again = await api.fetch(path, { headers });
    expect(again.status).toBe(200);
    await again.body?.cancel();
  });
});
