import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { type Foto, formWith, foto, fotos, mains } from '../../support/api/fotos.ts';

let api: TestApi;
let petani: Caller;
beforeAll(async () => {
  api = await openApi();
  petani = await callerOf(api, 'petani');
});

let path: string;
let all: Foto[];
beforeEach(async () => {
  const { body } = await petani.send('POST', '/produk', formWith(...fotos(3)));
  path = `/produk/${body.data.produk.id}`;
  all = body.data.produk.produk_fotos;
});
const now = async () => (await petani.send('GET', path)).body.data;

test('keeps its address while its title stays', async () => {
  const { slug } = await now();
  await petani.send('PUT', path, { stok: 9, judul: 'MADU hutan' });
  expect((await now()).slug).toBe(slug);
  await petani.send('PUT', path, { judul: 'Madu Kelulut Uji' });
  expect((await now()).slug).toBe('madu-kelulut-uji');
});

test('an update asks for no photos, and takes none away', async () => {
  const { status, body } = await petani.send('POST', path, { _method: 'put', foto: '', main: '', stok: '' });
  expect([status, body.data.errors]).toEqual([422, { stok: ['Stok tidak boleh kosong'] }]);
  expect((await petani.send('PUT', path, { harga: '0' })).body.data.produk.produk_fotos).toEqual(all);
});

test('gets more photos, up to eight; a new main one takes the old one’s place', async () => {
  const more = new FormData();
  more.append('foto[]', foto());
  expect((await petani.send('POST', `${path}/foto`, more)).status).toBe(201);
  expect(mains(await now())).toEqual(['1', '0', '0', '0']);
  const main = new FormData();
  for (const [name, value] of fotos(2, 1)) main.append(name, value);
  const { body } = await petani.send('POST', `${path}/foto`, main);
  expect(mains(body.data.produk)).toEqual(['1', '0', '0', '0', '0', '0']);
  expect(all.map(({ id }) => id)).not.toContain(body.data.produk.produk_fotos[0].id);
  expect(body.data.produk.revisi).toBe(3);

  const three = new FormData();
  for (const [name, value] of fotos(3, 9)) three.append(name, value);
  const refused = await petani.send('POST', `${path}/foto`, three);
  expect([refused.status, refused.body.meta.message]).toEqual([422, 'Foto produk paling banyak 8']);
  expect((await now()).produk_fotos).toHaveLength(6);
  expect((await petani.send('POST', `${path}/foto`, {})).body.meta.message).toBe('Masukkan foto produk!');
});

test.each([
  ['1', 2],
  ['0', 0],
])('a photo is replaced, with main=%s', async (main, newMain) => {
  const form = new FormData();
  form.append('_method', 'put');
  form.append('foto', foto());
  form.append('main', main);
  const { body } = await petani.send('POST', `${path}/foto/${all[2]!.id}`, form);
  const changed = (body.data.produk.produk_fotos as Foto[]).find(({ id }) => id === all[2]!.id)!;
  expect(changed.foto_url).not.toBe(all[2]!.foto_url);
  expect(body.data.produk.produk_fotos[0].id).toBe(all[newMain]!.id);
  expect(mains(body.data.produk)).toEqual(['1', '0', '0']);
});

test('another photo becomes the main one, and stays it when it is asked for again', async () => {
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await petani.send('POST', `${path}/main-foto/${all[1]!.id}`);
    expect([status, body.data.produk.produk_fotos[0].id]).toEqual([200, all[1]!.id]);
    expect(mains(body.data.produk)).toEqual(['1', '0', '0']);
  }
});

test('without its main photo the first remaining one is; the last photo stays', async () => {
  const form = new URLSearchParams({ _method: 'delete' });
  expect((await petani.send('POST', `${path}/foto/${all[0]!.id}`, form)).body.data).toBeNull();
  expect((await now()).produk_fotos).toEqual([{ ...all[1], main: '1' }, all[2]]);
  expect((await petani.send('DELETE', `${path}/foto/${all[2]!.id}`)).status).toBe(200);
  const last = await petani.send('DELETE', `${path}/foto/${all[1]!.id}`);
  expect([last.status, last.body.meta.message]).toEqual([409, 'Foto terakhir tidak dapat dihapus']);
  expect((await now()).produk_fotos).toHaveLength(1);
});

test('photos of other products, and photos that are not, are not found', async () => {
  const other = (await petani.send('POST', '/produk', formWith(...fotos(2)))).body.data.produk.produk_fotos[1].id;
  for (const id of [other, 999_999]) {
    expect((await petani.send('POST', `${path}/main-foto/${id}`)).status).toBe(404);
    expect((await petani.send('DELETE', `${path}/foto/${id}`)).status).toBe(404);
    expect((await petani.send('PUT', `${path}/foto/${id}`, { main: '1' })).status).toBe(404);
  }
  expect((await petani.send('POST', '/produk/999999/main-foto/1')).status).toBe(404);
});

test('writes to photos are held to the product’s revision, and repeat themselves by their key', async () => {
  const main = `${path}/main-foto/${all[1]!.id}`;
  const refused = await petani.send('POST', main, undefined, { 'If-Match': '"7"' });
  expect([refused.status, refused.body.data.baris]).toEqual([412, await now()]);
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const form = new FormData();
  form.append('foto[]', foto());
  const [one, two] = [
    await petani.send('POST', `${path}/foto`, form, key),
    await petani.send('POST', `${path}/foto`, form, key),
  ];
  expect(two.body).toEqual(one.body);
  expect((await now()).produk_fotos).toHaveLength(4);
});
