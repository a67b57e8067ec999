import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../../db/dialects.ts';
import { renewId } from '../../db/history-id.ts';
import { insertAll } from '../../db/insert-all.ts';
import { migrate, migrateUpTo } from '../../db/migrate.ts';
import type { Database, TableName } from '../../db/schema.ts';
import { terminalJejak } from '../database/terminal-jejak.ts';
import { damaged, type Manifest, tablePath } from './manifest.ts';

const AT_ONCE = 500;

/** Room for the ids of rows behind the backup: devices still change those rows by their ids, and must meet no others. */
const LOST_IDS = 100_000;

type Row = Record<string, unknown>;

/**
 * Fills an empty database with a backup's rows in one transaction: with the tables of the backup's migrations first,
 * then newer migrations.
 *
 * @param beforeCommit runs last; if it fails, no row is written
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
    for (const table of await numberedTables(trx)) {
      await goOnAfter(trx, table, (manifest.id_terakhir[table] ?? 0) + LOST_IDS);
    }
    await migrate(trx);
    // Revisions continue from the restored counts, so the database needs a new id: caches would otherwise take new rows
    // for ones they have, and devices would not learn that the rows behind this backup are gone (decision 44).
    await renewId(trx);
    await terminalJejak(trx, { perbuatan: 'pulihkan' });
    await beforeCommit();
  });
  // PostgreSQL plans badly without statistics; autovacuum collects them within minutes, so a failure here does not
  // matter.
  if (isPostgres(db)) await sql`analyze`.execute(db).catch(() => undefined);
}

async function importTable(trx: Kysely<Database>, table: string, path: string): Promise<number> {
  // Some rows come with a migration; the backup has them as the office left them.
  await sql`delete from ${sql.table(table)}`.execute(trx);
  let waiting: Row[] = [];
  const flush = async () => {
    // The tables are of the backup's migrations, whatever today's types say.
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

/** Lines end with '\n' only: `readline` also splits at other separators, which a text may contain. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Our tables whose rows have ids. Those of a database that has just been made from the backup's migrations. */
const numberedTables = async (trx: Kysely<Database>): Promise<string[]> =>
  (await trx.introspection.getTables())
    .filter(({ columns }) => columns.some(({ name, isAutoIncrementing }) => name === 'id' && isAutoIncrementing))
    .map(({ name }) => name);

/** Continues the sequence: ids are not reused, not even of deleted rows. */
async function goOnAfter(trx: Kysely<Database>, table: string, id: number): Promise<void> {
  if (isPostgres(trx)) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${sql.lit(id)})`.execute(trx);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(trx);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id})`.execute(trx);
}
