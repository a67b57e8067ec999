import { beforeEach, expect, test } from 'vitest';
import { infoOf } from '../../../server/cetak/pdf/letterhead.ts';
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
    ...{ kepala_nama: '', kepala_jabatan: '', kepala_pangkat: '', kepala_nip: '', kertas: 'A4' },
    ...{ nama_situs: '', nama_pendek: '', warna: '', sumber_logo: 'bawaan', logo_situs_url: null },
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
    kertas: 'A4',
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
  [{ nama_dinas: 'Dinas', kertas: 'A3' }, 'Ukuran kertas harus salah satu dari: A4, F4'],
  [{ nama_dinas: 'Dinas', alamat: 'x'.repeat(301) }, 'Alamat paling panjang 300 huruf'],
  [{ nama_dinas: 'Dinas', nama_situs: 'x'.repeat(41) }, 'Nama situs paling panjang 40 huruf'],
  [{ nama_dinas: 'Dinas', nama_situs: '<b>Pangan</b>' }, 'Nama situs tidak boleh memuat tanda < atau >'],
  [{ nama_dinas: 'Dinas', nama_pendek: 'x'.repeat(13) }, 'Nama pendek paling panjang 12 huruf'],
  [{ nama_dinas: 'Dinas', nama_pendek: 'Pangan>' }, 'Nama pendek tidak boleh memuat tanda < atau >'],
  [{ nama_dinas: 'Dinas', nama_situs: 'Pangan</style>' }, 'Nama situs tidak boleh memuat tanda < atau >'],
  [{ nama_dinas: 'Dinas', nama_situs: 'Pangan Kita '.repeat(10) }, 'Nama situs paling panjang 40 huruf'],
  [{ nama_dinas: 'Dinas', sumber_logo: 'x' }, 'Logo situs harus salah satu dari: bawaan, kop, sendiri'],
  [{ nama_dinas: 'Dinas', warna: '#fff' }, "Warna harus ditulis seperti '#23774a'"],
  [{ nama_dinas: 'Dinas', warna: '#23774a;}' }, "Warna harus ditulis seperti '#23774a'"],
  [{ nama_dinas: 'Dinas', warna: '#f2b632' }, 'Warna terlalu terang: kontrasnya dengan putih 1,8, sedikitnya 4,5'],
])('PUT %j: %s', async (fields, message) => {
  const { status, body } = await admin.send('PUT', ADDRESS, fields);
  expect([status, body.meta.message]).toEqual([422, message]);
  expect((await read()).revisi).toBe(0);
});

test('of a name signs that nobody sees are taken away, quotes and ampersands stay', async () => {
  const names = { nama_situs: '\u202e\u200bPangan\u00ad & \u2066"Kita\'s"\u2069\n', nama_pendek: ' P\u200e&\u200fK ' };
  const { body } = await admin.send('PUT', ADDRESS, { nama_dinas: 'Dinas', ...names });
  expect(body.data.identitas_kantor).toMatchObject({ nama_situs: 'Pangan & "Kita\'s"', nama_pendek: 'P&K' });
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

const PERIODE = { id: 1, nama_periode: 'Minggu 1', tanggal_mulai: null, tanggal_selesai: null };
const DICETAK = { oleh: 'Admin', hari: '2026-11-20', jam: '09.30' };

test('letters and printed reports bear the name of the site, letters as that of their sender', async () => {
  await admin.send('PUT', ADDRESS, { nama_dinas: 'Dinas Pangan', nama_situs: 'Pangan Kita', warna: '#1D4ED8' });
  expect((await read()).warna).toBe('#1d4ed8');
  await api.fetch('/api/forgot-password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'petugas@contoh.id' }),
  });
  await api.settled();
  expect(api.letters).toMatchObject([{ subject: 'Atur ulang password Pangan Kita', dari: 'Pangan Kita' }]);
  expect(
    infoOf({ judul: 'Laporan', wilayah: 'Kutai Barat', kantor: await read(), periode: PERIODE, dicetak: DICETAK }),
  ).toMatchObject({
    Creator: 'Pangan Kita',
  });
});
