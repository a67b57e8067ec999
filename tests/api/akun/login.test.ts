import { beforeEach, expect, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/world/people.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { asking } from '../../support/api/asking.ts';
import { openGuards, quickPasswords } from '../../support/api/ports.ts';
import { TODAY } from '../../support/clock/test-day.ts';

let api: TestApi;
let ask: ReturnType<typeof asking>;
beforeEach(async () => {
  api = await openApi();
  ask = asking(api);
});

const right = { username: 'petugas', password: DEMO_PASSWORD };
const DAY = 86_400_000;

test('a login answers the account and a token', async () => {
  const { status, body, headers } = await ask.post('/login', right);
  expect(status).toBe(200);
  expect(body.meta).toEqual({ status: 'success', message: 'Login berhasil!', code: 200 });
  expect(body.data).toEqual({
    access_token: expect.stringMatching(/^[\w-]{43}$/),
    token_type: 'Bearer',
    user: {
      id: expect.any(Number),
      nama_lengkap: 'Yulius Bahang',
      username: 'petugas',
      email: 'petugas@contoh.id',
      no_hp: expect.stringMatching(/^08\d+$/),
      jenis_kelamin: 'laki-laki',
      foto_url: null,
      roles: ['petugas'],
      pengguna_kecamatan: ['Barong Tongkok', 'Melak', 'Sekolaq Darat'].map((nama_kecamatan) => ({
        id: expect.any(Number),
        kecamatans: { id: expect.any(Number), nama_kecamatan },
      })),
    },
  });
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  expect((await ask.get('/user', { token: body.data.access_token })).body.data).toEqual(body.data.user);
});

test.each(['PETUGAS', ' petugas ', 'petugas@contoh.id', 'Petugas@Contoh.ID'])(
  '%j is the same account',
  async (username) => {
    expect((await ask.post('/login', { ...right, username })).status).toBe(200);
  },
);

test('multipart and URL-encoded forms are read like JSON', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(right)) form.set(name, value);
  expect((await ask.postForm('/login', form)).status).toBe(200);
  const encoded = await api.fetch('/api/login', { method: 'POST', body: new URLSearchParams(right) });
  expect(encoded.status).toBe(200);
});

test.each([
  [{}, 'Silahkan isi username dan password!'],
  [{ username: 'petugas' }, 'Silahkan isi username dan password!'],
  [{ username: ' ', password: 'x' }, 'Silahkan isi username dan password!'],
  [{ username: ['petugas'], password: 'x' }, 'Username harus berupa teks'],
  [{ username: 'petugas', password: { $ne: null } }, 'Password harus berupa teks'],
  [{ username: 'petugas', password: 12345678 }, 'Password harus berupa teks'],
  [{ username: 'x'.repeat(255), password: 'x' }, 'Username paling panjang 254 huruf'],
])('%j is refused: %s', async (fields, message) => {
  const { status, body } = await ask.post('/login', fields);
  expect({ status, message: body.meta.message }).toEqual({ status: 422, message });
  expect(body.data.message).toBe(message);
});

test('a wrong password and an unknown name hear the same, and so does who tries a disabled account', async () => {
  await api.db.updateTable('pengguna').set({ aktif: 0 }).where('username', '=', 'admin').execute();
  const answers = await Promise.all([
    ask.post('/login', { ...right, password: 'salah' }),
    ask.post('/login', { ...right, username: 'tidak.ada' }),
    ask.post('/login', { ...right, username: 'tidak@ada.id' }),
    ask.post('/login', { ...right, username: "' or 1=1 --" }),
    ask.post('/login', { ...right, username: 'admin', password: 'salah' }),
  ]);
  for (const { status, body } of answers) {
    expect(status).toBe(401);
    expect(body).toEqual({
      meta: { status: 'error', message: 'Username atau password salah!', code: 401 },
      data: { message: 'Username atau password salah!' },
    });
  }
  // The account's owner knows the password, and is told plainly.
  const { status, body } = await ask.post('/login', { ...right, username: 'admin' });
  expect([status, body.meta.message]).toEqual([403, 'Akun Anda dinonaktifkan dinas. Hubungi dinas bila ini keliru.']);
});

test('an unknown name costs a verification like any other', async () => {
  const verify = vi.fn(quickPasswords.verify);
  const counted = asking(await openApi({ passwords: { ...quickPasswords, verify } }));
  for (const username of ['petugas', 'tidak.ada', 'tidak.ada.juga']) {
    await counted.post('/login', { username, password: 'salah' });
  }
  expect(verify.mock.calls.map(([hash]) => hash)).toEqual([
    `hash:${DEMO_PASSWORD}`,
    expect.stringMatching(/^hash:[\w-]{43}$/),
    verify.mock.calls[1]?.[0],
  ]);
});

test('only fingerprints of tokens are kept', async () => {
  const token = await ask.login('petugas');
  const stored = JSON.stringify(await api.db.selectFrom('sesi').selectAll().execute());
  expect(stored).not.toContain(token);
  expect(stored).toMatch(/"sidik":"[0-9a-f]{64}"/);
});

test('a token is good for thirty days after its last use, and then no more', async () => {
  let today = TODAY;
  const at = await openApi({ now: () => today });
  const later = (days: number) => {
    today = new Date(TODAY.getTime() + days * DAY);
  };
  const { get, login } = asking(at);
  const token = await login('petugas');
  later(29);
  expect((await get('/user', { token })).status).toBe(200);
  later(58);
  expect((await get('/user', { token })).status).toBe(200);
  later(89);
  const { status, body } = await get('/user', { token });
  expect({ status, message: body.meta.message }).toEqual({
    status: 401,
    message: 'Sesi Anda telah berakhir, silahkan login kembali',
  });
});

test('logout ends this session and no other', async () => {
  const [token, other] = [await ask.login('petugas'), await ask.login('petugas')];
  const { status, body } = await ask.post('/logout', {}, { token });
  expect({ status, body }).toEqual({
    status: 200,
    body: { meta: { status: 'success', message: 'Logout berhasil!', code: 200 }, data: null },
  });
  expect((await ask.get('/user', { token })).status).toBe(401);
  expect((await ask.post('/logout', {}, { token })).status).toBe(401);
  expect((await ask.get('/user', { token: other })).status).toBe(200);
  expect((await ask.post('/logout')).body.meta.message).toBe('Anda harus login terlebih dahulu');
});

test('the token of a disabled account is dead', async () => {
  const token = await ask.login('petugas');
  await api.db.updateTable('pengguna').set({ aktif: 0 }).where('username', '=', 'petugas').execute();
  expect((await ask.get('/user', { token })).status).toBe(401);
  expect((await ask.post('/logout', {}, { token })).status).toBe(401);
});

test('demo accounts log in from this computer only, unless the demo is open', async () => {
  const closed = asking(await openApi({ guards: { ...openGuards, demoTerbuka: false } }));
  const here = { alamat: '127.0.0.1', langsung: true };
  const elsewhere = { alamat: '36.80.1.2', langsung: false };
  expect((await closed.post('/login', right, { client: here })).status).toBe(200);
  const { status, body } = await closed.post('/login', right, { client: elsewhere });
  expect(status).toBe(403);
  expect(body.meta.message).toMatch(/^Akun contoh hanya dapat dipakai langsung dari komputer/);
  expect((await closed.post('/login', right)).status).toBe(403);
  expect((await closed.post('/login', { ...right, password: 'x' }, { client: elsewhere })).status).toBe(401);
  expect((await ask.post('/login', right, { client: elsewhere })).status).toBe(200);
});

test('GET /user asks who is there', async () => {
  expect((await ask.get('/user')).status).toBe(401);
  expect((await ask.get('/user', { token: 'x'.repeat(43) })).status).toBe(401);
});
