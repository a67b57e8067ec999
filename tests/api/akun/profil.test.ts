import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { pictures } from '../../../server/adapters/pictures/pictures.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { asking } from '../../support/api/asking.ts';

let api: TestApi;
let ask: ReturnType<typeof asking>;
let token: string;
// One process that draws, for all tests of the file.
const drawing = pictures();
afterAll(drawing.close);
beforeEach(async () => {
  api = await openApi({ pictures: drawing });
  ask = asking(api);
  token = await ask.login('petani');
});

const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });

describe('POST /user', () => {
  const change = { nama_lengkap: 'Marta L. Ngenyan', no_hp: '081299990000', jenis_kelamin: 'perempuan' };

  test('spec §5, "Profile edit"', async () => {
    const says = [(await ask.post('/user', change)).body.meta.message];
    const empty = { nama_lengkap: '', no_hp: '', jenis_kelamin: '', email: '' };
    let fields: Partial<typeof empty> = empty;
    for (const step of [{}, { nama_lengkap: 'Marta' }, { no_hp: 'nol' }, { jenis_kelamin: 'x' }, { email: 'a@b.id' }]) {
      fields = { ...fields, ...step };
      says.push((await ask.post('/user', fields, { token })).body.meta.message);
    }
    expect(says).toEqual([
      'Anda harus login terlebih dahulu',
      'Nama lengkap harus diisi',
      'No HP harus diisi',
      'Jenis kelamin harus diisi',
      'Email harus diisi',
      'No HP harus berupa angka',
    ]);
  });

  test('what is sent is changed, and products show it', async () => {
    const before = (await ask.get('/user', { token })).body.data;
    const { status, body } = await ask.post('/user', { ...change, email: before.email }, { token });
    expect({ status, message: body.meta.message }).toEqual({ status: 200, message: 'Berhasil mengubah data pengguna' });
    expect(body.data).toEqual({ user: { ...before, ...change } });
    const produk = (await ask.get(`/produk?user_id=${before.id}`)).body.data.data[0];
    expect(produk.users).toMatchObject({ nama_lengkap: change.nama_lengkap, no_hp: change.no_hp });
  });

  test('what is absent stays as it is', async () => {
    const before = (await ask.get('/user', { token })).body.data;
    const { body } = await ask.post('/user', { no_hp: '081299990000' }, { token });
    expect(body.data.user).toEqual({ ...before, no_hp: '081299990000' });
  });

  test('a number is stored in one form, however it is written', async () => {
    const { body } = await ask.post('/user', { no_hp: '+62 812-9999-0000' }, { token });
    expect(body.data.user.no_hp).toBe('081299990000');
  });

  test('cached products are stale after it', async () => {
    const tag = (await ask.get('/produk')).headers.get('ETag');
    await ask.post('/user', change, { token });
    expect((await ask.get('/produk')).headers.get('ETag')).not.toBe(tag);
  });

  test('the email is tied to the account', async () => {
    const { status, body } = await ask.post('/user', { email: 'lain@contoh.id' }, { token });
    expect({ status, data: body.data }).toEqual({
      status: 422,
      data: { message: 'Email tidak dapat diubah', errors: { email: ['Email tidak dapat diubah'] } },
    });
    expect((await ask.post('/user', { email: ' PETANI@contoh.id ' }, { token })).body.data.user.email).toBe(
      'petani@contoh.id',
    );
  });

  test.each([
    [{ jenis_kelamin: 'lain' }, 'Jenis kelamin harus salah satu dari: laki-laki, perempuan'],
    [{ no_hp: '123' }, 'No Hp harus terdiri dari 8 sampai 15 angka'],
    [{ nama_lengkap: 'x'.repeat(151) }, 'Nama lengkap paling panjang 150 huruf'],
    [{ nama_lengkap: { a: 1 } }, 'Nama lengkap harus berupa teks'],
  ])('%j is refused: %s', async (fields, message) => {
    const { status, body } = await ask.post('/user', fields, { token });
    expect({ status, message: body.meta.message }).toEqual({ status: 422, message });
  });

  test('nobody makes himself more than he is', async () => {
    const before = (await ask.get('/user', { token })).body.data;
    const greedy = {
      id: 1,
      user_id: 1,
      username: 'superadmin',
      roles: ['superadmin'],
      aktif: 1,
      demo: 0,
      password: 'x',
    };
    const { body } = await ask.post('/user', { ...greedy, foto: 'x.jpg', foto_url: '/media/x.jpg' }, { token });
    expect(body.data.user).toEqual(before);
    expect(await ask.login('petani')).toBeDefined();
  });

  test('a resent change is answered again, and made once', async () => {
    const headers = key();
    const first = await ask.post('/user', change, { token, headers });
    await ask.post('/user', { nama_lengkap: 'Marta' }, { token });
    const again = await ask.post('/user', change, { token, headers });
    expect(again.body).toEqual(first.body);
    expect((await ask.get('/user', { token })).body.data.nama_lengkap).toBe('Marta');
    expect((await ask.post('/user', { no_hp: '08129999' }, { token, headers })).status).toBe(422);
  });
});

describe('POST /user/update-foto', () => {
  const square = (format: 'jpeg' | 'png' | 'webp' | 'gif') =>
    sharp({ create: { width: 80, height: 80, channels: 3, background: '#23774A' } })
      .toFormat(format)
      .toBuffer();
  const formOf = (bytes: Uint8Array<ArrayBuffer>, name = 'foto.jpg', type = 'image/jpeg') => {
    const form = new FormData();
    form.set('foto', new File([bytes], name, { type }));
    return form;
  };
  const upload = async (form: FormData, headers = {}) => ask.postForm('/user/update-foto', form, { token, headers });

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('a %s becomes the avatar', async (format) => {
    const { status, body } = await upload(formOf(new Uint8Array(await square(format)), 'apa saja', 'text/plain'));
    expect({ status, message: body.meta.message }).toEqual({ status: 200, message: 'Berhasil mengubah foto' });
    const { foto_url } = body.data.user;
    expect(foto_url).toMatch(/^\/media\/[0-9a-f]{32}\.(jpg|webp)$/);
    expect((await api.fetch(foto_url)).status).toBe(200);
    expect((await ask.get('/user', { token })).body.data.foto_url).toBe(foto_url);
  });

  test.each([
    ['nothing', new Uint8Array(), 422, 'File yang diupload harus berupa gambar'],
    ['text', new TextEncoder().encode('bukan gambar'), 422, 'File yang diupload harus berupa gambar'],
    ['svg', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422, 'File yang diupload harus'],
    ['2,000,001 bytes', new Uint8Array(2_000_001), 413, 'Ukuran file tidak boleh lebih dari 2MB'],
    ['three megabytes', new Uint8Array(3_000_000), 413, 'Ukuran file tidak boleh lebih dari 2MB'],
  ])('%s is refused', async (_what, bytes, code, message) => {
    const { status, body } = await upload(formOf(bytes));
    expect(status).toBe(code);
    expect(body.meta.message).toContain(message);
    expect((await ask.get('/user', { token })).body.data.foto_url).toBeNull();
  });

  test('a form without a picture, and a visitor, are refused', async () => {
    expect((await upload(new FormData())).body.meta.message).toBe('File yang diupload harus berupa gambar');
    expect((await ask.postForm('/user/update-foto', new FormData())).status).toBe(401);
  });

  test('a resent picture is answered again', async () => {
    const headers = key();
    const bytes = new Uint8Array(await square('jpeg'));
    const first = await upload(formOf(bytes), headers);
    expect((await upload(formOf(bytes), headers)).body).toEqual(first.body);
    expect((await upload(formOf(new Uint8Array(await square('png'))), headers)).status).toBe(422);
  });
});
