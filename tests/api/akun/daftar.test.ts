import { beforeEach, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { asking } from '../../support/api/asking.ts';
import { openGuards } from '../../support/api/ports.ts';

let api: TestApi;
let ask: ReturnType<typeof asking>;
beforeEach(async () => {
  api = await openApi();
  ask = asking(api);
});

const person = {
  nama_lengkap: 'Bernadeta Hibau',
  username: 'bernadeta',
  email: 'bernadeta@contoh.id',
  no_hp: '081254321098',
  password: 'kebun di tepi sungai',
};

test('whoever registers is a petani and is logged in', async () => {
  const { status, body } = await ask.post('/register', { ...person, role: 'superadmin', roles: ['admin'], demo: 1 });
  expect(status).toBe(201);
  expect(body.meta).toEqual({ status: 'success', message: 'Berhasil mendaftar', code: 201 });
  const { password: _, ...own } = person;
  expect(body.data).toEqual({
    access_token: expect.stringMatching(/^[\w-]{43}$/),
    token_type: 'Bearer',
    user: {
      ...own,
      id: expect.any(Number),
      jenis_kelamin: null,
      foto_url: null,
      roles: ['petani'],
      pengguna_kecamatan: [],
    },
  });
  expect((await ask.get('/user', { token: body.data.access_token })).body.data).toEqual(body.data.user);
  expect(await ask.login(person.username, person.password)).toMatch(/^[\w-]{43}$/);
  const { demo, aktif, password_hash } = await api.db
    .selectFrom('pengguna')
    .selectAll()
    .where('username', '=', person.username)
    .executeTakeFirstOrThrow();
  expect({ demo, aktif, password_hash }).toEqual({ demo: 0, aktif: 1, password_hash: `hash:${person.password}` });
});

test('spec §5, "Register, in order": the first broken rule speaks, all stand in errors', async () => {
  const says: string[] = [];
  const fields: Record<string, unknown> = {};
  const order = ['nama_lengkap', 'username', 'email', 'no_hp', 'password'] as const;
  for (const name of order) {
    says.push((await ask.post('/register', fields)).body.meta.message);
    fields[name] = { ...person, no_hp: 'nol delapan', password: 'pendek' }[name];
  }
  says.push((await ask.post('/register', fields)).body.meta.message);
  says.push((await ask.post('/register', { ...fields, password: person.password })).body.meta.message);
  expect(says).toEqual([
    'Nama lengkap harus diisi',
    'Username harus diisi',
    'Email harus diisi',
    'No Hp harus diisi',
    'Password harus diisi',
    'Password minimal 8 karakter',
    'No Hp harus angka',
  ]);
  const { status, body } = await ask.post('/register');
  expect(status).toBe(422);
  expect(Object.keys(body.data.errors)).toEqual(['nama_lengkap', 'username', 'email', 'no_hp', 'password']);
});

test('the robot check is asked for last of the rules', async () => {
  const guarded = asking(await openApi({ guards: { ...openGuards, robotCheck: { jenis: 'altcha' } } }));
  expect((await guarded.post('/register', { ...person, no_hp: 'x' })).body.meta.message).toBe('No Hp harus angka');
  const { status, body } = await guarded.post('/register', person);
  expect({ status, message: body.meta.message }).toEqual({ status: 422, message: 'Recaptcha harus diisi' });
});

const USERNAME = 'Username harus 3 sampai 30 huruf, angka, titik, tanda hubung, atau garis bawah';
const PHONE = 'No Hp harus terdiri dari 8 sampai 15 angka';

test.each([
  ['username', 'ab', USERNAME],
  ['username', 'x'.repeat(31), USERNAME],
  ['username', 'dua kata', USERNAME],
  ['username', 'a@b.id', USERNAME],
  ['username', 'petañi', USERNAME],
  ['username', 'a<b>', USERNAME],
  ['email', 'bernadeta', 'Email tidak benar'],
  ['email', 'a@b', 'Email tidak benar'],
  ['email', 'a b@contoh.id', 'Email tidak benar'],
  ['email', 'a@contoh.id,b@jahat.id', 'Email tidak benar'],
  ['email', 'a@contoh.id\r\nBcc: b@jahat.id', 'Email tidak benar'],
  ['email', `${'x'.repeat(250)}@b.id`, 'Email paling panjang 254 huruf'],
  ['no_hp', '1234567', PHONE],
  ['no_hp', '1'.repeat(16), PHONE],
  ['no_hp', '1e10', PHONE],
  ['no_hp', '-81234567', PHONE],
  ['no_hp', 81254321098, 'No Hp harus berupa teks'],
  ['nama_lengkap', 'x'.repeat(151), 'Nama lengkap paling panjang 150 huruf'],
  ['nama_lengkap', ['a', 'b'], 'Nama lengkap harus berupa teks'],
  ['nama_lengkap', 'Ber\0nadeta', 'Nama lengkap memuat huruf yang tidak sah'],
  ['password', 'x'.repeat(1001), 'Password paling panjang 1000 huruf'],
  ['password', 'password123', 'Password terlalu mudah ditebak, silahkan pilih yang lain'],
  ['password', 'sayangku', 'Password terlalu mudah ditebak, silahkan pilih yang lain'],
  ['password', 'bernadeta1', 'Password terlalu mudah ditebak, silahkan pilih yang lain'],
  ['password', 'abc123456', 'Password terlalu mudah ditebak, silahkan pilih yang lain'],
  ['password', '0812-5432-1098', 'Password terlalu mudah ditebak, silahkan pilih yang lain'],
  ['password', 'lumbung-demo', 'Password terlalu mudah ditebak, silahkan pilih yang lain'],
])('%s %j is refused: %s', async (name, value, message) => {
  const { status, body } = await ask.post('/register', { ...person, [name]: value });
  expect({ status, message: body.meta.message }).toEqual({ status: 422, message });
  expect(body.data.errors).toEqual({ [name]: [message] });
  expect(await api.db.selectFrom('pengguna').select('id').where('username', '=', 'bernadeta').execute()).toEqual([]);
});

test.each([
  { username: 'A.b-c_9' },
  { password: 'delapan!' },
  { password: `päddi 日本 🌾 ${'x'.repeat(190)}` },
  { nama_lengkap: `O'Neil <b>"Sri"</b>; drop table pengguna --` },
])('%j will do, and comes back as it was typed', async (change) => {
  const { status, body } = await ask.post('/register', { ...person, ...change });
  expect(status).toBe(201);
  const { password, ...shown } = { ...person, ...change };
  expect(body.data.user).toMatchObject(shown);
  expect(await ask.login(shown.username, password)).toBeDefined();
});

test.each(['+62 812-5432-1098', '6281254321098', '0812.5432.1098', '(0812) 5432 1098', '812 5432 1098'])(
  'a number written as %s is stored in the form of all others',
  async (no_hp) => {
    const { status, body } = await ask.post('/register', { ...person, no_hp });
    expect([status, body.data.user.no_hp]).toEqual([201, '081254321098']);
  },
);

test.each([
  [{ username: 'Petani' }, 'Username sudah digunakan', 'petani', 'username'],
  [{ email: 'PETUGAS@contoh.id' }, 'Email sudah digunakan', 'petugas', 'email'],
])('%j is taken: 409, which names the field', async (change, message, username, field) => {
  const { status, body } = await ask.post('/register', { ...person, ...change });
  const { id } = await api.db
    .selectFrom('pengguna')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  expect({ status, data: body.data }).toEqual({ status: 409, data: { message, errors: { [field]: [message] }, id } });
});
