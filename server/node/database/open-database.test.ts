import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrations } from '../../db/migrations/index.ts';
import { openSqlite } from '../../db/open-sqlite.ts';
import { databasePath } from './data-folder.ts';
import { openDatabase } from './open-database.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lumbung-data-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const open = () => openDatabase({ dataDir, databaseUrl: null });

test('a file that is not a database is refused', async () => {
  await writeFile(databasePath(dataDir), 'bukan basis data '.repeat(100));
  await expect(open()).rejects.toThrow(/^Basis data '.*' rusak/);
});

test('a step that fails while the database is brought up to date is named in a sentence', async () => {
  const up = async () => {
    throw new Error('no such column: panen');
  };
  migrations['9998-rusak'] = { up };
  try {
    await expect(open()).rejects.toThrow(
      /^Basis data '.*' gagal dimutakhirkan \(9998-rusak: no such column: panen\); isinya tetap seperti semula, .*\.$/,
    );
  } finally {
    delete migrations['9998-rusak'];
  }
});

test('a step that fails for the disk says what ails the disk', async () => {
  const up = async () => {
    throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
  };
  migrations['9998-penuh'] = { up };
  try {
    await expect(open()).rejects.toThrow(/^Basis data '.*' tidak dapat bertambah karena cakram penuh; beri ruang\.$/);
  } finally {
    delete migrations['9998-penuh'];
  }
});

test('a database that another program holds is refused', async () => {
  await (await open()).destroy();
  const other = openSqlite(databasePath(dataDir));
  await sql`pragma locking_mode = exclusive`.execute(other);
  await sql`begin exclusive`.execute(other);
  await expect(open()).rejects.toThrow('sedang dipakai program lain');
  await other.destroy();
}, 15_000);

test('what another process wrote between reading and writing does not break a transaction', async () => {
  const db = await open();
  const other = await open();
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('keterangan').selectAll().execute();
    await sql`pragma busy_timeout = 0`.execute(other);
    await expect(other.insertInto('keterangan').values({ nama: 'lain', nilai: '1' }).execute()).rejects.toThrow(
      'locked',
    );
    await trx.insertInto('keterangan').values({ nama: 'satu', nilai: '1' }).execute();
  });
  await other.insertInto('keterangan').values({ nama: 'lain', nilai: '1' }).execute();
  expect(await db.selectFrom('keterangan').select('nama').orderBy('nama').execute()).toEqual([
    { nama: 'lain' },
    { nama: 'satu' },
  ]);
  await db.destroy();
  await other.destroy();
});
