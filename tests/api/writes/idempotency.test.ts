import { beforeAll, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { formWith, foto } from '../../support/api/fotos.ts';

let api: TestApi;
let admin: Caller;
let superadmin: Caller;
beforeAll(async () => {
  api = await openApi();
  admin = await callerOf(api, 'admin');
  superadmin = await callerOf(api, 'superadmin');
});

const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });
const pangan = () => ({ nama_pangan: crypto.randomUUID() });
const named = async (nama_pangan: string) =>
  (await admin.send('GET', `/pangan?nama_pangan=${nama_pangan}`)).body.data.total as number;

test('of many that come at once with one key one is made; the others hear the same, or that it is being made', async () => {
  const [fields, headers] = [pangan(), key()];
  const all = await Promise.all(Array.from({ length: 12 }, () => admin.send('POST', '/pangan', fields, headers)));
  const made = all.filter(({ status }) => status === 201);
  expect(new Set(made.map(({ body }) => body.data.pangan.id)).size).toBe(1);
  for (const { status, body } of all.filter((told) => !made.includes(told))) {
    expect([status, body.meta.message]).toEqual([409, 'Kiriman yang sama sedang diproses']);
  }
  expect(await named(fields.nama_pangan)).toBe(1);
  const later = await admin.send('POST', '/pangan', fields, headers);
  expect(later.body).toEqual(made[0]?.body);
});

test('a key is its owner’s: of somebody else it means another thing', async () => {
  const headers = key();
  const [mine, his] = [pangan(), pangan()];
  expect((await admin.send('POST', '/pangan', mine, headers)).status).toBe(201);
  const { status, body } = await superadmin.send('POST', '/pangan', his, headers);
  expect([status, body.data.pangan.nama_pangan]).toEqual([201, his.nama_pangan]);
});

test('a key stands for one address and one method', async () => {
  const headers = key();
  const fields = pangan();
  const { id } = (await admin.send('POST', '/pangan', fields, headers)).body.data.pangan;
  expect((await admin.send('PUT', `/pangan/${id}`, fields, headers)).status).toBe(422);
  expect((await admin.send('POST', '/kecamatan', { nama_kecamatan: fields.nama_pangan }, headers)).status).toBe(422);
});

test('a refusal uses no key up', async () => {
  const headers = key();
  expect((await admin.send('POST', '/pangan', { nama_pangan: '' }, headers)).status).toBe(422);
  expect((await admin.send('POST', '/pangan', pangan(), headers)).status).toBe(201);
});

test('files are compared by what is in them, not by their names', async () => {
  const petani = await callerOf(api, 'petani');
  const headers = key();
  const one = foto('satu.jpg');
  const form = (file: File) => formWith(['foto[]', file], ['main[]', '1']);
  const first = await petani.send('POST', '/produk', form(one), headers);
  const renamed = new File([await one.arrayBuffer()], 'lain.jpg', { type: 'image/png' });
  expect((await petani.send('POST', '/produk', form(renamed), headers)).body).toEqual(first.body);
  expect((await petani.send('POST', '/produk', form(foto('satu.jpg')), headers)).status).toBe(422);
});

test.each(['pendek', 'a'.repeat(101), 'ada spasi di sini', "'; drop table idempotensi; --"])(
  'the key %j is refused',
  async (wrong) => {
    const { status, body } = await admin.send('POST', '/pangan', pangan(), { 'Idempotency-Key': wrong });
    expect([status, body.meta.message]).toEqual([422, 'Idempotency-Key tidak sah']);
  },
);
