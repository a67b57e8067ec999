import { beforeEach, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { asking } from '../../support/api/asking.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { newAkun } from '../../support/api/new-akun.ts';
import { TODAY } from '../../support/clock/test-day.ts';

let today = TODAY;
let api: TestApi;
let superadmin: Caller;
let admin: Caller;
const open = async (change: Parameters<typeof openApi>[0] = {}) => {
  api = await openApi({ now: () => today, ...change });
  superadmin = await callerOf(api, 'superadmin');
  admin = await callerOf(api, 'admin');
};
beforeEach(async () => {
  today = TODAY;
  await open();
});

const lusia = {
  ...{ nama_lengkap: 'Lusia Ngau', username: 'lusia', email: 'lusia@contoh.id', no_hp: '081234567890' },
  ...{ peran: 'petugas', kecamatan_ids: [1, 2] },
};
const NEW = 'ladang di hulu Kedang';
const DAY = 86_400_000;

const linkIn = (text: string) =>
  Object.fromEntries(new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '').searchParams) as { token: string; email: string };
const reset = (link: { token: string; email: string }) =>
  asking(api).post('/reset-password', { ...link, password: NEW, password_confirmation: NEW });
const accounts = () => api.db.selectFrom('pengguna').select('id').execute();

test('an officer is invited by letter, chooses his password by its link, and works in his sub-districts', async () => {
  const { status, body } = await superadmin.send('POST', '/akun', lusia);
  expect([status, body.meta.message]).toEqual([201, 'Undangan dikirim ke lusia@contoh.id']);
  expect(body.data).toMatchObject({
    surat: true,
    akun: {
      username: 'lusia',
      roles: ['petugas'],
      status: 'diundang',
      aktif: true,
      terakhir_masuk: null,
      jumlah_isian: 0,
    },
  });
  expect(body.data).not.toHaveProperty('undangan_url');
  expect(body.data.akun.undangan_sampai).toBe(new Date(TODAY.getTime() + 7 * DAY).toISOString());
  expect(api.letters).toHaveLength(1);
  expect(api.letters[0]).toMatchObject({ to: 'lusia@contoh.id', subject: 'Undangan ke Lumbung' });
  expect(api.letters[0]!.text).toContain('dengan username lusia');

  const link = linkIn(api.letters[0]!.text);
  expect((await reset(link)).status).toBe(200);
  expect((await reset(link)).status).toBe(422);
  const token = await asking(api).login('lusia', NEW);
  const { body: own } = await asking(api).get('/user', { token });
  expect(own.data.pengguna_kecamatan).toHaveLength(2);
  const { body: seen } = await superadmin.send('GET', `/akun/${body.data.akun.id}`);
  expect(seen.data).toMatchObject({ status: 'aktif', undangan_sampai: null, terakhir_masuk: TODAY.toISOString() });
});

test('until then nobody logs in with any password, and nothing tells that the account is there', async () => {
  await superadmin.send('POST', '/akun', lusia);
  for (const password of ['', 'lusia', NEW]) {
    const { status } = await asking(api).post('/login', { username: 'lusia', password });
    expect([401, 422]).toContain(status);
  }
});

test('the link holds for seven days', async () => {
  await superadmin.send('POST', '/akun', lusia);
  await superadmin.send('POST', '/akun', { ...lusia, username: 'bulan', email: 'bulan@contoh.id' });
  const [inTime, late] = api.letters.map(({ text }) => linkIn(text));
  today = new Date(TODAY.getTime() + 7 * DAY - 1);
  expect((await reset(inTime!)).status).toBe(200);
  today = new Date(TODAY.getTime() + 7 * DAY);
  expect((await reset(late!)).body.meta.message).toContain('tidak berlaku lagi');
});

test('an invitation that is sent anew kills the old link', async () => {
  const { body } = await superadmin.send('POST', '/akun', lusia);
  const [old] = api.letters;
  const again = await admin.send('POST', `/akun/${body.data.akun.id}/undang`);
  expect([again.status, again.body.data.surat]).toEqual([200, true]);
  expect((await reset(linkIn(old!.text))).status).toBe(422);
  expect((await reset(linkIn(api.letters[1]!.text))).status).toBe(200);
});

test('who has a password, or is disabled, is not invited again', async () => {
  const { id } = await newAkun(api, { peran: 'petani' });
  const { status, body } = await admin.send('POST', `/akun/${id}/undang`);
  expect([status, body.meta.message]).toEqual([409, expect.stringContaining('sudah memilih password')]);
  const { id: invited } = await newAkun(api, { peran: 'petani', isInvited: true });
  await admin.send('PUT', `/akun/${invited}`, { aktif: false });
  expect((await admin.send('POST', `/akun/${invited}/undang`)).status).toBe(409);
});

describe('where no letter arrives the answer has the link, once', () => {
  const broken = { isPosted: true, send: () => Promise.reject(new Error('server surat mati')) };
  const nobody = { isPosted: false, send: async () => {} };

  test.each([
    ['the mail server fails', broken],
    ['there is no mail server', nobody],
  ])('%s', async (_name, mail) => {
    await open({ mail });
    const { status, body, headers } = await superadmin.send('POST', '/akun', lusia);
    expect([status, body.data.surat]).toEqual([201, false]);
    expect(body.meta.message).toContain('suratnya tidak terkirim');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    const { token, email } = linkIn(body.data.undangan_url);
    expect(email).toBe('lusia@contoh.id');
    expect((await reset({ token, email })).status).toBe(200);
  });

  test('not in the answer that is kept for a repetition: nowhere is a link that works stored', async () => {
    await open({ mail: nobody });
    const key = { 'Idempotency-Key': 'uji-undang-satu' };
    const first = await superadmin.send('POST', '/akun', lusia, key);
    const again = await superadmin.send('POST', '/akun', lusia, key);
    expect([first.status, again.status, again.body.data.akun]).toEqual([201, 201, first.body.data.akun]);
    expect(again.body.data).toMatchObject({ surat: null });
    expect(again.body.data).not.toHaveProperty('undangan_url');
    const { token } = linkIn(first.body.data.undangan_url);
    for (const table of ['idempotensi', 'jejak', 'atur_ulang_password'] as const) {
      expect(JSON.stringify(await api.db.selectFrom(table).selectAll().execute())).not.toContain(token);
    }
  });
});

test.each<[Record<string, unknown>, number, string]>([
  [{ nama_lengkap: '' }, 422, 'Nama lengkap harus diisi'],
  [{ username: 'a b' }, 422, 'Username harus 3 sampai 30 huruf'],
  [{ email: 'lusia' }, 422, 'Email tidak benar'],
  [{ no_hp: 'nol' }, 422, 'No Hp harus angka'],
  [{ peran: undefined }, 422, 'Peran harus dipilih'],
  [{ peran: 'kepala', kecamatan_ids: [] }, 422, 'Peran harus salah satu dari'],
  [{ kecamatan_ids: [] }, 422, 'Petugas memerlukan sedikitnya satu kecamatan tugas'],
  [{ peran: 'petani' }, 422, 'Kecamatan tugas hanya untuk petugas'],
  [{ kecamatan_ids: [999_999] }, 422, 'Kecamatan tidak ditemukan'],
  [{ kecamatan_ids: 'Melak' }, 422, 'Kecamatan harus berupa angka'],
  [{ username: 'Petani' }, 409, 'Username sudah digunakan'],
  [{ email: 'PETANI@contoh.id' }, 409, 'Email sudah digunakan'],
])('%j is refused and makes no account', async (change, status, message) => {
  const before = await accounts();
  const told = await superadmin.send('POST', '/akun', { ...lusia, ...change });
  expect([told.status, told.body.meta.message]).toEqual([status, expect.stringContaining(message)]);
  expect(await accounts()).toEqual(before);
  expect(api.letters).toEqual([]);
});

test('over the network a demo account sends no letters and touches no demo account', async () => {
  const client = { alamat: '36.80.1.2', langsung: false };
  const headers = { Authorization: `Bearer ${superadmin.token}` };
  const told = await asking(api).post('/akun', lusia, { client, headers });
  expect([told.status, told.body.data.surat, api.letters]).toEqual([201, false, []]);
  const { id } = await callerOf(api, 'petani');
  const refused = await asking(api).post(`/akun/${id}`, { _method: 'put', aktif: false }, { client, headers });
  expect([refused.status, refused.body.meta.message]).toEqual([403, expect.stringContaining('Akun contoh')]);
});
