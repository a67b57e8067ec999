import { beforeAll, describe, expect, test } from 'vitest';
import type { RiwayatHarga, TitikHarga } from '#contract/summaries/riwayat-harga.ts';
import { touch } from '../../../server/http/revision.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { callerOf, visitor } from '../../support/api/callers.ts';
import { broken, operationAt } from '../../support/api/documented.ts';
import { newPeriode, newRow, placeIn } from '../../support/api/fixtures.ts';
import { newKomoditi, newPrice, newWeeks } from '../../support/api/prices.ts';
import { YEARS_LATER } from '../../support/clock/test-day.ts';

let api: TestApi;
let melak: number;
let damai: number;
beforeAll(async () => {
  api = await openApi({ now: () => YEARS_LATER });
  [melak, damai] = (await Promise.all(
    ['Melak', 'Damai'].map(async (nama) => (await placeIn(api, nama)).kecamatan_id),
  )) as [number, number];
});

const ask = async (query: string) => {
  const { status, body, headers } = await visitor(api).send('GET', `/harga-pangan/riwayat?${query}`);
  expect(broken(operationAt('get', '/api/harga-pangan/riwayat'), status, body)).toEqual([]);
  return { status, body, headers };
};

const riwayat = async (query: string): Promise<RiwayatHarga> => {
  const { status, body } = await ask(query);
  expect([query, status]).toEqual([query, 200]);
  return body.data;
};

const ofPeriods = ({ titik }: RiwayatHarga, ...periods: number[]) =>
  titik
    .filter(({ periode_harga_pangan_id: id }) => periods.includes(id))
    .map(({ periode_harga_pangan_id: id, eceran, grosir }) => [id, eceran, grosir]);

test('a year of a commodity in a place is what its list has, week by week, the oldest first', async () => {
  const year = await riwayat(`komoditi_id=5&kecamatan_id=${melak}`);
  expect(year).toMatchObject({ komoditi_id: 5, tempat: 'kecamatan', nama_kecamatan: 'Melak', dari_kecamatan: 16 });
  expect(year.titik).toHaveLength(52);
  const days = year.titik.map(({ sejak }) => sejak);
  expect(days).toEqual(days.toSorted());
  const { body } = await visitor(api).send('GET', `/harga-pangan?komoditi_id=5&kecamatan_id=${melak}&limit=200`);
  const listed = new Map(
    body.data.data.map((row: { periode_harga_pangan_id: number }) => [row.periode_harga_pangan_id, row]),
  );
  expect(listed.size).toBeGreaterThan(40);
  for (const { periode_harga_pangan_id: id, eceran, grosir } of year.titik) {
    const row = (listed.get(id) ?? { harga_eceran: null, harga_grosir: null }) as Record<string, number | null>;
    expect([id, eceran, grosir]).toEqual([id, row['harga_eceran'], row['harga_grosir']]);
  }
});

describe('a commodity whose prices have gaps', () => {
  let komoditi_id: number;
  let weeks: number[];
  beforeAll(async () => {
    komoditi_id = await newKomoditi(api);
    weeks = [];
    // The last two begin on the same day, where their numbers tell.
    for (const day of ['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-15'])
      weeks.push(await newPeriode(api, 'periode_harga_pangan', day));
    const [first, , third, fourth] = weeks as [number, number, number, number];
    await newPrice(api, { komoditi_id, periode: first, kecamatan_id: melak, eceran: 9000, grosir: 8000 });
    await newPrice(api, { komoditi_id, periode: fourth, kecamatan_id: melak, eceran: 0, grosir: 0 });
    await newPrice(api, { komoditi_id, periode: first, kecamatan_id: damai, eceran: 10_000, grosir: 0 });
    await newPrice(api, { komoditi_id, periode: third, eceran: 12_000, grosir: 11_000 });
  });

  test('has a point without a price where nobody reported one, and zero where somebody did', async () => {
    const [first, second, third, fourth] = weeks as [number, number, number, number];
    const found = await riwayat(`komoditi_id=${komoditi_id}&kecamatan_id=${melak}&jumlah=4`);
    expect(ofPeriods(found, ...weeks)).toEqual([
      [first, 9000, 8000],
      [second, null, null],
      [third, null, null],
      [fourth, 0, 0],
    ]);
    expect(found.titik.every(({ jumlah_kecamatan }) => jumlah_kecamatan === null)).toBe(true);
  });

  test('the regency has what was entered for it, the mean what the kecamatan reported, and neither the other’s', async () => {
    const [first, second, third, fourth] = weeks as [number, number, number, number];
    const entered = await riwayat(`komoditi_id=${komoditi_id}&jumlah=4`);
    expect(entered).toMatchObject({ tempat: 'kabupaten', kecamatan_id: null, nama_kecamatan: null });
    expect(ofPeriods(entered, ...weeks)).toEqual([
      [first, null, null],
      [second, null, null],
      [third, 12_000, 11_000],
      [fourth, null, null],
    ]);
    const computed = await riwayat(`komoditi_id=${komoditi_id}&tempat=rata-rata&jumlah=4`);
    expect(computed.tempat).toBe('rata-rata');
    // Zero is no price: it lowers no mean, and its kecamatan does not count.
    expect(ofPeriods(computed, ...weeks)).toEqual([
      [first, 9500, 8000],
      [second, null, null],
      [third, null, null],
      [fourth, null, null],
    ]);
    expect(computed.titik.map((one) => one.jumlah_kecamatan)).toEqual([2, 0, 0, 0]);
  });

  test('a kecamatan wins over the mean, and shows its new name after it was renamed', async () => {
    await api.db.updateTable('kecamatan').set({ nama_kecamatan: 'Damai Baru' }).where('id', '=', damai).execute();
    await touch(api.db, 'kecamatan');
    const found = await riwayat(`komoditi_id=${komoditi_id}&kecamatan_id=${damai}&tempat=rata-rata&jumlah=4`);
    expect(found).toMatchObject({ tempat: 'kecamatan', nama_kecamatan: 'Damai Baru' });
    expect(ofPeriods(found, weeks[0]!)).toEqual([[weeks[0], 10_000, 0]]);
  });

  test('a price that somebody reports now is told at once', async () => {
    const query = `komoditi_id=${komoditi_id}&kecamatan_id=${melak}&jumlah=4`;
    const tag = (await ask(query)).headers.get('ETag')!;
    const again = () => visitor(api).send('GET', `/harga-pangan/riwayat?${query}`, undefined, { 'If-None-Match': tag });
    expect((await again()).status).toBe(304);
    await newPrice(api, { komoditi_id, periode: weeks[1]!, kecamatan_id: melak, eceran: 9500, grosir: 8500 });
    const { status, body } = await again();
    expect(status).toBe(200);
    expect(ofPeriods(body.data, weeks[1]!)).toEqual([[weeks[1], 9500, 8500]]);
  });
});

test('a commodity without any price has a year without prices', async () => {
  const komoditi_id = await newKomoditi(api);
  for (const where of [`kecamatan_id=${melak}`, '', 'tempat=rata-rata']) {
    const { titik, acuan } = await riwayat(`komoditi_id=${komoditi_id}&${where}`);
    expect(titik).toHaveLength(52);
    expect(titik.every(({ eceran, grosir }: TitikHarga) => eceran === null && grosir === null)).toBe(true);
    expect(acuan).toEqual([]);
  }
});

test('references come with the day from which they hold: those of the curve, and one that begins later', async () => {
  const komoditi_id = await newKomoditi(api);
  const reference = (berlaku_mulai: string, harga_acuan: number, jenis = 'HET', zona = '') =>
    newRow(api, 'harga_acuan', { komoditi_id, jenis, harga_acuan, sumber: 'Bapanas', berlaku_mulai, zona });
  await reference('2010-01-01', 10_000);
  await reference('2011-01-01', 11_000);
  await reference('2040-01-01', 14_000);
  await reference('2010-06-01', 9000, 'HAP');
  await reference('2010-07-01', 12_000, 'HET', 'Zona 3');
  const { acuan } = await riwayat(`komoditi_id=${komoditi_id}`);
  expect(acuan.map(({ berlaku_mulai, harga_acuan }) => [berlaku_mulai, harga_acuan])).toEqual([
    ['2010-06-01', 9000],
    ['2010-07-01', 12_000],
    ['2011-01-01', 11_000],
    ['2040-01-01', 14_000],
  ]);
});

test('out of 1,800 periods so many are told as are asked for, and never more than three years', async () => {
  await newWeeks(api, 1800);
  for (const [jumlah, told] of [
    ['', 52],
    ['1', 1],
    ['0', 1],
    ['4', 4],
    ['156', 156],
    ['1800', 156],
    ['999999999', 156],
  ] as const) {
    const { titik } = await riwayat(`komoditi_id=5&tempat=rata-rata&jumlah=${jumlah}`);
    expect([jumlah, titik.length, titik.at(-1)?.sejak]).toEqual([jumlah, told, '2029-12-31']);
  }
});

test.each([
  ['kecamatan_id=1', 'Komoditi tidak ditemukan'],
  ['komoditi_id=999999999', 'Komoditi tidak ditemukan'],
  ['komoditi_id=5&kecamatan_id=999999999', 'Kecamatan tidak ditemukan'],
])('?%s: there is no such thing', async (query, sentence) => {
  const { status, body } = await ask(query);
  expect([status, body.meta.message]).toEqual([404, sentence]);
});

test.each([
  ['komoditi_id=beras', 'Parameter komoditi_id harus berupa bilangan bulat'],
  ['komoditi_id=-1', 'Parameter komoditi_id harus berupa bilangan bulat'],
  ['komoditi_id=5&kecamatan_id=1e3', 'Parameter kecamatan_id harus berupa bilangan bulat'],
  ['komoditi_id=5&kecamatan_id=%00', 'Parameter kecamatan_id harus berupa bilangan bulat'],
  ['komoditi_id=5&jumlah=1.5', 'Parameter jumlah harus berupa bilangan bulat'],
  ['komoditi_id=5&jumlah=99999999999', 'Parameter jumlah harus berupa bilangan bulat'],
  ['komoditi_id=5&tempat=kabupaten', 'Parameter tempat harus salah satu dari: rata-rata'],
])('?%s is refused with a sentence', async (query, sentence) => {
  const { status, body } = await ask(query);
  expect([status, body.meta.message]).toEqual([422, sentence]);
});

test('who has logged in reads the same, uncached', async () => {
  const { body, headers } = await (await callerOf(api, 'petugas')).send(
    'GET',
    '/harga-pangan/riwayat?komoditi_id=5&jumlah=2',
  );
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  expect(body.data).toEqual(await riwayat('komoditi_id=5&jumlah=2'));
});
