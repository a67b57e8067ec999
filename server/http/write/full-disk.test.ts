import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../../tests/support/api/api.ts';
import { type Caller, callerOf } from '../../../tests/support/api/callers.ts';
import { formWith, fotos } from '../../../tests/support/api/fotos.ts';
import { stubFiles } from '../../../tests/support/api/ports.ts';
import { writeFault } from '../../node/database/write-fault.ts';
import { retryTransaction } from './retry-transaction.ts';

const FULL = 'Ruang simpan server sudah penuh, jadi belum tersimpan. Silahkan coba lagi nanti.';
const READ_ONLY = 'Server sedang tidak dapat menyimpan. Silahkan coba lagi nanti.';

let api: TestApi;
let admin: Caller;
let path: string;

beforeEach(async () => {
  api = await openApi();
  admin = await callerOf(api, 'admin');
  const { id } = await api.db.selectFrom('kegiatan_dinas').select('id').executeTakeFirstOrThrow();
  path = `/kegiatan-dinas/${id}`;
});

/** Sends a text too large for the full disk, with the same key each time. */
const kunci = { 'Idempotency-Key': crypto.randomUUID() };
const write = () => admin.send('PUT', path, { deskripsi: 'x'.repeat(20_000) }, kunci);

/** Stops the database from growing, and fills its free pages. */
async function fill() {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(api.db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(api.db);
  const nilai = 'x'.repeat(3000);
  for (let number = 0; number < 10_000; number += 1) {
    const row = { nama: `isi ${number}`, nilai };
    const isFull = await api.db
      .insertInto('keterangan')
      .values(row)
      .execute()
      .then(
        () => false,
        () => true,
      );
    if (isFull) return;
  }
  throw new Error('The database still grows');
}

const empty = () => sql`pragma max_page_count = 1000000`.execute(api.db);

test('a full disk is said with the time to come again; nothing is kept of the write, which succeeds once there is room', async () => {
  await fill();
  const refused = await write();
  expect([refused.status, refused.headers.get('Retry-After'), refused.body.meta.message]).toEqual([507, '60', FULL]);
  expect((await admin.send('GET', path)).status).toBe(200);
  await empty();
  expect((await write()).status).toBe(200);
});

test('the log has what went wrong first, not what followed from it', async () => {
  await fill();
  await write();
  expect(api.errors).toHaveLength(1);
  expect(api.errors[0]).toContain('database or disk is full');
});

test('a disk that has become read-only is said; who reads goes on, though his session would slide now', async () => {
  await api.db.updateTable('sesi').set({ berlaku_sampai: '2026-12-01T00:00:00.000Z' }).execute();
  await sql`pragma query_only = on`.execute(api.db);
  const refused = await write();
  expect([refused.status, refused.headers.get('Retry-After'), refused.body.meta.message]).toEqual([
    503,
    '60',
    READ_ONLY,
  ]);
  expect((await admin.send('GET', '/user')).status).toBe(200);
  await sql`pragma query_only = off`.execute(api.db);
  expect((await write()).status).toBe(200);
});

test.each([
  ['ENOSPC', 507, FULL],
  ['EDQUOT', 507, FULL],
  ['EROFS', 503, READ_ONLY],
  ['EIO', 503, 'Penyimpanan server sedang bermasalah. Silahkan coba lagi nanti.'],
])('a picture for which the disk says %s is refused with %i, and its row with it', async (code, status, message) => {
  const full = () => Promise.reject(Object.assign(new Error(code), { code }));
  const other = await openApi({ db: api.db, files: { ...stubFiles(), write: full } });
  const petani = await callerOf(other, 'petani');
  const count = async () => (await api.db.selectFrom('produk').select('id').execute()).length;
  const before = await count();
  const told = await petani.send('POST', '/produk', formWith(...fotos(1)));
  expect([told.status, told.body.meta.message]).toEqual([status, message]);
  expect(told.headers.get('Retry-After')).toBe('60');
  expect(await count()).toBe(before);
});

test('whoever watches is told why nothing can be written, and that it can again', async () => {
  const fault = writeFault(api, 0);
  expect(await fault()).toBeNull();
  await sql`pragma query_only = on`.execute(api.db);
  expect(await fault()).toBe('basis data tidak boleh ditulisi; beri izin tulis');
  await sql`pragma query_only = off`.execute(api.db);
  expect(await fault()).toBeNull();
  await fill();
  expect(await fault()).toBe('basis data tidak dapat bertambah karena cakram penuh; beri ruang');
  await empty();
  const full = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' }));
  const files = { ...api.files, write: full };
  expect(await writeFault({ db: api.db, files })()).toBe(
    'Berkas tidak dapat dibaca atau ditulis karena cakramnya penuh; beri ruang (ENOSPC).',
  );
});

test('who asks often is told what was found last: each look is a write', async () => {
  const fault = writeFault(api);
  expect(await fault()).toBeNull();
  await sql`pragma query_only = on`.execute(api.db);
  expect(await fault()).toBeNull();
});

test('those who wait beside a write without room are stored all the same', async () => {
  await fill();
  const others = ['wilayah', 'nama_wilayah'];
  const gate = Promise.withResolvers<void>();
  const before = retryTransaction(api.db, () => gate.promise);
  const rename = (nama: string) =>
    retryTransaction(api.db, (trx) =>
      trx.updateTable('keterangan').set({ nilai: 'x' }).where('nama', '=', nama).execute(),
    );
  const large = retryTransaction(api.db, (trx) =>
    trx
      .insertInto('keterangan')
      .values({ nama: 'uji', nilai: 'x'.repeat(50_000) })
      .execute(),
  );
  const all = [rename('wilayah'), large, rename('nama_wilayah')];
  gate.resolve();
  await before;
  const ends = await Promise.allSettled(all);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(ends[1]).toMatchObject({ reason: { errcode: 13 } });
  const rows = await api.db.selectFrom('keterangan').select('nilai').where('nama', 'in', others).execute();
  expect(rows).toEqual([{ nilai: 'x' }, { nilai: 'x' }]);
});
