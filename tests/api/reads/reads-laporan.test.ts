import { beforeAll, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf, visitor } from '../../support/api/callers.ts';
import { newPeriode, newRow, type Place, placeIn } from '../../support/api/fixtures.ts';

let api: TestApi;
let melak: Place;
let damai: Place;
let petugas: Caller;
beforeAll(async () => {
  api = await openApi();
  [melak, damai] = [await placeIn(api, 'Melak'), await placeIn(api, 'Damai')];
  petugas = await callerOf(api, 'petugas');
});

const rowsAt = async (path: string, who: Caller = visitor(api)) => (await who.send('GET', path)).body.data.data;

describe('/ketersediaan-pangan', () => {
  let sagu: number;
  let before: number;
  let now: number;
  beforeAll(async () => {
    sagu = await newRow(api, 'pangan', { nama_pangan: 'Sagu Uji', logo_pangan: 'a.png' });
    [before, now] = [
      await newPeriode(api, 'periode_ketersediaan_pangan', '2027-03-01'),
      await newPeriode(api, 'periode_ketersediaan_pangan', '2027-03-08'),
    ];
    const report = (
      periode: number,
      { kecamatan_id }: Place,
      harga_rata_rata: number,
      kebutuhan: number,
      ketersediaan: number,
    ) =>
      newRow(api, 'ketersediaan_pangan', {
        ...{ pangan_id: sagu, periode_ketersediaan_pangan_id: periode, kecamatan_id, user_id: petugas.id },
        ...{ harga_rata_rata, kebutuhan, ketersediaan },
      });
    await report(before, melak, 12_000, 10, 8.5);
    await report(before, damai, 13_001, 1, 0.2);
    await report(now, melak, 12_500.5, 10.3, 15.5);
    await report(now, damai, 14_000, 0.7, 0.1);
  });

  test('a row shows its balance and the period before, of the same place', async () => {
    const [row] = await rowsAt(
      `/ketersediaan-pangan?pangan_id=${sagu}&periode_ketersediaan_pangan_id=${now}&kecamatan_id=${melak.kecamatan_id}`,
    );
    expect(row).toMatchObject({
      ...{ harga_rata_rata: 12_500.5, kebutuhan: 10.3, ketersediaan: 15.5, neraca: 5.2 },
      ...{ harga_rata_rata_pekan_lalu: 12_000, ketersediaan_pekan_lalu: 8.5, nama_kecamatan: 'Melak' },
      pangans: { id: sagu, nama_pangan: 'Sagu Uji', logo_pangan_url: '/media/a.png' },
      nama_periode_ketersediaan_pangan: expect.any(String),
    });
    const [first] = await rowsAt(`/ketersediaan-pangan?pangan_id=${sagu}&periode_ketersediaan_pangan_id=${before}`);
    expect(first).toMatchObject({ harga_rata_rata_pekan_lalu: null, ketersediaan_pekan_lalu: null, neraca: -1.5 });
  });

  test('rulings 17: the regency’s balance sums the sub-districts and says how many there are', async () => {
    const path = `/ketersediaan-pangan?rekap=kabupaten&periode_ketersediaan_pangan_id=${now}`;
    expect(await rowsAt(path)).toEqual([
      {
        ...{ id: expect.any(Number), revisi: 2, created_at: expect.any(String), updated_at: expect.any(String) },
        ...{
          pangan_id: sagu,
          periode_ketersediaan_pangan_id: now,
          nama_periode_ketersediaan_pangan: expect.any(String),
        },
        ...{ harga_rata_rata: 13_250.25, kebutuhan: 11, ketersediaan: 15.6, neraca: 4.6 },
        ...{ harga_rata_rata_pekan_lalu: 12_500.5, ketersediaan_pekan_lalu: 8.7 },
        ...{ jumlah_kecamatan: 2, dari_kecamatan: 16 },
        pangans: { id: sagu, nama_pangan: 'Sagu Uji', logo_pangan_url: '/media/a.png' },
      },
    ]);
    expect(await rowsAt(`${path}&nama_pangan=beras`)).toEqual([]);
    expect((await visitor(api).send('GET', '/ketersediaan-pangan?rekap=desa')).status).toBe(422);
  });

  test('the regency’s balance comes in pages, by the name of the food', async () => {
    const { body } = await visitor(api).send('GET', '/ketersediaan-pangan?rekap=kabupaten&limit=5&page=2');
    expect(body.data).toMatchObject({ from: 6, to: 10, per_page: 5 });
    const names = body.data.data.map((row: { pangans: { nama_pangan: string } }) =>
      row.pangans.nama_pangan.toLowerCase(),
    );
    expect(names).toEqual([...names].sort());
    expect(body.data.next_page_url).toContain('rekap=kabupaten');
  });

  test('every food and period that is reported of stands on one page of the regency’s balance', async () => {
    const pairs = new Set(
      (await api.db.selectFrom('ketersediaan_pangan').selectAll().execute()).map(
        (row) => `${row.periode_ketersediaan_pangan_id} ${row.pangan_id}`,
      ),
    );
    const listed: string[] = [];
    for (let page = 1; listed.length < pairs.size; page += 1) {
      const path = `/ketersediaan-pangan?rekap=kabupaten&limit=50&page=${page}`;
      const { data, total } = (await visitor(api).send('GET', path)).body.data;
      expect(total).toBe(pairs.size);
      expect(data).not.toEqual([]);
      listed.push(
        ...data.map(
          (row: { pangan_id: number; periode_ketersediaan_pangan_id: number }) =>
            `${row.periode_ketersediaan_pangan_id} ${row.pangan_id}`,
        ),
      );
    }
    expect(listed.toSorted()).toEqual([...pairs].sort());
  });

  test.each([
    ['nama_pangan=sagu%20uji', 4],
    ['nama_pangan=sagu%20uji&nama_kecamatan=damai', 2],
    ['search=sagu%20uji', 4],
    [`nama_pangan=sagu%20uji&user_id=0`, 0],
  ])('?%s narrows the list', async (query, count) => {
    expect(await rowsAt(`/ketersediaan-pangan?${query}`)).toHaveLength(count);
  });
});

describe.each([
  ['/timbang-balita', 'periode_timbang_balita'],
  ['/luas-tanam', 'periode_luas_tanam'],
  ['/luas-lahan', 'periode_luas_tanam'],
] as const)('%s', (path, periode) => {
  test('rows carry the names of their place and period, by the name of the village', async () => {
    const rows = await rowsAt(`${path}?limit=200&kecamatan_id=${melak.kecamatan_id}`);
    const names = rows.map((row: { nama_desa_kelurahan: string }) => row.nama_desa_kelurahan.toLowerCase());
    expect(names.length).toBeGreaterThan(10);
    expect(names).toEqual([...names].sort());
    for (const row of rows) expect(row).toMatchObject({ nama_kecamatan: 'Melak', nama_periode: expect.any(String) });
  });

  test('the period goes by its own name and by that of the forms', async () => {
    const { id } = await api.db.selectFrom(periode).select('id').orderBy('id').executeTakeFirstOrThrow();
    const rows = await rowsAt(`${path}?limit=200&${periode}_id=${id}`);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row: Record<string, number>) => row[`${periode}_id`]))).toEqual(new Set([id]));
    expect(await rowsAt(`${path}?limit=200&periode_id=${id}`)).toEqual(rows);
  });

  test('kelurahan_id and user_id narrow the list', async () => {
    const of = (rows: Record<string, number>[], field: string) => new Set(rows.map((row) => row[field]));
    expect(of(await rowsAt(`${path}?kelurahan_id=${melak.kelurahan_id}`), 'kelurahan_id')).toEqual(
      new Set([melak.kelurahan_id]),
    );
    expect(of(await rowsAt(`${path}?user_id=${petugas.id}`), 'user_id')).toEqual(new Set([petugas.id]));
  });
});

describe.each(['/luas-tanam', '/luas-lahan'])('%s', (path) => {
  test('userid=true gives the caller’s own rows, and nobody’s to a visitor', async () => {
    const own = await petugas.send('GET', `${path}?userid=true&limit=200`);
    const asked = await petugas.send('GET', `${path}?user_id=${petugas.id}&limit=200`);
    expect(own.body.data.total).toBeGreaterThan(0);
    expect(own.body.data.data).toEqual(asked.body.data.data);
    expect((await visitor(api).send('GET', `${path}?userid=true`)).status).toBe(401);
    expect((await visitor(api).send('GET', `${path}?userid=false`)).status).toBe(200);
  });

  test('komoditi narrows the list', async () => {
    const rows = await rowsAt(`${path}?limit=200&komoditi=ubi%20kayu`);
    expect(new Set(rows.map((row: { komoditi: string }) => row.komoditi))).toEqual(new Set(['ubi kayu']));
    expect((await visitor(api).send('GET', `${path}?komoditi=kopi`)).status).toBe(422);
  });
});
