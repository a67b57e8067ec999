import { beforeAll, expect, test } from 'vitest';
import { jenisLaporan } from '#contract/limits.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { berkas, cetakan } from '../../support/api/cetak.ts';
import { describePermissions } from '../../support/api/permission-table.ts';

let api: TestApi;
let own: number[];
let foreign: number;
beforeAll(async () => {
  api = await openApi();
  const { id } = await callerOf(api, 'petugas');
  const works = await api.db
    .selectFrom('pengguna_kecamatan')
    .select('kecamatan_id')
    .where('user_id', '=', id)
    .execute();
  own = works.map(({ kecamatan_id }) => kecamatan_id);
  const all = await api.db.selectFrom('kecamatan').select('id').execute();
  foreign = all.map((one) => one.id).find((one) => !own.includes(one))!;
});

const reads = (path: () => string) => async (who: Caller) => (await who.send('GET', path())).status;

describePermissions(
  'who prints what',
  () => api,
  {
    semua: reads(() => '/cetak/harga-pangan'),
    kabupaten: reads(() => '/cetak/harga-pangan-kutai-barat'),
    'kecamatan tugas': reads(() => `/cetak/timbang-balita?kecamatan_id=${own[0]}`),
    'kecamatan lain': reads(() => `/cetak/timbang-balita?kecamatan_id=${foreign}`),
    'PDF kecamatan lain': reads(() => `/cetak/luas-tanam?kecamatan_id=${foreign}&format=pdf`),
    identitas: reads(() => '/kantor/identitas'),
    'ubah identitas': async (who) => (await who.send('PUT', '/kantor/identitas', { nama_dinas: 'Dinas' })).status,
  },
  `
  siapa      | semua | kabupaten | kecamatan tugas | kecamatan lain | PDF kecamatan lain | identitas | ubah identitas
  pengunjung | 401   | 401       | 401             | 401            | 401                | 401       | 401
  petani     | 403   | 403       | 403             | 403            | 403                | 403       | 403
  petugas    | 200   | 200       | 200             | 403            | 403                | 200       | 403
  admin      | 200   | 200       | 200             | 200            | 200                | 200       | 200
  superadmin | 200   | 200       | 200             | 200            | 200                | 200       | 200
  `,
);

test.each(jenisLaporan.filter((jenis) => jenis !== 'harga-pangan-kutai-barat'))(
  'an officer who names no place gets %s of all places in which he works, and of no other',
  async (jenis) => {
    const { lembar } = await cetakan(await callerOf(api, 'petugas'), jenis);
    const ids = lembar.map(({ kecamatan_id }) => kecamatan_id).filter((id) => id !== null);
    expect(ids.toSorted((a, b) => a - b)).toEqual(own.toSorted((a, b) => a - b));
  },
);

test('an officer without any place is refused', async () => {
  const { id, send } = await callerOf(api, 'petugas');
  const works = await api.db.selectFrom('pengguna_kecamatan').selectAll().where('user_id', '=', id).execute();
  await api.db.deleteFrom('pengguna_kecamatan').where('user_id', '=', id).execute();
  try {
    expect((await send('GET', '/cetak/harga-pangan')).status).toBe(403);
  } finally {
    await api.db.insertInto('pengguna_kecamatan').values(works).execute();
  }
});

test.each([
  ['harga-beras', 404, 'Laporan tidak ditemukan'],
  ['harga-pangan?periode_id=99999', 404, 'Periode tidak ditemukan'],
  ['harga-pangan?kecamatan_id=99999', 404, 'Kecamatan tidak ditemukan'],
  ['harga-pangan?format=docx', 422, 'Parameter format harus salah satu dari: pdf, xlsx'],
  ['harga-pangan?tanggal=26-11-2026', 422, 'Parameter tanggal harus berupa tanggal seperti 2026-11-26'],
  ['harga-pangan?periode_id=x', 422, 'Parameter periode_id harus berupa bilangan bulat'],
])('GET /cetak/%s: %i %s', async (path, status, message) => {
  const told = await (await callerOf(api, 'admin')).send('GET', `/cetak/${path}`);
  expect([told.status, told.body.meta.message]).toEqual([status, message]);
});

test.each(['', '?format=pdf', '?format=xlsx'])('nobody on the way keeps a report%s', async (query) => {
  const { headers } = await (await callerOf(api, 'admin')).send('GET', `/cetak/harga-pangan-kutai-barat${query}`);
  expect(headers.get('Cache-Control')).toBe('private, no-store');
});

test('HEAD tells what a file is without making it', async () => {
  const admin = await callerOf(api, 'admin');
  const { status, headers, body } = await admin.send('HEAD', '/cetak/harga-pangan?format=pdf&kecamatan_id=1');
  expect([status, body, headers.get('Content-Type')]).toEqual([200, null, 'application/pdf']);
});

test('a file bears the names of what is in it', async () => {
  const admin = await callerOf(api, 'admin');
  const { id } = await api.db
    .selectFrom('kecamatan')
    .select('id')
    .where('nama_kecamatan', '=', 'Melak')
    .executeTakeFirstOrThrow();
  const { response } = await berkas(api, admin, `harga-pangan?kecamatan_id=${id}&format=xlsx`);
  expect(response.headers.get('Content-Disposition')).toBe(
    'attachment; filename="laporan-harga-pangan-melak-minggu-ke-3-november-2026.xlsx"',
  );
});
