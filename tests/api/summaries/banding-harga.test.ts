import { beforeAll, describe, expect, test } from 'vitest';
import type { BandingHarga } from '#contract/summaries/banding-harga.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { visitor } from '../../support/api/callers.ts';
import { broken, operationAt } from '../../support/api/documented.ts';
import { newPeriode, placeIn } from '../../support/api/fixtures.ts';
import { newKomoditi, newPrice } from '../../support/api/prices.ts';
import { YEARS_LATER } from '../../support/clock/test-day.ts';

let api: TestApi;
let [melak, damai, bongan] = [0, 0, 0];
beforeAll(async () => {
  api = await openApi({ now: () => YEARS_LATER });
  const idOf = async (nama: string) => (await placeIn(api, nama)).kecamatan_id;
  [melak, damai, bongan] = [await idOf('Melak'), await idOf('Damai'), await idOf('Bongan')];
});

const ask = async (query: string) => {
  const { status, body } = await visitor(api).send('GET', `/harga-pangan/banding?${query}`);
  expect(broken(operationAt('get', '/api/harga-pangan/banding'), status, body)).toEqual([]);
  return { status, body };
};

const banding = async (query: string): Promise<BandingHarga> => {
  const { status, body } = await ask(query);
  expect([query, status]).toEqual([query, 200]);
  return body.data;
};

test('the newest week names every kecamatan once by name, with the price that its list has', async () => {
  const { kecamatan, periode, dari_kecamatan } = await banding('komoditi_id=5');
  const newest = await api.db
    .selectFrom('periode_harga_pangan')
    .select(['id', 'nama_periode'])
    .orderBy('tanggal_mulai', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(periode).toMatchObject({ periode_harga_pangan_id: newest.id, nama_periode: newest.nama_periode });
  const names = kecamatan.map(({ nama_kecamatan }) => nama_kecamatan);
  expect(names).toHaveLength(dari_kecamatan);
  expect(names).toEqual(names.toSorted());
  const query = `komoditi_id=5&periode_harga_pangan_id=${periode!.periode_harga_pangan_id}&limit=200`;
  const { body } = await visitor(api).send('GET', `/harga-pangan?${query}`);
  const found = body.data.data.map((row: Record<string, unknown>) => [
    ...[row['kecamatan_id'], row['harga_eceran'], row['harga_grosir'], row['harga_eceran_sebelumnya']],
  ]);
  const told = kecamatan
    .filter(({ eceran }) => eceran !== null)
    .map((one) => [one.kecamatan_id, one.eceran, one.grosir, one.eceran_sebelumnya]);
  const byId = (one: unknown[], other: unknown[]) => Number(one[0]) - Number(other[0]);
  expect(told.toSorted(byId)).toEqual(found.toSorted(byId));
});

describe('a commodity that few have reported', () => {
  let komoditi_id: number;
  let [before, week, twin] = [0, 0, 0];
  beforeAll(async () => {
    komoditi_id = await newKomoditi(api);
    before = await newPeriode(api, 'periode_harga_pangan', '2027-03-01');
    week = await newPeriode(api, 'periode_harga_pangan', '2027-03-08');
    // Of the same day: it comes after by its number.
    twin = await newPeriode(api, 'periode_harga_pangan', '2027-03-08');
    const price = (periode: number, kecamatan_id: number | undefined, eceran: number, grosir: number) =>
      newPrice(api, { komoditi_id, periode, ...(kecamatan_id && { kecamatan_id }), eceran, grosir });
    await price(before, melak, 8000, 7000);
    await price(before, bongan, 12_000, 0);
    await price(week, melak, 10_000, 9000);
    await price(week, damai, 12_001, 0);
    await price(week, bongan, 0, 0);
    await price(before, undefined, 9000, 8500);
  });

  const inWeek = (id: number) => banding(`komoditi_id=${komoditi_id}&periode_harga_pangan_id=${id}`);
  const of = ({ kecamatan }: BandingHarga, id: number) => kecamatan.find(({ kecamatan_id }) => kecamatan_id === id);

  test('each kecamatan has its price and the one before, or none', async () => {
    const found = await inWeek(week);
    expect(found.periode_sebelumnya?.periode_harga_pangan_id).toBe(before);
    expect(of(found, melak)).toMatchObject({
      ...{ eceran: 10_000, grosir: 9000, eceran_sebelumnya: 8000, grosir_sebelumnya: 7000 },
    });
    expect(of(found, damai)).toMatchObject({ eceran: 12_001, grosir: 0, eceran_sebelumnya: null });
    expect(of(found, bongan)).toMatchObject({ eceran: 0, eceran_sebelumnya: 12_000 });
    expect(found.kecamatan.filter(({ eceran }) => eceran === null)).toHaveLength(13);
  });

  test('the mean says of how many it is, and is not what was entered for the regency', async () => {
    const { rata_rata, kabupaten } = await inWeek(week);
    expect(rata_rata).toEqual({
      ...{ eceran: 11_000.5, grosir: 9000, eceran_sebelumnya: 10_000, grosir_sebelumnya: 7000 },
      ...{ jumlah_kecamatan: 2, jumlah_kecamatan_sebelumnya: 2 },
    });
    expect(kabupaten).toEqual({ eceran: null, grosir: null, eceran_sebelumnya: 9000, grosir_sebelumnya: 8500 });
    expect((await inWeek(before)).kabupaten).toMatchObject({ eceran: 9000, grosir: 8500, eceran_sebelumnya: null });
  });

  test('of two weeks of the same day the one with the lower number is before; the one with prices is current', async () => {
    const found = await inWeek(twin);
    expect(found.periode_sebelumnya?.periode_harga_pangan_id).toBe(week);
    expect(of(found, melak)).toMatchObject({ eceran: null, eceran_sebelumnya: 10_000 });
    expect(found.rata_rata).toMatchObject({ eceran: null, jumlah_kecamatan: 0, eceran_sebelumnya: 11_000.5 });
    expect((await banding(`komoditi_id=${komoditi_id}`)).periode?.periode_harga_pangan_id).toBe(week);
  });

  test('the first week has none before', async () => {
    const { id } = await api.db
      .selectFrom('periode_harga_pangan')
      .select('id')
      .orderBy('tanggal_mulai')
      .executeTakeFirstOrThrow();
    expect((await inWeek(id)).periode_sebelumnya).toBeNull();
  });
});

test('without any period there is nothing to compare, and every kecamatan is named all the same', async () => {
  const empty = await openApi();
  await empty.db.deleteFrom('harga_pangan').execute();
  await empty.db.deleteFrom('harga_pangan_kutai_barat').execute();
  await empty.db.deleteFrom('periode_harga_pangan').execute();
  const { status, body } = await visitor(empty).send('GET', '/harga-pangan/banding?komoditi_id=5');
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ periode: null, periode_sebelumnya: null, rata_rata: { eceran: null } });
  expect(body.data.kecamatan).toHaveLength(16);
  const curve = await visitor(empty).send('GET', '/harga-pangan/riwayat?komoditi_id=5');
  expect(curve.body.data.titik).toEqual([]);
});

test.each([
  ['', 404, 'Komoditi tidak ditemukan'],
  ['komoditi_id=999999999', 404, 'Komoditi tidak ditemukan'],
  ['komoditi_id=5&periode_harga_pangan_id=999999999', 404, 'Periode tidak ditemukan'],
  ['komoditi_id=5&periode_harga_pangan_id=0', 404, 'Periode tidak ditemukan'],
  ['komoditi_id=beras', 422, 'Parameter komoditi_id harus berupa bilangan bulat'],
  [
    'komoditi_id=5&periode_harga_pangan_id=terbaru',
    422,
    'Parameter periode_harga_pangan_id harus berupa bilangan bulat',
  ],
] as const)('?%s is answered %i: %s', async (query, expected, sentence) => {
  const { status, body } = await ask(query);
  expect([status, body.meta.message]).toEqual([expected, sentence]);
});
