import { beforeEach, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';

let api: TestApi;
let admin: Caller;
const nobody = { isPosted: false, send: async () => {} };
beforeEach(async () => {
  api = await openApi({ mail: nobody });
  admin = await callerOf(api, 'admin');
});

const officer = (at: number, change: Record<string, unknown> = {}) => ({
  ...{ nama_lengkap: `Petugas ${at}`, username: `petugas.${at}`, email: `petugas.${at}@kubar.id` },
  ...{ no_hp: `0812000${String(at).padStart(5, '0')}`, kecamatan: at % 2 ? 'Melak, tering' : 'mook-manaar-bulatn' },
  ...change,
});
const many = (count: number) => Array.from({ length: count }, (_, at) => officer(at + 1));
const accounts = async () => (await api.db.selectFrom('pengguna').select('id').execute()).length;

test('five hundred officers are invited at once, each with a link of his own', async () => {
  const before = await accounts();
  const { status, body } = await admin.send('POST', '/akun/impor', { baris: many(500) });
  expect([status, body.data.jumlah, body.data.surat]).toEqual([201, 500, false]);
  expect(await accounts()).toBe(before + 500);
  const links = body.data.undangan.map(({ undangan_url: url }: { undangan_url: string }) => url);
  expect(new Set(links).size).toBe(500);
  const { body: one } = await admin.send('GET', '/akun?search=petugas.1@&status=diundang');
  expect(one.data.total).toBe(0);
  const { body: first } = await admin.send('GET', '/akun?search=petugas.123');
  expect(first.data.data[0]).toMatchObject({
    ...{ roles: ['petugas'], status: 'diundang' },
    kecamatan: [{ nama_kecamatan: 'Melak' }, { nama_kecamatan: 'Tering' }],
  });
});

test('with mail the letters leave after the answer, which has no links; whom none reaches must be invited anew', async () => {
  const sent: string[] = [];
  api = await openApi({
    mail: {
      isPosted: true,
      send: async ({ to }) => {
        if (to === 'petugas.2@kubar.id') throw new Error('kotak penuh');
        sent.push(to);
      },
    },
  });
  admin = await callerOf(api, 'admin');
  const { body } = await admin.send('POST', '/akun/impor', { baris: many(3) });
  expect(body.data).toEqual({ jumlah: 3, surat: true, undangan: [] });
  await api.settled();
  expect(sent).toEqual(['petugas.1@kubar.id', 'petugas.3@kubar.id']);
  const { body: told } = await admin.send('GET', '/akun?search=petugas.2&status=diundang');
  const { body: other } = await admin.send('GET', '/akun?search=petugas.3&status=diundang');
  expect(told.data.data[0].undangan_sampai < other.data.data[0].undangan_sampai).toBe(true);
});

test('a dry run tells all complaints and stores nothing; who passes it can be invited', async () => {
  const before = await accounts();
  const baris = [
    officer(1, { kecamatan: 'Kec. Damai dan Muara Lawa' }),
    officer(2, { kecamatan: 'Barong Tongkok\nSekolaq Darat', no_hp: '62812.0000.0004' }),
    officer(3, { username: 'petani' }),
  ];
  const { status, body } = await admin.send('POST', '/akun/impor', { baris, uji: '1' });
  expect([status, body.data.errors]).toEqual([422, { '3.username': ['Baris 3, Username: Username sudah digunakan'] }]);
  const right = await admin.send('POST', '/akun/impor', { baris: JSON.stringify(baris.slice(0, 2)), uji: '1' });
  expect([right.status, right.body.data]).toEqual([200, { jumlah: 2, surat: false, undangan: [] }]);
  expect(await accounts()).toBe(before);
  await admin.send('POST', '/akun/impor', { baris: baris.slice(0, 2) });
  const { body: stored } = await admin.send('GET', '/akun?search=petugas.2');
  expect(stored.data.data[0]).toMatchObject({
    no_hp: '081200000004',
    kecamatan: [{ nama_kecamatan: 'Barong Tongkok' }, { nama_kecamatan: 'Sekolaq Darat' }],
  });
});

describe('all or none', () => {
  test('seventeen wrong rows among many are each named by row and column, and nothing is stored', async () => {
    const before = await accounts();
    const wrong: [number, Record<string, unknown>, string][] = [
      [3, { nama_lengkap: ' ' }, 'Baris 3, Nama lengkap: Nama lengkap harus diisi'],
      [
        5,
        { username: 'a' },
        'Baris 5, Username: Username harus 3 sampai 30 huruf, angka, titik, tanda hubung, atau garis bawah',
      ],
      [8, { email: 'salah' }, 'Baris 8, Email: Email tidak benar'],
      [13, { no_hp: '12' }, 'Baris 13, No HP: No Hp harus terdiri dari 8 sampai 15 angka'],
      [21, { kecamatan: 'Melak, Samarinda' }, 'Baris 21, Kecamatan: Kecamatan tidak dikenal: Samarinda'],
      [34, { kecamatan: '' }, 'Baris 34, Kecamatan: Kecamatan harus diisi'],
      [35, { kecamatan: ' , ;' }, 'Baris 35, Kecamatan: Petugas memerlukan sedikitnya satu kecamatan tugas'],
      [55, { username: 'PETANI' }, 'Baris 55, Username: Username sudah digunakan'],
      [89, { email: 'Petani@Contoh.id' }, 'Baris 89, Email: Email sudah digunakan'],
      [144, { username: 'Petugas.1' }, 'Baris 144, Username: Sama dengan baris 1'],
      [233, { email: 'PETUGAS.2@kubar.id' }, 'Baris 233, Email: Sama dengan baris 2'],
    ];
    const baris = many(300);
    for (const [at, change] of wrong) baris[at - 1] = officer(at, change);
    const { status, body } = await admin.send('POST', '/akun/impor', { baris });
    expect(status).toBe(422);
    expect(Object.values(body.data.errors).flat()).toEqual(wrong.map(([, , says]) => says));
    expect(Object.keys(body.data.errors).slice(0, 2)).toEqual(['3.nama_lengkap', '5.username']);
    expect(await accounts()).toBe(before);
  });

  test.each<[unknown, string]>([
    [undefined, 'Lembar ini tidak berisi petugas'],
    [[], 'Lembar ini tidak berisi petugas'],
    ['petugas', 'Lembar ini tidak berisi petugas'],
    [[null], 'Baris 1 tidak dapat dibaca'],
    [[officer(1), 'x'], 'Baris 2 tidak dapat dibaca'],
    [many(501), 'Paling banyak 500 petugas sekali impor'],
  ])('%j is refused', async (baris, message) => {
    const { status, body } = await admin.send('POST', '/akun/impor', { baris });
    expect([status, body.meta.message]).toEqual([422, message]);
  });

  test('all that is wrong with a row is told at once', async () => {
    const baris = [officer(1, { email: 'salah', no_hp: '1', kecamatan: 'Samarinda' })];
    const { body } = await admin.send('POST', '/akun/impor', { baris });
    expect(Object.keys(body.data.errors).sort()).toEqual(['1.email', '1.kecamatan', '1.no_hp']);
  });

  test('a role in a sheet is ignored: nobody imports an admin', async () => {
    await admin.send('POST', '/akun/impor', { baris: [officer(1, { peran: 'superadmin', roles: ['admin'] })] });
    const { body } = await admin.send('GET', '/akun?search=petugas.1');
    expect(body.data.data[0].roles).toEqual(['petugas']);
  });

  test('the same sheet twice makes nobody twice', async () => {
    const key = { 'Idempotency-Key': 'uji-impor-satu' };
    const before = await accounts();
    const told = [];
    for (let turn = 0; turn < 2; turn += 1) told.push(await admin.send('POST', '/akun/impor', { baris: many(3) }, key));
    expect(told.map(({ status, body }) => [status, body.data.jumlah])).toEqual([
      [201, 3],
      [201, 3],
    ]);
    expect(told[1]!.body.data.undangan).toEqual([]);
    expect(await accounts()).toBe(before + 3);
  });
});
