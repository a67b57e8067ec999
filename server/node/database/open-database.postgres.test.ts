import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { newPostgres } from '../../../tests/support/data/database.ts';
import { openDatabase } from './open-database.ts';

const open = (databaseUrl: string) => openDatabase({ dataDir: '/tidak/dipakai', databaseUrl });
const named = (name: string) => inject('postgres').replace('/postgres?', `/${name}?`);

test('a database that is not there is refused', async () => {
  await expect(open(named('entah'))).rejects.toThrow(/^Basis data 'entah' di .* tidak ada; buat dahulu/);
});

test('a database that does not hold every letter is refused', async () => {
  const admin = await open(await newPostgres());
  await sql`create database latin template template0 encoding 'LATIN1' locale 'C' locale_provider 'libc'`.execute(
    admin,
  );
  await expect(open(named('latin'))).rejects.toThrow("Basis data 'latin'");
  await admin.destroy();
});

test('a user who may not make tables is told so', async () => {
  const url = await newPostgres();
  const admin = await open(url);
  await sql`create role tamu login`.execute(admin);
  const guest = await newPostgres();
  await expect(open(guest.replace('user=lumbung', 'user=tamu'))).rejects.toThrow('tidak boleh ditulisi pengguna ini');
  await admin.destroy();
});

test('several processes may start at once', async () => {
  const url = await newPostgres();
  const all = await Promise.all(Array.from({ length: 5 }, () => open(url)));
  for (const db of all) {
    expect(await db.selectFrom('keterangan').selectAll().execute()).toEqual([]);
    await db.destroy();
  }
});

test('a connection that breaks is replaced, idle or in the middle of a transaction', async () => {
  const url = await newPostgres();
  const db = await open(url);
  const other = await open(url);
  const breakAll = () =>
    sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
  const facts = () => db.selectFrom('keterangan').selectAll().execute();

  await breakAll();
  await expect.poll(() => facts().catch(() => 'putus')).toEqual([]);

  const broken = db.transaction().execute(async (trx) => {
    await trx.insertInto('keterangan').values({ nama: 'setengah', nilai: '1' }).execute();
    await breakAll();
    await trx.insertInto('keterangan').values({ nama: 'sisa', nilai: '1' }).execute();
  });
  await expect(broken).rejects.toThrow();
  await expect.poll(() => facts().catch(() => 'putus')).toEqual([]);
  await db.destroy();
  await other.destroy();
});

test('who waits for his turn to write sees what the one before him wrote; who only reads does not wait', async () => {
  const url = await newPostgres();
  const [first, second] = [await open(url), await open(url)];
  const seen = (trx: typeof first) => trx.selectFrom('keterangan').select('nama').execute();
  const waiting: Promise<unknown>[] = [];
  await first.transaction().execute(async (trx) => {
    await trx.insertInto('keterangan').values({ nama: 'satu', nilai: '1' }).execute();
    waiting.push(second.transaction().execute(seen));
    expect(await second.transaction().setAccessMode('read only').execute(seen)).toEqual([]);
  });
  expect(await Promise.all(waiting)).toEqual([[{ nama: 'satu' }]]);
  await first.destroy();
  await second.destroy();
});
