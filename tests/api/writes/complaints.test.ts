import { beforeAll, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { newLahan, type Place, placeIn } from '../../support/api/fixtures.ts';
import { formOf, resources } from '../../support/api/resources.ts';

let api: TestApi;
let place: Place;
const callers: Record<string, Caller> = {};
beforeAll(async () => {
  api = await openApi();
  place = await placeIn(api, 'Melak');
  for (const name of ['petani', 'petugas', 'admin']) callers[name] = await callerOf(api, name);
});

/** Fields of a form that was whole, and what is said of them. */
const wrong: [path: string, who: string, fields: Record<string, unknown>, sentence: string][] = [
  ['/harga-pangan', 'petugas', { harga_grosir: '14.500,5', harga_eceran: 'mahal' }, 'Harga Grosir harus berupa angka'],
  ['/harga-pangan', 'petugas', { harga_eceran: '0,5' }, 'Harga Eceran harus berupa angka'],
  ['/harga-pangan', 'petugas', { harga_eceran: '0.5' }, 'Harga Eceran harus berupa bilangan bulat'],
  ['/harga-pangan', 'petugas', { harga_eceran: '14.000' }, 'Harga Eceran harus berupa bilangan bulat'],
  ['/harga-pangan', 'petugas', { harga_eceran: -1 }, 'Harga Eceran tidak boleh kurang dari 0'],
  ['/harga-pangan', 'petugas', { harga_eceran: 1e12 }, 'Harga Eceran terlalu besar'],
  ['/harga-pangan', 'petugas', { harga_eceran: '0x10' }, 'Harga Eceran harus berupa angka'],
  ['/harga-pangan', 'petugas', { harga_eceran: [1, 2] }, 'Harga Eceran harus berupa angka'],
  ['/harga-pangan', 'petugas', { harga_eceran: { toString: 1, valueOf: 1 } }, 'Harga Eceran harus berupa angka'],
  ['/harga-pangan', 'petugas', { harga_eceran: true }, 'Harga Eceran harus berupa angka'],
  ['/harga-pangan', 'petugas', { komoditi_id: 99_999 }, 'Komoditi tidak ditemukan'],
  ['/harga-pangan', 'petugas', { periode_harga_pangan_id: 99_999 }, 'Periode harga pangan tidak ditemukan'],
  ['/harga-pangan', 'petugas', { kecamatan_id: 99_999 }, 'Kecamatan tidak ditemukan'],
  ['/harga-pangan', 'petugas', { kecamatan_id: '1e99' }, 'Kecamatan tidak sah'],
  ['/ketersediaan-pangan', 'petugas', { kebutuhan: '1,5 ton' }, 'Kebutuhan harus berupa angka!'],
  ['/ketersediaan-pangan', 'petugas', { kebutuhan: -0.1 }, 'Kebutuhan tidak boleh kurang dari 0'],
  [
    '/timbang-balita',
    'petugas',
    { berat_badan_naik: 33, berat_badan_tidak_naik: 8 },
    'Balita yang naik dan tidak naik berat badannya tidak boleh melebihi jumlah balita ditimbang',
  ],
  [
    '/timbang-balita',
    'petugas',
    { dibawah_garis_merah: 41 },
    'Balita di bawah garis merah tidak boleh melebihi jumlah balita ditimbang',
  ],
  [
    '/timbang-balita',
    'petugas',
    { kasus_gizi_buruk: 41 },
    'Kasus gizi buruk tidak boleh melebihi jumlah balita ditimbang',
  ],
  ['/timbang-balita', 'petugas', { kasus_gizi_buruk: 'dua' }, 'Kasus gizi buruk harus berupa angka'],
  ['/luas-tanam', 'petugas', { luas_puso: 13 }, 'Luas Puso tidak boleh melebihi Luas Tanam'],
  ['/luas-tanam', 'petugas', { komoditi: 'kopi' }, 'Komoditi harus salah satu dari: padi, jagung, ubi kayu, ubi jalar'],
  ['/lahan-petani', 'petani', { satuan_panen: 'karung' }, 'Satuan Panen harus salah satu dari: kg, ton'],
  ['/lahan-petani', 'petani', { luas_tanam: '0,5' }, 'Luas Tanam harus berupa angka'],
  ['/koordinat-lahan-petani', 'petani', { lat: 91 }, 'Latitude harus antara -90 dan 90'],
  ['/koordinat-lahan-petani', 'petani', { lang: 'timur' }, 'Longitude harus berupa angka'],
  [
    '/periode-harga-pangan',
    'admin',
    { tanggal_mulai: '2090-01-11' },
    'Tanggal selesai tidak boleh sebelum tanggal mulai',
  ],
  [
    '/periode-harga-pangan',
    'admin',
    { tanggal_mulai: '11-01-2027' },
    'Tanggal mulai harus berupa tanggal seperti 2026-11-16',
  ],
  ['/kecamatan', 'admin', { nama_kecamatan: 'x'.repeat(151) }, 'Nama kecamatan paling panjang 150 huruf'],
  ['/kecamatan', 'admin', { nama_kecamatan: 'a\0b' }, 'Nama kecamatan memuat huruf yang tidak sah'],
  ['/komoditi', 'admin', { pangan_id: 99_999 }, 'Pangan tidak ditemukan'],
];

describe('what does not fit is refused in a sentence of its own', () => {
  test.each(wrong)('%s as %s: %j', async (path, name, fields, sentence) => {
    const who = callers[name]!;
    const resource = resources.find((one) => one.path === path)!;
    const { status, body } = await who.send('POST', path, { ...(await resource.whole(api, place, who.id)), ...fields });
    expect([status, body.meta.message]).toEqual([422, sentence]);
    expect(Object.values<string[]>(body.data.errors)[0]).toEqual([sentence]);
  });

  test.each([
    [{ action: 'javascript:alert(1)' }, 'Tujuan harus berupa alamat https atau jalur yang diawali /'],
    [{ action: '//jahat.example' }, 'Tujuan harus berupa alamat https atau jalur yang diawali /'],
    [{ action: '/\\jahat.example' }, 'Tujuan harus berupa alamat https atau jalur yang diawali /'],
    [{ status: 2 }, 'Status harus 0 atau 1'],
  ])('/slider: %j', async (fields, sentence) => {
    const resource = resources.find((one) => one.path === '/slider')!;
    const form = formOf(resource, { ...(await resource.whole(api, place, 0)), ...fields });
    expect((await callers['admin']!.send('POST', '/slider', form)).body.meta.message).toBe(sentence);
  });

  test('an update that empties a field speaks as the edit form does', async () => {
    const petugas = callers['petugas']!;
    const resource = resources.find((one) => one.path === '/timbang-balita')!;
    const made = await petugas.send('POST', '/timbang-balita', await resource.whole(api, place, petugas.id));
    const one = `/timbang-balita/${made.body.data.timbang_balita.id}`;
    const { body } = await petugas.send('PUT', one, { jumlah_balita: '', periode_id: '', user_id: '' });
    expect(body.data.errors).toEqual({
      periode_timbang_balita_id: ['Periode tidak boleh kosong'],
      jumlah_balita: ['Jumlah balita tidak boleh kosong'],
    });
  });

  test('a village of another sub-district', async () => {
    const { kelurahan_id } = await placeIn(api, 'Damai');
    for (const [path, name] of [
      ['/timbang-balita', 'petugas'],
      ['/luas-tanam', 'petugas'],
      ['/lahan-petani', 'petani'],
    ] as const) {
      const resource = resources.find((one) => one.path === path)!;
      const fields = { ...(await resource.whole(api, place, 0)), kelurahan_id };
      const { status, body } = await callers[name]!.send('POST', path, fields);
      const message = 'Kelurahan tidak berada di kecamatan yang dipilih';
      expect([status, body.data]).toEqual([422, { message, errors: { kelurahan_id: [message] } }]);
    }
  });

  test('another one’s plot is as any other row of his', async () => {
    const lain = await callerOf(api, 'petrus.uvan');
    const fields = { lahan_id: await newLahan(api, place, lain.id), lat: -0.3, lang: 115.8 };
    expect((await callers['petani']!.send('POST', '/koordinat-lahan-petani', fields)).status).toBe(403);
    const missing = await callers['petani']!.send('POST', '/koordinat-lahan-petani', { ...fields, lahan_id: 999_999 });
    expect([missing.status, missing.body.meta.message]).toEqual([422, 'Lahan tidak ditemukan']);
  });
});
