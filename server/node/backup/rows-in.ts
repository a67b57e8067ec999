import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../../db/dialects.ts';
import { migrate, migrateUpTo } from '../../db/migrate.ts';
import type { Database, TableName } from '../../db/schema.ts';
import { insertAll } from '../../db/seed/insert-all.ts';
import { terminalJejak } from '../cli/terminal-jejak.ts';
import { damaged, type Manifest, tablePath } from './manifest.ts';

const AT_ONCE = 500;

type Row = Record<string, unknown>;

/**
 * Fills an empty database with a backup's rows, in one transaction: first the tables as they were then, at the end
 * what migrations have changed since.
 *
 * @param beforeCommit done last; if it fails, no row is written
 */
export async function importRows(
  db: Kysely<Database>,
  folder: string,
  manifest: Manifest,
  beforeCommit: () => Promise<void> = async () => {},
): Promise<void> {
  const last = manifest.migrasi.toSorted().at(-1) ?? '';
  await db.transaction().execute(async (trx) => {
    await migrateUpTo(trx, last);
    for (const [table, expected] of Object.entries(manifest.tabel)) {
      const found = await importTable(trx, table, join(folder, tablePath(table)));
      if (found !== expected) throw damaged(folder, `${tablePath(table)} berisi ${found} baris, bukan ${expected}`);
    }
    for (const [table, id] of Object.entries(manifest.id_terakhir)) await goOnAfter(trx, table, id);
    await migrate(trx);
    // Counts of writes start again where they were: under the old name, caches would take new rows for ones they have.
    await trx.updateTable('keterangan').set({ nilai: crypto.randomUUID() }).where('nama', '=', 'id').execute();
    await terminalJejak(trx, { perbuatan: 'pulihkan' });
    await beforeCommit();
  });
  // PostgreSQL plans badly until it has counted its rows, which it does by itself within minutes: all is there meanwhile.
  if (isPostgres(db)) await sql`analyze`.execute(db).catch(() => undefined);
}

async function importTable(trx: Kysely<Database>, table: string, path: string): Promise<number> {
  let waiting: Row[] = [];
  const flush = async () => {
    // The tables are those of the migrations that the backup names, whatever today's types say.
    await insertAll(trx, table as TableName, waiting as never[]);
    waiting = [];
  };
  for await (const line of linesOf(path)) {
    waiting.push(JSON.parse(line));
    if (waiting.length === AT_ONCE) await flush();
  }
  await flush();
  const { rows } = await sql<{ jumlah: number }>`select count(*) as jumlah from ${sql.table(table)}`.execute(trx);
  return rows[0]?.jumlah ?? 0;
}

/** Lines end with '\n' alone: `readline` would also end them at separators that a text may hold. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Ids that were given before, even to rows that are gone, are not given again. */
async function goOnAfter(trx: Kysely<Database>, table: string, id: number): Promise<void> {
  if (isPostgres(trx)) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${sql.lit(id)})`.execute(trx);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(trx);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id})`.execute(trx);
}
