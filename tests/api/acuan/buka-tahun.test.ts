import { beforeEach, describe, expect, test } from 'vitest';
import { nextPeriode } from '#contract/formulas/periode/kalender.ts';
import { jenisPeriode } from '#contract/limits.ts';
import { periode } from '#contract/resources/periode.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerNamed, callerOf, officeAlone } from '../../support/api/callers.ts';

let api: TestApi;
let admin: Caller;
beforeEach(async () => {
  api = await openApi();
  admin = await callerOf(api, 'admin');
});

const open = (tahun: unknown, who = admin, path = '/periode-harga-pangan') =>
  who.send('POST', `${path}/tahun`, { tahun });
const stored = () =>
  api.db
    .selectFrom('periode_harga_pangan')
    .selectAll()
    .where('tanggal_mulai', '>=', '2026-12-28')
    .orderBy('id')
    .execute();

test.each(jenisPeriode)('all periods of a year are opened ahead: %s', async (jenis) => {
  const { path, key } = periode[jenis];
  const { status, body } = await open('2028', admin, path);
  const all = jenis === 'harga-pangan' || jenis === 'ketersediaan-pangan' ? 52 : 12;
  expect([status, body.data]).toEqual([201, { dibuka: all, sudah_ada: 0 }]);
  expect((await open(2028, admin, path)).body.data).toEqual({ dibuka: 0, sudah_ada: all });
  const jejak = await api.db.selectFrom('jejak').selectAll().where('tabel', '=', key).execute();
  expect(jejak).toMatchObject([{ perbuatan: 'tambah', keterangan: `${all} periode 2028` }]);
});

test('what is there already, by its name or by its first day, is left as it is', async () => {
  await admin.send('POST', '/periode-harga-pangan', { nama_periode: 'MINGGU KE-1 JANUARI 2027' });
  await admin.send('POST', '/periode-harga-pangan', { nama_periode: 'Pekan panen', tanggal_mulai: '2027-01-11' });
  expect((await open(2027)).body.data).toEqual({ dibuka: 50, sudah_ada: 2 });
  const names = (await stored()).map(({ nama_periode }) => nama_periode);
  expect(names.slice(0, 3)).toEqual(['Pekan panen', 'Minggu ke-3 Januari 2027', 'Minggu ke-4 Januari 2027']);
});

test('two who open a year at once open it once', async () => {
  const both = await Promise.all([open(2027), open(2027, await callerOf(api, 'superadmin'))]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(both.map(({ body }) => body.data.dibuka).toSorted()).toEqual([0, 52]);
  expect(await stored()).toHaveLength(52);
});

test('two who open the next week at once open one, and the other is told which', async () => {
  const newest = (await admin.send('GET', '/periode-harga-pangan?urut=terbaru&limit=1')).body.data.data[0];
  const week = nextPeriode('harga-pangan', newest, '2026-11-20');
  const both = await Promise.all(
    [admin, await callerOf(api, 'superadmin')].map((who) => who.send('POST', '/periode-harga-pangan', { ...week })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const told = both.find(({ status }) => status === 409)!.body;
  expect(told.data).toEqual({ message: `${week.nama_periode} sudah ada`, id: expect.any(Number) });
});

describe('who opens a year', () => {
  test.each(officeAlone(201))('%s gets %i', async (who, status) => {
    expect((await open(2027, await callerNamed(api, who))).status).toBe(status);
  });
});

test.each([
  ['', 'Mohon isi tahun'],
  ['dua', 'Tahun harus berupa angka'],
  [1999, 'Tahun harus antara 2000 dan 2100'],
  [2101, 'Tahun harus antara 2000 dan 2100'],
  [2027.5, 'Tahun harus berupa bilangan bulat'],
])('a year like %j is refused: %s', async (tahun, message) => {
  const { status, body } = await open(tahun);
  expect([status, body.meta.message]).toEqual([422, message]);
});
