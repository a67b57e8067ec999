import { CompiledQuery, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { insertAll } from '../../../server/db/insert-all.ts';
import { removeUnreferenced } from '../../../server/http/uploads/media-rows.ts';
import type { Db } from '../../../server/ports.ts';
import { openApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { stubFiles } from '../../support/api/ports.ts';
import { onPostgres, openSeeded } from '../../support/data/database.ts';
import { hearQueries } from '../../support/screens/hear-queries.ts';

const ROWS = 20_000;
const WAKTU = '2026-01-01T00:00:00.000Z';

let db: Db;
let superadmin: Caller;
let asked: CompiledQuery[];
beforeAll(async () => {
  db = await openSeeded();
  superadmin = await callerOf(await openApi({ db }), 'superadmin');
  const act = { waktu: WAKTU, user_id: null, alamat: null, tabel: null, baris: null, keterangan: null };
  const each = <Row>(row: (at: number) => Row) => Array.from({ length: ROWS }, (_, at) => row(at));
  await insertAll(
    db,
    'jejak',
    each((at) => ({ ...act, perbuatan: at === 0 ? ('cadangkan' as const) : ('ubah' as const) })),
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
  if (onPostgres) await sql`analyze`.execute(db);

  asked = hearQueries(db).heard;
});

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
