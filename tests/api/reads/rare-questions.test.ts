import { CompiledQuery, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { insertAll } from '../../../server/db/insert-all.ts';
import { removeUnreferenced } from '../../../server/http/uploads/media-rows.ts';
import type { Db } from '../../../server/ports.ts';
import { openApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { stubFiles } from '../../support/api/ports.ts';
import { TODAY } from '../../support/clock/test-day.ts';
import { onPostgres, openSeeded } from '../../support/data/database.ts';
import { hearQueries } from '../../support/screens/hear-queries.ts';

const ROWS = 20_000;
const WAKTU = '2026-01-01T00:00:00.000Z';

let db: Db;
let superadmin: Caller;
let petugas: Caller;
let asked: CompiledQuery[];
beforeAll(async () => {
  db = await openSeeded();
  const api = await openApi({ db });
  [superadmin, petugas] = [await callerOf(api, 'superadmin'), await callerOf(api, 'petugas')];
  const many = await accounts('ramai', 25);
  await accounts('diam', 3_000);
  const act = { waktu: WAKTU, alamat: null, tabel: null, baris: null, keterangan: null };
  const each = <Row>(row: (at: number) => Row) => Array.from({ length: ROWS }, (_, at) => row(at));
  await insertAll(
    db,
    'jejak',
    each((at) => ({
      ...act,
      user_id: many[at % many.length] ?? null,
      perbuatan: at === 0 ? ('cadangkan' as const) : ('ubah' as const),
    })),
  );
  const times = { created_at: WAKTU, updated_at: WAKTU };
  const facts = { deskripsi: '', stok: 1, harga: 1, satuan: 'kg', status: 'aktif' } as const;
  const { id: produk_id } = await db
    .insertInto('produk')
    .values({ ...times, ...facts, user_id: superadmin.id, judul: 'Madu', slug: 'madu-uji' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertAll(
    db,
    'produk_foto',
    each((at) => ({ ...times, produk_id, foto: `${at}.jpg`, main: '0' as const })),
  );
  const state = { tabel: 'harga_pangan', baris: 1, revisi: 1, isi: '{}', user_id: null, alamat: null } as const;
  await insertAll(
    db,
    'versi_baris',
    each((at) => ({
      ...{ ...state, pemilik: superadmin.id, waktu: TODAY.toISOString() },
      perbuatan: at % 3 === 0 ? ('hapus' as const) : ('ubah' as const),
    })),
  );
  if (onPostgres) await sql`vacuum analyze`.execute(db);

  asked = hearQueries(db).heard;
});

/** Adds accounts of a name. @returns their ids */
async function accounts(name: string, count: number): Promise<number[]> {
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ created_at: WAKTU, updated_at: WAKTU, username: `${name}-${at}`, email: `${name}-${at}@contoh.id` },
    ...{ nama_lengkap: `${name} ${at}`, no_hp: '0812', password_hash: '' },
  }));
  await insertAll(db, 'pengguna', rows);
  const made = await db
    .selectFrom('pengguna')
    .select('id')
    .where('username', 'like', `${name}-%`)
    .orderBy('id')
    .execute();
  return made.map(({ id }) => id);
}

/** How the database goes about what is asked of a table meanwhile. */
async function plansOf(table: string, ask: () => Promise<unknown>): Promise<string[]> {
  asked.length = 0;
  await ask();
  const plans: string[] = [];
  for (const query of asked.filter(({ sql: text }) => text.includes(`from "${table}"`))) {
    const explain = onPostgres ? 'explain' : 'explain query plan';
    const raw = CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]);
    const { rows } = await db.executeQuery<Record<string, unknown>>(raw);
    plans.push(rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n'));
  }
  return plans;
}

test.each([
  ['perbuatan=cadangkan', 'jejak_perbuatan_id'],
  ['tabel=slider&baris=7', 'jejak_tabel_baris_id'],
  ['tabel=slider&perbuatan=ubah', 'jejak_tabel_perbuatan_id'],
])('acts of a rare kind are counted by their own index: %s', async (query, index) => {
  const [plan] = await plansOf('jejak', () => superadmin.send('GET', `/jejak?${query}`));
  expect(plan).toContain(index);
});

test('whether a product shows a picture is asked by its name', async () => {
  const plans = await plansOf('produk_foto', () => removeUnreferenced({ db, files: stubFiles() }, 'tidak-ada.jpg'));
  expect(plans).toHaveLength(1);
  expect(plans[0]).toContain('produk_foto_foto');
});

test('acts that two filters meet are looked for in an index alone', async () => {
  const plans = await plansOf('jejak', () => superadmin.send('GET', `/jejak?user_id=${superadmin.id}&tabel=slider`));
  const all = plans.join('\n');
  expect(all).toMatch(/(COVERING INDEX|Index Only Scan.* using) jejak_user_id_id_tabel_perbuatan/);
});

test('acts of many busy accounts are found on a walk through the log', async () => {
  const { body } = await superadmin.send('GET', '/jejak?username=ramai');
  expect([body.data.total, body.data.data[0].username]).toEqual([10_000, 'ramai-24']);
  const { body: rare } = await superadmin.send('GET', '/jejak?username=ramai&perbuatan=cadangkan');
  expect(rare.data.data).toMatchObject([{ username: 'ramai-0', perbuatan: 'cadangkan' }]);
});

test.each([
  ['an officer asks', () => petugas, '', 'versi_baris_terhapus_pemilik'],
  ['the office asks for a report', () => superadmin, '?tabel=luas_tanam', 'versi_baris_terhapus_tabel'],
])('what lies in the trash is found in an index alone when %s', async (_, reader, query, index) => {
  const [plan] = await plansOf('versi_baris', () => reader().send('GET', `/sampah${query}`));
  expect(plan).toMatch(new RegExp(`(COVERING INDEX|Index Only Scan.* using) ${index}`));
});

test.each([
  ['status=nonaktif&urut=terbaru', 'pengguna_nonaktif'],
  ['status=diundang&urut=terakhir-masuk', 'pengguna_diundang'],
  ['terverifikasi=ya&urut=terakhir-masuk', 'pengguna_terverifikasi'],
])('few accounts in another order are found among themselves: %s', async (query, index) => {
  const plans = await plansOf('pengguna', () => superadmin.send('GET', `/akun?${query}`));
  expect(plans.join('\n')).toContain(index);
});
