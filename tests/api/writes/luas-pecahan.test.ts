import { beforeAll, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { csvRows } from '../../support/api/files.ts';
import { placeIn } from '../../support/api/fixtures.ts';

let api: TestApi;
let petani: Caller;
beforeAll(async () => {
  api = await openApi();
  petani = await callerOf(api, 'petani');
});

const plot = async (luas_tanam: unknown) => {
  const place = await placeIn(api, 'Melak');
  const crop = { jumlah_panen: 2, satuan_panen: 'ton', bulan: 'Maret 2027', komoditi: 'padi' };
  return petani.send('POST', '/lahan-petani', { ...place, ...crop, alamat: 'Jalan Pecahan', luas_tanam });
};
const stored = async (id: number) => (await petani.send('GET', `/lahan-petani/${id}`)).body.data['luas_tanam'];

test.each([
  [0.25, 0.25],
  ['0.29', 0.29],
  [1.1, 1.1],
  ['3', 3],
])('a plot of %j hectares is stored as %d', async (sent, luas) => {
  const { status, body } = await plot(sent);
  const { id } = body.data['lahan_petani'] as { id: number };
  expect([status, await stored(id)]).toEqual([201, luas]);
});

test('it may change to a fraction, and stands so in its files', async () => {
  const { body } = await plot(2);
  const { id } = body.data['lahan_petani'] as { id: number };
  expect((await petani.send('PUT', `/lahan-petani/${id}`, { luas_tanam: '0.5' })).status).toBe(200);
  expect(await stored(id)).toBe(0.5);
  const [titles = [], row = []] = csvRows(await (await api.fetch(`/api/lahan-petani?id=${id}&format=csv`)).text());
  expect(row[titles.indexOf('Luas Tanam (Hektar)')]).toBe('0,5');
  const [object] = (await (await api.fetch(`/api/lahan-petani?id=${id}&format=json`)).json()) as object[];
  expect(object).toMatchObject({ luas_tanam: 0.5 });
});

test.each([
  ['0,5', 'Luas Tanam harus berupa angka'],
  [0.255, 'Luas Tanam paling banyak dua angka di belakang koma'],
  ['1.500', 'Luas Tanam paling banyak dua angka di belakang koma'],
  [-0.5, 'Luas Tanam tidak boleh kurang dari 0'],
])('%j hectares are refused: %s', async (sent, sentence) => {
  const { status, body } = await plot(sent);
  expect([status, body.meta.message]).toEqual([422, sentence]);
});

test('a report’s area stays whole', async () => {
  const superadmin = await callerOf(api, 'superadmin');
  const { body } = await superadmin.send('PUT', '/luas-tanam/1', { luas_tanam: 0.5 });
  expect(body.meta.message).toBe('Luas Tanam harus berupa bilangan bulat');
});
