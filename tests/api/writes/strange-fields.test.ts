import { beforeAll, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { newPeriode, type Place, placeIn, someKomoditi } from '../../support/api/fixtures.ts';

let api: TestApi;
let petugas: Caller;
let place: Place;
beforeAll(async () => {
  api = await openApi();
  petugas = await callerOf(api, 'petugas');
  place = await placeIn(api, 'Melak');
});

const price = async () => ({
  ...{ kecamatan_id: place.kecamatan_id, komoditi_id: await someKomoditi(api) },
  ...{ periode_harga_pangan_id: await newPeriode(api, 'periode_harga_pangan'), harga_grosir: 1000, harga_eceran: 1200 },
});
const asJson = { 'Content-Type': 'application/json' };

test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
  'a field named %s is a field that nobody asked for',
  async (name) => {
    const fields = await price();
    const body = JSON.stringify(fields).replace(
      '{',
      `{"${name}":{"user_id":1,"harga_eceran":9,"roles":["superadmin"]},`,
    );
    const { status, body: told } = await petugas.send('POST', '/harga-pangan', body, asJson);
    expect([status, told.data.harga_pangan]).toMatchObject([201, { user_id: petugas.id, harga_eceran: 1200 }]);
    const form = new URLSearchParams({ [name]: 'x', [`${name}[user_id]`]: '1' });
    expect((await petugas.send('PUT', `/harga-pangan/${told.data.harga_pangan.id}`, form)).status).toBe(200);
    expect(({} as Record<string, unknown>)['user_id']).toBeUndefined();
  },
);

test('a field that a form brings twice is a list, and a list is no number', async () => {
  const fields = Object.entries(await price()).map(([field, value]): [string, string] => [field, String(value)]);
  const form = new URLSearchParams([...fields, ['harga_eceran', '5']]);
  const { status, body } = await petugas.send('POST', '/harga-pangan', form);
  expect([status, Object.keys(body.data.errors)]).toEqual([422, ['harga_eceran']]);
});

test('of a filter that comes twice the first counts', async () => {
  const first = (await petugas.send('GET', '/kecamatan?limit=1&limit=16')).body.data;
  expect(first.data).toHaveLength(1);
  expect((await petugas.send('GET', '/kecamatan?limit[]=1')).body.data.per_page).toBe(10);
});

test.each(['NaN', 'Infinity', '1e400', '0x10', '1.5', '-1', '9'.repeat(30), '1 000', '١٢', 'true'])(
  'the price %j is refused',
  async (harga_eceran) => {
    const { status, body } = await petugas.send('POST', '/harga-pangan', { ...(await price()), harga_eceran });
    expect([status, Object.keys(body.data.errors)]).toEqual([422, ['harga_eceran']]);
  },
);

test.each([[[1]], [{ a: 1 }], [true], [1.5], [-1], [1e21], [[]], [null]])('the id %j is none', async (komoditi_id) => {
  const { status, body } = await petugas.send('POST', '/harga-pangan', { ...(await price()), komoditi_id });
  expect([status, Object.keys(body.data.errors)]).toEqual([422, ['komoditi_id']]);
});

test.each(['', 'lain.jpg', 'null'])('a picture that is sent as the text %j changes no picture', async (foto) => {
  const superadmin = await callerOf(api, 'superadmin');
  const [slider] = (await superadmin.send('GET', '/slider')).body.data.data;
  const { status, body } = await superadmin.send('PUT', `/slider/${slider.id}`, { foto, judul: 'Pasar murah' });
  expect([status, body.data.slider]).toMatchObject([200, { judul: 'Pasar murah', foto_url: slider.foto_url }]);
});
