import { beforeAll, describe, expect, test } from 'vitest';
import type { Peta, TempatPeta } from '#contract/summaries/peta.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { callerOf, visitor } from '../../support/api/callers.ts';
import { newPeriode, newRow, type Place, placeIn, someKomoditi, somePangan } from '../../support/api/fixtures.ts';
import { YEARS_LATER } from '../../support/clock/test-day.ts';

let api: TestApi;
let user_id: number;
let places: Record<'melak' | 'damai' | 'tering', Place>;
beforeAll(async () => {
  api = await openApi({ now: () => YEARS_LATER });
  ({ id: user_id } = await callerOf(api, 'petugas'));
  const [melak, damai, tering] = [
    await placeIn(api, 'Melak'),
    await placeIn(api, 'Damai'),
    await placeIn(api, 'Tering'),
  ];
  places = { melak, damai, tering };
});

const ask = (query: string) => visitor(api).send('GET', `/peta?${query}`);
const petaOf = async (query: string): Promise<Peta> => (await ask(query)).body.data;
const at = ({ tempat }: Peta, nama: string): TempatPeta | undefined =>
  tempat.find(({ nama_kecamatan }) => nama_kecamatan === nama);

describe('prices', () => {
  let komoditi_id: number;
  let weeks: number[];
  const price = (place: Place, week: number, harga_eceran: number, of = komoditi_id) =>
    newRow(api, 'harga_pangan', {
      ...{ user_id, kecamatan_id: place.kecamatan_id, komoditi_id: of, periode_harga_pangan_id: weeks[week] },
      ...{ harga_grosir: 1, harga_eceran },
    });
  beforeAll(async () => {
    komoditi_id = await newRow(api, 'komoditi', { nama_komoditi: 'Cabai Uji', satuan: 'kg' });
    weeks = [
      await newPeriode(api, 'periode_harga_pangan', '2031-01-06'),
      await newPeriode(api, 'periode_harga_pangan', '2031-01-13'),
      await newPeriode(api, 'periode_harga_pangan', '2031-01-20'),
    ];
    await price(places.melak, 0, 40_000);
    await price(places.melak, 1, 44_000);
    await price(places.damai, 1, 56_000);
    await price(places.tering, 0, 48_000);
  });

  test('stand against the mean of the places that reported, in the newest period in which any did', async () => {
    const peta = await petaOf(`ukuran=harga&komoditi_id=${komoditi_id}`);
    expect(peta).toMatchObject({ nama: 'Cabai Uji', satuan: 'kg', jumlah_kecamatan: 2 });
    expect(peta.periode?.id).toBe(weeks[1]);
    expect(peta.kabupaten).toEqual({ nilai: null, angka: 50_000, pembanding: null });
    expect(peta.batas).toEqual([-10, -3, 3, 10]);
    expect(peta.tempat).toHaveLength(16);
    expect(at(peta, 'Melak')).toMatchObject({ nilai: -12, angka: 44_000, pembanding: 50_000, kelas: 0, umur: 0 });
    expect(at(peta, 'Damai')).toMatchObject({ nilai: 12, kelas: 4 });
  });

  test('that are older are told with their age, neither coloured nor counted; a place without any has none', async () => {
    const peta = await petaOf(`komoditi_id=${komoditi_id}`);
    expect(at(peta, 'Tering')).toMatchObject({ nilai: null, angka: 48_000, kelas: null, umur: 1 });
    expect(at(peta, 'Tering')?.nama_periode).toEqual(expect.any(String));
    expect(at(peta, 'Bongan')).toMatchObject({ nilai: null, angka: null, umur: null, nama_periode: null });
  });

  test('change against the period before, where there was one', async () => {
    const peta = await petaOf(`ukuran=perubahan&komoditi_id=${komoditi_id}`);
    expect(at(peta, 'Melak')).toMatchObject({ nilai: 10, angka: 44_000, pembanding: 40_000, kelas: 4 });
    expect(at(peta, 'Damai')).toMatchObject({ nilai: null, angka: 56_000, pembanding: null, kelas: null, umur: 0 });
    expect(peta.kabupaten).toEqual({ nilai: 10, angka: 44_000, pembanding: 40_000 });
    expect(peta.jumlah_kecamatan).toBe(1);
  });

  test('of zero are none, and what an officer enters is there at once', async () => {
    const own = await newRow(api, 'komoditi', { nama_komoditi: 'Terong Uji', satuan: 'kg' });
    await price(places.melak, 1, 44_000, own);
    await price(places.damai, 2, 0, own);
    expect((await petaOf(`komoditi_id=${own}`)).periode?.id).toBe(weeks[1]);
    await price(places.melak, 2, 42_000, own);
    expect((await petaOf(`komoditi_id=${own}`)).periode?.id).toBe(weeks[2]);
  });
});

test('a balance is coloured by its share of what is needed', async () => {
  const pangan_id = await newRow(api, 'pangan', { nama_pangan: 'Sagu Uji' });
  const periode_ketersediaan_pangan_id = await newPeriode(api, 'periode_ketersediaan_pangan');
  const stok = (place: Place, ketersediaan: number, kebutuhan: number) =>
    newRow(api, 'ketersediaan_pangan', {
      ...{ user_id, kecamatan_id: place.kecamatan_id, pangan_id, periode_ketersediaan_pangan_id },
      ...{ harga_rata_rata: 1, ketersediaan, kebutuhan },
    });
  await stok(places.melak, 104.5, 100);
  await stok(places.damai, 50.25, 100);
  const peta = await petaOf(`ukuran=neraca&pangan_id=${pangan_id}`);
  expect(at(peta, 'Melak')).toMatchObject({ nilai: 4.5, kelas: 2 });
  expect(at(peta, 'Damai')).toMatchObject({ nilai: -49.75, kelas: 0 });
  expect(peta.kabupaten).toEqual({ nilai: -45.25, angka: 154.75, pembanding: 200 });
});

test('areas and weighings are summed over villages first, and divided then', async () => {
  const desa = await api.db
    .selectFrom('desa_kelurahan')
    .select('id')
    .where('kecamatan_id', '=', places.melak.kecamatan_id)
    .limit(2)
    .execute();
  const periode_luas_tanam_id = await newPeriode(api, 'periode_luas_tanam');
  const periode_timbang_balita_id = await newPeriode(api, 'periode_timbang_balita');
  for (const [at, { id: kelurahan_id }] of desa.entries()) {
    const village = { user_id, kecamatan_id: places.melak.kecamatan_id, kelurahan_id };
    for (const [komoditi, luas_tanam] of [
      ['padi', 10 + 80 * at],
      ['jagung', 10],
    ] as const) {
      await newRow(api, 'luas_tanam', { ...village, periode_luas_tanam_id, komoditi, luas_tanam, luas_puso: 3 * at });
    }
    await newRow(api, 'timbang_balita', {
      ...{ ...village, periode_timbang_balita_id, jumlah_balita: 10 + 80 * at, berat_badan_naik: 5 + 80 * at },
      ...{ berat_badan_tidak_naik: 0, dibawah_garis_merah: 0, kasus_gizi_buruk: 0 },
    });
  }
  expect(at(await petaOf('ukuran=tanam'), 'Melak')).toMatchObject({ nilai: 120, pembanding: 6, jumlah_desa: 2 });
  expect(at(await petaOf('ukuran=puso'), 'Melak')).toMatchObject({ nilai: 5, angka: 6, pembanding: 120, kelas: 2 });
  expect(at(await petaOf('ukuran=nd'), 'Melak')).toMatchObject({ nilai: 90, angka: 90, pembanding: 100, kelas: 1 });
});

test('what nobody reported yet has neither a period nor values, only the places', async () => {
  const komoditi_id = await newRow(api, 'komoditi', { nama_komoditi: 'Belum Uji', satuan: 'kg' });
  const peta = await petaOf(`komoditi_id=${komoditi_id}`);
  expect(peta).toMatchObject({ periode: null, jumlah_kecamatan: 0, kabupaten: { nilai: null, angka: null } });
  expect(peta.tempat.every(({ nilai, kelas }) => nilai === null && kelas === null)).toBe(true);
});

test.each([
  ['ukuran=cuaca', 422],
  ['komoditi_id=banyak', 422],
  ['ukuran=harga', 404],
  ['ukuran=harga&komoditi_id=999999', 404],
  ['ukuran=neraca&komoditi_id=1', 404],
])('a map of ?%s is refused with %d', async (query, status) => {
  const told = await ask(query);
  expect(told.status).toBe(status);
  expect(told.body.meta.message).toEqual(expect.any(String));
});

test('a map is answered by two queries of bounded size, and not again while nothing was written', async () => {
  const [komoditi, pangan] = [await someKomoditi(api), await somePangan(api)];
  const first = await ask(`ukuran=neraca&pangan_id=${pangan}&komoditi_id=${komoditi}`);
  const tag = first.headers.get('ETag') ?? '';
  const again = await visitor(api).send(
    'GET',
    `/peta?ukuran=neraca&pangan_id=${pangan}&komoditi_id=${komoditi}`,
    undefined,
    {
      'If-None-Match': tag,
    },
  );
  expect([first.status, again.status]).toEqual([200, 304]);
});
