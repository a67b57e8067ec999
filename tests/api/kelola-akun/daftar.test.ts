import { beforeAll, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { placeIn } from '../../support/api/fixtures.ts';
import { newAkun } from '../../support/api/new-akun.ts';

let api: TestApi;
let superadmin: Caller;
let admin: Caller;
beforeAll(async () => {
  api = await openApi();
  superadmin = await callerOf(api, 'superadmin');
  admin = await callerOf(api, 'admin');
});

interface Row {
  id: number;
  username: string;
  nama_lengkap: string;
  email: string | null;
  roles: string[];
  status: string;
  boleh_dikelola: boolean;
}
const list = async (who: Caller, query: string) => (await who.send('GET', `/akun?limit=200&${query}`)).body.data;
const names = async (query: string, who = superadmin): Promise<string[]> =>
  (await list(who, query)).data.map(({ username }: Row) => username);

test('an admin reads the emails of those whom he manages, and of nobody else', async () => {
  const { data } = (await list(admin, '')) as { data: Row[] };
  expect(data.length).toBeGreaterThan(4);
  for (const { roles, email, boleh_dikelola, username } of data) {
    const isOffice = roles.includes('admin') || roles.includes('superadmin');
    expect([username, boleh_dikelola, email === null]).toEqual([username, !isOffice, isOffice]);
  }
  const { data: all } = (await list(superadmin, '')) as { data: Row[] };
  expect(all.every(({ email, boleh_dikelola }) => email !== null && boleh_dikelola)).toBe(true);
});

test('no answer has a hash or a token', async () => {
  const { body } = await superadmin.send('GET', '/akun?limit=200');
  expect(JSON.stringify(body)).not.toMatch(/hash|sidik|token/);
});

test('a search finds names, usernames and phones; emails for a superadmin only', async () => {
  const { username } = await newAkun(api, { peran: 'superadmin' });
  await api.db
    .updateTable('pengguna')
    .set({ email: 'rahasia@kantor.id', no_hp: '085777000111', nama_lengkap: 'Yohanes 100%' })
    .where('username', '=', username)
    .execute();
  for (const search of ['YOHANES', '100%', username.slice(2), '777000']) {
    expect(await names(`search=${encodeURIComponent(search)}`, admin)).toEqual([username]);
  }
  expect(await names('search=rahasia', admin)).toEqual([]);
  expect(await names('search=rahasia')).toEqual([username]);
});

describe('filters', () => {
  test('by role, by sub-district, by state and by mark', async () => {
    const { kecamatan_id } = await placeIn(api, 'Melak');
    expect(await names(`kecamatan_id=${kecamatan_id}`)).toEqual(['petugas']);
    expect(await names('peran=admin')).toEqual(['admin']);
    const off = await newAkun(api, { peran: 'petani' });
    const invited = await newAkun(api, { peran: 'petani', isInvited: true });
    await admin.send('PUT', `/akun/${off.id}`, { aktif: false });
    expect(await names('status=nonaktif')).toEqual([off.username]);
    expect(await names('status=diundang')).toEqual([invited.username]);
    expect(await names('status=aktif')).not.toContain(off.username);
    const { id } = await callerOf(api, 'petani');
    await admin.send('PUT', `/akun/${id}`, { terverifikasi: true });
    expect(await names('terverifikasi=ya')).toEqual(['petani']);
    expect(await names('terverifikasi=tidak&peran=petani')).not.toContain('petani');
    expect(await names('peran=petani&status=diundang&terverifikasi=ya')).toEqual([]);
  });

  test.each(['peran=raja', 'status=hilang', 'terverifikasi=1', 'urut=acak', 'kecamatan_id=melak', 'page=0'])(
    '%s is refused',
    async (query) => {
      expect((await superadmin.send('GET', `/akun?${query}`)).status).toBe(422);
    },
  );
});

test('pages hold everybody once, in the order that is asked for', async () => {
  for (const urut of ['nama', 'terbaru', 'terakhir-masuk']) {
    const { total } = await list(superadmin, `urut=${urut}`);
    const found: number[] = [];
    for (let page = 1; page <= Math.ceil(total / 7); page += 1) {
      const { data } = (await superadmin.send('GET', `/akun?urut=${urut}&limit=7&page=${page}`)).body.data;
      found.push(...data.map(({ id }: Row) => id));
    }
    expect([found.length, new Set(found).size]).toEqual([total, total]);
  }
  const { data } = (await list(superadmin, '')) as { data: Row[] };
  const sorted = data.map(({ nama_lengkap }) => nama_lengkap.toLowerCase());
  expect(sorted).toEqual(sorted.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)));
  expect((await list(superadmin, 'urut=terbaru')).data[0].id).toBe(Math.max(...data.map(({ id }) => id)));
});

test('who logged in last is first when that is asked for', async () => {
  await api.fetch('/api/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'mulyadi.sastro', password: 'lumbung-demo' }),
  });
  const [first] = (await list(superadmin, 'urut=terakhir-masuk')).data;
  expect([first.username, typeof first.terakhir_masuk]).toEqual(['mulyadi.sastro', 'string']);
});

test('rows entered are counted as they are', async () => {
  const { id } = await callerOf(api, 'petugas');
  const tables = [
    'harga_pangan',
    'harga_pangan_kutai_barat',
    'ketersediaan_pangan',
    'timbang_balita',
    'luas_tanam',
  ] as const;
  let sum = 0;
  for (const table of tables) {
    const rows = await api.db.selectFrom(table).select('id').where('user_id', '=', id).execute();
    sum += rows.length;
  }
  expect(sum).toBeGreaterThan(100);
  expect((await superadmin.send('GET', `/akun/${id}`)).body.data.jumlah_isian).toBe(sum);
});

test('as a file: all that match, words for marks, no email that the reader may not have', async () => {
  const { body, headers } = await admin.send('GET', '/akun?format=csv&peran=superadmin');
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="akun.csv"');
  const lines =
    String(body).trim().split('\r\n').length > 1 ? String(body).trim().split('\r\n') : String(body).trim().split('\n');
  expect(lines[0]).toContain('Nama Lengkap;Username;Email;Nomor Telepon;Peran;Kecamatan Tugas;Status');
  expect(String(body)).not.toContain('superadmin@contoh.id');
  expect(String(body)).toContain(';superadmin;');
});
