import { beforeEach, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { jpeg } from '../../support/api/pictures.ts';

let api: TestApi;
let admin: Caller;
beforeEach(async () => {
  api = await openApi();
  admin = await callerOf(api, 'admin');
});

const ADDRESS = '/kantor/identitas';
const read = async () => (await admin.send('GET', ADDRESS)).body.data;

test('nothing is known of the office until somebody has said it', async () => {
  expect(await read()).toEqual({
    ...{ revisi: 0, updated_at: null, logo_url: null, nama_dinas: '', alamat: '', telepon: '', tempat: '' },
    ...{ kepala_nama: '', kepala_jabatan: '', kepala_pangkat: '', kepala_nip: '' },
  });
});

test('what is said is kept; what is not mentioned stays as it is', async () => {
  const first = await admin.send('PUT', ADDRESS, { nama_dinas: ' Dinas Pangan ', kepala_nip: '19700101 199503 1 002' });
  expect([first.status, first.body.data.identitas_kantor]).toMatchObject([
    200,
    { revisi: 1, nama_dinas: 'Dinas Pangan', kepala_nip: '197001011995031002' },
  ]);
  const second = await admin.send('POST', ADDRESS, { _method: 'put', tempat: 'Sendawar' });
  expect(second.body.data.identitas_kantor).toMatchObject({
    revisi: 2,
    nama_dinas: 'Dinas Pangan',
    tempat: 'Sendawar',
  });
  expect(await read()).toEqual(second.body.data.identitas_kantor);
  const trail = await api.db
    .selectFrom('jejak')
    .select(['perbuatan', 'user_id'])
    .where('tabel', '=', 'identitas_kantor')
    .execute();
  expect(trail).toEqual([
    { perbuatan: 'tambah', user_id: admin.id },
    { perbuatan: 'ubah', user_id: admin.id },
  ]);
});

test.each([
  [{}, 'Nama dinas harus diisi'],
  [{ nama_dinas: '  ' }, 'Nama dinas harus diisi'],
  [{ nama_dinas: 'x'.repeat(151) }, 'Nama dinas paling panjang 150 huruf'],
  [{ nama_dinas: 'Dinas', kepala_nip: '12345' }, 'NIP harus terdiri atas 18 angka'],
  [{ nama_dinas: 'Dinas', kepala_nip: '19700101199503100x' }, 'NIP harus terdiri atas 18 angka'],
  [{ nama_dinas: 'Dinas', alamat: 'x'.repeat(301) }, 'Alamat paling panjang 300 huruf'],
])('PUT %j: %s', async (fields, message) => {
  const { status, body } = await admin.send('PUT', ADDRESS, fields);
  expect([status, body.meta.message]).toEqual([422, message]);
  expect((await read()).revisi).toBe(0);
});

test('of two who change it at once the second sees what the first has written', async () => {
  const put = (nama_dinas: string, revisi: number) =>
    admin.send('PUT', ADDRESS, { nama_dinas }, { 'If-Match': `"${revisi}"` });
  expect((await put('Dinas Satu', 0)).status).toBe(200);
  const late = await put('Dinas Dua', 0);
  expect([late.status, late.body.data.baris]).toMatchObject([412, { revisi: 1, nama_dinas: 'Dinas Satu' }]);
  expect((await put('Dinas Dua', 1)).status).toBe(200);
});

test('the same change sent twice is made once', async () => {
  const send = () => admin.send('PUT', ADDRESS, { nama_dinas: 'Dinas' }, { 'Idempotency-Key': 'kantor-0001' });
  const [one, two] = [await send(), await send()];
  expect(two.body).toEqual(one.body);
  expect((await read()).revisi).toBe(1);
});

test('a new logo takes the place of the old one, whose file goes', async () => {
  const put = async (width: number) => {
    const form = new FormData();
    form.set('nama_dinas', 'Dinas');
    form.set('logo', new File([new Uint8Array(await jpeg(width))], 'logo.jpg'));
    return (await admin.send('PUT', ADDRESS, form)).body.data.identitas_kantor.logo_url as string;
  };
  const old = await put(64);
  const fresh = await put(80);
  await api.settled();
  const status = async (address: string) => (await api.fetch(address)).status;
  expect([await status(old), await status(fresh)]).toEqual([404, 200]);
});

test.each([
  ['text', new File(['bukan gambar'], 'logo.jpg'), 422, 'Format foto harus jpg, jpeg atau png'],
  [
    'two megabytes and a byte',
    new File([new Uint8Array(2_000_001)], 'logo.jpg'),
    413,
    'Ukuran file tidak boleh lebih dari 2MB',
  ],
])('a logo of %s is refused', async (_name, logo, status, message) => {
  const form = new FormData();
  form.set('nama_dinas', 'Dinas');
  form.set('logo', logo);
  const told = await admin.send('PUT', ADDRESS, form);
  expect([told.status, told.body.meta.message]).toEqual([status, message]);
});

test('it is changed, never deleted', async () => {
  expect((await admin.send('POST', ADDRESS, { _method: 'delete' })).status).toBe(405);
  expect((await admin.send('DELETE', ADDRESS)).status).toBe(404);
});
