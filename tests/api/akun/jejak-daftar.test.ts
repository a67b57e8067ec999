import { beforeAll, expect, test } from 'vitest';
import { tableNames } from '../../../server/db/tables.ts';
import { rowNames } from '../../../server/resources/jejak/row-names.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';

let api: TestApi;
let superadmin: Caller;
let petani: number;
beforeAll(async () => {
  api = await openApi();
  superadmin = await callerOf(api, 'superadmin');
  ({ id: petani } = await callerOf(api, 'petani'));
  await api.db.deleteFrom('jejak').execute();
  const times = Array.from({ length: 25 }, (_, day) => new Date(Date.UTC(2026, 10, 1 + day)).toISOString());
  for (const [turn, waktu] of times.entries()) {
    await api.db
      .insertInto('jejak')
      .values({
        waktu,
        user_id: turn % 2 ? petani : null,
        alamat: '36.80.1.2',
        perbuatan: turn % 2 ? 'login' : 'cadangkan',
      })
      .execute();
  }
});

test('GET /jejak tells a superadmin, the newest first, page by page', async () => {
  const { body, headers } = await superadmin.send('GET', '/jejak?limit=10&page=2');
  const { data, ...page } = body.data;
  expect(page).toMatchObject({ from: 11, to: 20, total: 25, last_page: 3, current_page: 2 });
  expect(data).toHaveLength(10);
  expect(data[1]).toMatchObject({ waktu: '2026-11-14T00:00:00.000Z', username: 'petani', perbuatan: 'login' });
  expect(data[0]).toMatchObject({ waktu: '2026-11-15T00:00:00.000Z', username: null, perbuatan: 'cadangkan' });
  expect(headers.get('Cache-Control')).toBe('private, no-store');
});

test('GET /jejak narrowed to an account, and to a kind of act', async () => {
  const total = async (query: string) => (await superadmin.send('GET', `/jejak?${query}`)).body.data.total;
  expect([await total(`user_id=${petani}`), await total('perbuatan=cadangkan')]).toEqual([12, 13]);
  expect(await total(`user_id=${petani}&perbuatan=cadangkan`)).toBe(0);
});

test.each(['petani', 'petugas', 'admin'] as const)('GET /jejak tells a %s nothing', async (role) => {
  expect((await (await callerOf(api, role)).send('GET', '/jejak')).status).toBe(403);
});

test('an act names the row that it was done to, while the row is there', async () => {
  const names = async () => {
    const { body } = await superadmin.send('GET', '/jejak?perbuatan=ubah');
    return body.data.data.map(({ tabel, nama }: { tabel: string; nama: string | null }) => [tabel, nama]);
  };
  const harga = await api.db
    .selectFrom('harga_pangan as harga')
    .innerJoin('komoditi', 'komoditi.id', 'harga.komoditi_id')
    .innerJoin('kecamatan', 'kecamatan.id', 'harga.kecamatan_id')
    .innerJoin('periode_harga_pangan as periode', 'periode.id', 'harga.periode_harga_pangan_id')
    .select(['harga.id', 'nama_komoditi', 'nama_kecamatan', 'nama_periode'])
    .executeTakeFirstOrThrow();
  const act = { waktu: '2026-11-27T00:00:00.000Z', perbuatan: 'ubah' } as const;
  await api.db
    .insertInto('jejak')
    .values([
      { ...act, tabel: 'harga_pangan', baris: harga.id },
      { ...act, tabel: 'pengguna', baris: petani },
      { ...act, tabel: 'harga_pangan', baris: 999_999_999 },
      { ...act, tabel: 'tidak_ada', baris: 1 },
      { ...act, tabel: 'komoditi', baris: null },
    ])
    .execute();
  expect(await names()).toEqual([
    ...[
      ['komoditi', null],
      ['tidak_ada', null],
      ['harga_pangan', null],
    ],
    ['pengguna', 'petani'],
    ['harga_pangan', `${harga.nama_komoditi}, ${harga.nama_kecamatan}, ${harga.nama_periode}`],
  ]);
});

test.each(tableNames)('rows of %s can be named, or have no name', async (tabel) => {
  await expect(rowNames(api.db, [{ tabel, baris: 1 }])).resolves.toBeTypeOf('function');
});
