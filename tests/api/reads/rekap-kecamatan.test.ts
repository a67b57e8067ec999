import { beforeAll, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { callerOf, visitor } from '../../support/api/callers.ts';
import { newPeriode, newRow, type Place, placeIn } from '../../support/api/fixtures.ts';
import { YEARS_LATER } from '../../support/clock/test-day.ts';

let api: TestApi;
let melak: Place;
let damai: Place;
let user_id: number;
beforeAll(async () => {
  api = await openApi({ now: () => YEARS_LATER });
  [melak, damai] = [await placeIn(api, 'Melak'), await placeIn(api, 'Damai')];
  ({ id: user_id } = await callerOf(api, 'petugas'));
});

const rekapOf = async (path: string) =>
  (await visitor(api).send('GET', `${path}?rekap=kecamatan&limit=60`)).body.data.data;

type Report = (place: Place, periode: number, other: number) => object;

const timbang = { ...{ jumlah_balita: 9, berat_badan_naik: 5, berat_badan_tidak_naik: 4 }, dibawah_garis_merah: 0 };

/** Rows of each report; `other` makes the second of a place and period another one. */
const reports: [
  path: string,
  table: 'harga_pangan' | 'ketersediaan_pangan' | 'timbang_balita' | 'luas_tanam',
  Report,
][] = [
  [
    '/harga-pangan',
    'harga_pangan',
    ({ kecamatan_id }, periode_harga_pangan_id, other) => ({
      ...{ kecamatan_id, periode_harga_pangan_id, komoditi_id: 1 + other, harga_grosir: 1, harga_eceran: 2 },
    }),
  ],
  [
    '/ketersediaan-pangan',
    'ketersediaan_pangan',
    ({ kecamatan_id }, periode_ketersediaan_pangan_id, other) => ({
      ...{ kecamatan_id, periode_ketersediaan_pangan_id, pangan_id: 1 + other },
      ...{ harga_rata_rata: 1, kebutuhan: 2, ketersediaan: 3 },
    }),
  ],
  [
    '/timbang-balita',
    'timbang_balita',
    ({ kecamatan_id, kelurahan_id }, periode_timbang_balita_id, other) => ({
      ...{ kecamatan_id, kelurahan_id: kelurahan_id + other, periode_timbang_balita_id },
      ...{ ...timbang, kasus_gizi_buruk: 0 },
    }),
  ],
  [
    '/luas-lahan',
    'luas_tanam',
    ({ kecamatan_id, kelurahan_id }, periode_luas_tanam_id, other) => ({
      ...{ kecamatan_id, kelurahan_id: kelurahan_id + other, periode_luas_tanam_id, komoditi: 'padi' },
      ...{ luas_tanam: 3, luas_puso: 0 },
    }),
  ],
];

describe.each(reports)('%s?rekap=kecamatan', (path, table, report) => {
  test('names every sub-district once, and what it reported in its own newest period', async () => {
    const before = await rekapOf(path);
    expect(before).toHaveLength(16);
    const names = before.map(({ nama_kecamatan }: { nama_kecamatan: string }) => nama_kecamatan);
    expect(names).toEqual([...names].sort());
    const periode = await newPeriode(api, `periode_${table}`, '2031-01-06');
    await newRow(api, table, { ...report(melak, periode, 0), user_id });
    await newRow(api, table, { ...report(melak, periode, 1), user_id });

    const after = await rekapOf(path);
    const of = (rows: { kecamatan_id: number }[], { kecamatan_id }: Place) =>
      rows.find((row) => row.kecamatan_id === kecamatan_id);
    expect(of(after, melak)).toEqual({
      ...{ kecamatan_id: melak.kecamatan_id, nama_kecamatan: 'Melak' },
      ...{ jumlah: 2, diperbarui: '2026-11-19T00:00:00.000Z' },
    });
    expect(of(after, damai)).toEqual(of(before, damai));
    expect(of(after, damai)).toMatchObject({ jumlah: expect.any(Number), diperbarui: expect.any(String) });
  });
});

test('a village that planted two crops is counted once', async () => {
  const periode = await newPeriode(api, 'periode_luas_tanam', '2032-01-06');
  const row = { ...damai, periode_luas_tanam_id: periode, luas_tanam: 1, luas_puso: 0, user_id };
  await newRow(api, 'luas_tanam', { ...row, komoditi: 'padi' });
  await newRow(api, 'luas_tanam', { ...row, komoditi: 'jagung' });
  const rekap = await rekapOf('/luas-tanam');
  expect(rekap.find(({ nama_kecamatan }: { nama_kecamatan: string }) => nama_kecamatan === 'Damai').jumlah).toBe(1);
});

test('a sub-district without any report is there, with nothing, and counted, also for who has logged in', async () => {
  const nama_kecamatan = 'Aa Uji Baru';
  const reader = await callerOf(api, 'petugas');
  const asReader = async () => (await reader.send('GET', '/harga-pangan?rekap=kecamatan&limit=5')).body.data.total;
  expect(await asReader()).toBe(16);
  const kecamatan_id = await newRow(api, 'kecamatan', { nama_kecamatan, slug: 'aa-uji-baru' });
  expect(await asReader()).toBe(17);
  expect((await rekapOf('/harga-pangan'))[0]).toEqual({ kecamatan_id, nama_kecamatan, jumlah: 0, diperbarui: null });
});
