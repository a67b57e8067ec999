import { beforeAll, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { placeIn } from '../../support/api/fixtures.ts';

let api: TestApi;
let petani: Caller;
beforeAll(async () => {
  api = await openApi();
  petani = await callerOf(api, 'petani');
});

const crop = { luas_tanam: 1, jumlah_panen: 2, satuan_panen: 'ton', bulan: 'Maret 2027', komoditi: 'padi' };

/** A new plot in a sub-district. @returns its id */
async function plotIn(kecamatan: string) {
  const place = await placeIn(api, kecamatan);
  const { body } = await petani.send('POST', '/lahan-petani', { ...place, ...crop, alamat: 'Jalan Titik' });
  return (body.data['lahan_petani'] as { id: number }).id;
}
const locate = (lahan_id: number, lat: number | string, lang: number | string, headers = {}) =>
  petani.send('POST', '/koordinat-lahan-petani', { lahan_id, lat, lang }, headers);

describe('a point is stored, and the answer carries a note where it lies far outside of its sub-district', () => {
  test.each([
    ['Melak', -0.2361, 115.8842, null],
    ['Melak', 0.2361, 115.8842, /^Titik ini sekitar \d\d km di sebelah utara Kecamatan Melak\. Periksa lagi/],
    ['Melak', -6.2, 106.8, /^Titik ini sekitar 1\.\d{3} km di sebelah barat daya Kecamatan Melak\. Periksa lagi/],
    ['Damai', -0.2361, 115.8842, /Kecamatan Damai, di Kecamatan Mook Manaar Bulatn\. Periksa lagi/],
  ])('%s, %d, %d', async (kecamatan, lat, lang, note) => {
    const { status, body } = await locate(await plotIn(kecamatan), lat, lang);
    expect([status, body.data['koordinat']]).toEqual([201, expect.objectContaining({ lat, lang })]);
    if (note === null) expect([body.meta.message, body.data['catatan']]).toEqual(['Berhasil', undefined]);
    else expect([body.meta.message, body.data['catatan']]).toEqual(Array(2).fill(expect.stringMatching(note)));
  });

  test('a change of the point, and of the sub-district around it, is judged anew', async () => {
    const lahan = await plotIn('Melak');
    const { id } = (await locate(lahan, 0.2361, 115.8842)).body.data['koordinat'] as { id: number };
    const moved = await petani.send('PUT', `/koordinat-lahan-petani/${id}`, { lat: '-0.2361' });
    expect(moved.body.data['catatan']).toBeUndefined();
    const other = await petani.send('PUT', `/lahan-petani/${lahan}`, { ...(await placeIn(api, 'Damai')) });
    expect(other.body.data['catatan']).toMatch(/Kecamatan Damai/);
    const back = await petani.send('PUT', `/lahan-petani/${lahan}`, { ...(await placeIn(api, 'Melak')) });
    expect(back.body.data['catatan']).toBeUndefined();
  });

  test('a resent write has the same answer, its note included', async () => {
    const headers = { 'Idempotency-Key': 'letak-lahan-petani-1' };
    const lahan = await plotIn('Melak');
    const first = await locate(lahan, -6.2, 106.8, headers);
    const again = await locate(lahan, -6.2, 106.8, headers);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(again.body.meta.message).toMatch(/^Titik ini sekitar/);
  });
});

test('a tiny coordinate keeps all its digits', async () => {
  const { body } = await locate(await plotIn('Long Iram'), '0.0000004', '115.5648');
  expect(body.data['koordinat']).toMatchObject({ lat: 4e-7, lang: 115.5648 });
});
