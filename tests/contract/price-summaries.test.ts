import { expect, test } from 'vitest';
import { createClient } from '@/app/apollo/create-client';
import { bandingHarga, riwayatHarga } from '@/entities/harga-pangan';
import { type Need, readFrom } from '@/shared/api';
import { openApi } from '../support/api/api.ts';

const { fetch } = await openApi();
const client = createClient({
  origin: 'http://localhost',
  fetch: (input, init) => fetch(String(input).replace('http://localhost', ''), init),
});
const read = readFrom(client);

const withoutTypenames = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, inner) => (name === '__typename' ? undefined : inner)));

const asked: [path: string, need: Need<object>][] = [
  ['riwayat?komoditi_id=5&kecamatan_id=2&jumlah=52', riwayatHarga(5, 2)],
  ['riwayat?komoditi_id=5&kecamatan_id=3&jumlah=52', riwayatHarga(5, 3)],
  ['riwayat?komoditi_id=1&kecamatan_id=2&jumlah=4', riwayatHarga(1, 2, 4)],
  ['riwayat?komoditi_id=5&jumlah=26', riwayatHarga(5, 'kabupaten', 26)],
  ['riwayat?komoditi_id=5&tempat=rata-rata&jumlah=26', riwayatHarga(5, 'rata-rata', 26)],
  ['banding?komoditi_id=5', bandingHarga(5)],
  ['banding?komoditi_id=5&periode_harga_pangan_id=7', bandingHarga(5, 7)],
  ['banding?komoditi_id=6', bandingHarga(6)],
];

test('what the app asks of prices is all that the server answers, and the same week of two curves stays apart', async () => {
  for (const [, need] of asked) await read(need);
  for (const [path, { query, variables }] of asked) {
    const kept = client.readQuery({ query, variables });
    const { data } = await (await fetch(`/api/harga-pangan/${path}`)).json();
    expect([path, Object.values(withoutTypenames(kept) as object)]).toEqual([path, [data]]);
  }
});

test.each([
  ['commodity', 'Komoditi tidak ditemukan', riwayatHarga(999_999, 2)],
  ['place', 'Kecamatan tidak ditemukan', riwayatHarga(5, 999_999)],
  ['commodity to compare', 'Komoditi tidak ditemukan', bandingHarga(999_999)],
  ['period', 'Periode tidak ditemukan', bandingHarga(5, 999_999)],
] as [string, string, Need<object>][])('a %s that is not there is refused: %s', async (_, message, need) => {
  await expect(read(need)).rejects.toMatchObject({ code: 404, message });
});
