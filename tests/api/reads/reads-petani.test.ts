import { beforeAll, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf, visitor } from '../../support/api/callers.ts';
import { newRow, type Place, placeIn } from '../../support/api/fixtures.ts';

let api: TestApi;
let place: Place;
const callers: Record<string, Caller> = {};
beforeAll(async () => {
  api = await openApi();
  place = await placeIn(api, 'Melak');
  for (const name of ['petani', 'petrus.uvan', 'petugas', 'admin', 'superadmin'])
    callers[name] = await callerOf(api, name);
  callers['pengunjung'] = visitor(api);
});

const rowsAt = async (path: string, who: Caller = visitor(api)) => (await who.send('GET', path)).body.data.data;

describe('/lahan-petani', () => {
  const seen = { id: expect.any(Number), lat: expect.any(Number), lang: expect.any(Number) };

  test.each([
    ['pengunjung', null],
    ['petrus.uvan', null],
    ['petani', seen],
    ['petugas', seen],
    ['admin', seen],
    ['superadmin', seen],
  ])('where the farmer’s plot lies is told to %s: %j', async (name, koordinat) => {
    const own = `/lahan-petani?user_id=${callers['petani']!.id}`;
    const [row] = await rowsAt(own, callers[name]!);
    expect(row).toMatchObject({
      users: { nama_lengkap: 'Marta Lunsiq', no_hp: expect.stringMatching(/^08/) },
      kecamatan: { nama_kecamatan: 'Melak' },
      desa_kelurahan: { nama_desa_kelurahan: expect.any(String) },
    });
    expect(row.koordinat).toEqual(koordinat);
    const one = await callers[name]!.send('GET', `/lahan-petani/${row.id}`);
    expect(one.body.data).toEqual(row);
  });

  test('newest first, and a plot without a place has none', async () => {
    const id = await newRow(api, 'lahan_petani', {
      ...{ ...place, user_id: callers['petani']!.id, alamat: 'Gang Lumbung 7', luas_tanam: 1, jumlah_panen: 1 },
      ...{ satuan_panen: 'kg', bulan: 'Desember 2031', komoditi: 'jagung' },
    });
    const times = (await rowsAt('/lahan-petani?limit=200')).map((row: { created_at: string }) => row.created_at);
    expect(times).toEqual([...times].sort().reverse());
    const { body } = await callers['petani']!.send('GET', `/lahan-petani/${id}`);
    expect(body.data.koordinat).toBeNull();
  });

  test.each([
    ['search=marta%20lunsiq', 'Marta Lunsiq'],
    ['search=gang%20lumbung%207', 'Gang Lumbung 7'],
    ['search=DESEMBER%202031', 'Desember 2031'],
    ['bulan=desember%202031', 'Desember 2031'],
    ['search=barong', 'Barong Tongkok'],
    ['komoditi=jagung', 'jagung'],
  ])('?%s finds what it names', async (query, text) => {
    const rows = await rowsAt(`/lahan-petani?limit=200&${query}`);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(JSON.stringify(row)).toContain(text);
  });
});

describe('/koordinat-lahan-petani', () => {
  test('a farmer sees his own, who works with the data sees all', async () => {
    const owners = async (name: string) =>
      new Set(
        (await rowsAt('/koordinat-lahan-petani?limit=200', callers[name]!)).map(
          (row: { user_id: number }) => row.user_id,
        ),
      );
    expect(await owners('petani')).toEqual(new Set([callers['petani']!.id]));
    for (const name of ['petugas', 'admin', 'superadmin']) expect((await owners(name)).size).toBeGreaterThan(5);
  });

  test('lahan_id finds a plot’s', async () => {
    const [one] = await rowsAt('/koordinat-lahan-petani', callers['petani']!);
    expect(await rowsAt(`/koordinat-lahan-petani?lahan_id=${one.lahan_id}`, callers['petani']!)).toEqual([one]);
    expect(await rowsAt(`/koordinat-lahan-petani?lahan_id=${one.lahan_id}`, callers['petrus.uvan']!)).toEqual([]);
  });
});

describe('/produk', () => {
  test('what is not for sale is seen by its owner and a superadmin', async () => {
    const owner = callers['petani']!;
    const [one] = await rowsAt(`/produk?user_id=${owner.id}`, owner);
    await owner.send('PUT', `/produk/${one.id}`, { status: 'tidak' });
    const status = async (name: string) => (await callers[name]!.send('GET', `/produk/${one.id}`)).status;
    expect(await status('petani')).toBe(200);
    expect(await status('superadmin')).toBe(200);
    for (const name of ['pengunjung', 'petrus.uvan', 'petugas', 'admin']) expect(await status(name)).toBe(404);

    const totals = async (who: Caller) => (await who.send('GET', `/produk?user_id=${owner.id}`)).body.data.total;
    expect(await totals(owner)).toBe((await totals(visitor(api))) + 1);
    expect((await rowsAt('/produk?status=tidak&limit=200', owner)).map((row: { id: number }) => row.id)).toContain(
      one.id,
    );
    expect(await rowsAt('/produk?status=tidak')).toEqual([]);
  });

  test('a token that has ended is said, so that nobody wonders where his own rows are', async () => {
    for (const path of ['/produk', '/lahan-petani', '/koordinat-lahan-petani']) {
      const { status, body } = await visitor(api).send('GET', path, undefined, { Authorization: 'Bearer habis' });
      expect([status, body.meta.message]).toEqual([401, 'Sesi Anda telah berakhir, silahkan login kembali']);
    }
  });
});

test('/kegiatan-dinas: newest first, found by its title', async () => {
  const rows = await rowsAt('/kegiatan-dinas?limit=200');
  const times = rows.map((row: { created_at: string }) => row.created_at);
  expect(times).toEqual([...times].sort().reverse());
  const [one] = rows;
  expect(one).toMatchObject({
    judul: expect.any(String),
    deskripsi: expect.any(String),
    foto_url: expect.stringMatching(/^\/media\//),
  });
  const found = await rowsAt(`/kegiatan-dinas?judul=${encodeURIComponent(one.judul.toUpperCase())}`);
  expect(found).toContainEqual(one);
});
