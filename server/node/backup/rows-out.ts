import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../../db/dialects.ts';
import type { Database } from '../../db/schema.ts';
import { tableNames } from '../../db/tables.ts';

const AT_ONCE = 1_000;

type Row = Record<string, unknown>;
type Snapshot = Kysely<Database>;

/**
 * Reads inside one snapshot while writers go on. Rows are exported by ourselves instead of `pg_dump` or SQLite's
 * backup: that needs no other program of the right version, and a backup of one kind of database can be restored into
 * the other.
 */
export const inSnapshot = <Result>(db: Kysely<Database>, read: (snapshot: Snapshot) => Promise<Result>) =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);

/** Our tables that exist. A database of an older version may lack some. */
export async function tablesIn(snapshot: Snapshot): Promise<string[]> {
  const there = new Set((await snapshot.introspection.getTables()).map(({ name }) => name));
  return tableNames.filter((name) => there.has(name));
}

/** The rows of a table in a stable order, in pages. */
export async function* rowsOf(snapshot: Snapshot, table: string): AsyncGenerator<Row> {
  const rows = snapshot
    .selectFrom(sql<Row>`${sql.table(table)}`.as('baris'))
    .selectAll()
    .orderBy(sql`1`)
    .orderBy(sql`2`);
  if (!isPostgres(snapshot)) {
    yield* rows.stream();
    return;
  }
  // Kysely's streams of PostgreSQL would need another package.
  await sql`declare cadangan no scroll cursor for ${rows}`.execute(snapshot);
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    const page = await sql<Row>`fetch ${sql.lit(AT_ONCE)} from cadangan`.execute(snapshot);
    yield* page.rows;
    found = page.rows.length;
  }
  await sql`close cadangan`.execute(snapshot);
}

/** The last id that each table has used. */
export async function lastIds(snapshot: Snapshot, tables: readonly string[]): Promise<Record<string, number>> {
  if (!isPostgres(snapshot)) {
    const { rows } = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(snapshot);
    const counted = rows.filter(({ name }) => tables.includes(name)).map(({ name, seq }) => [name, seq] as const);
    // The one table without autoincrement in SQLite.
    const { rows: acts } = tables.includes('jejak')
      ? await sql<{ id: number | null }>`select max(id) as id from jejak`.execute(snapshot)
      : { rows: [] };
    const last = acts[0]?.id;
    return { ...Object.fromEntries(counted), ...(last && { jejak: last }) };
  }
  const last: Record<string, number> = {};
  for (const table of await tablesWithId(snapshot, tables)) {
    const sequence = sql`pg_get_serial_sequence(${table}, 'id')`;
    const { rows } = await sql<{ nilai: number | null }>`
      select pg_sequence_last_value(${sequence}::regclass) as nilai
    `.execute(snapshot);
    const nilai = rows[0]?.nilai;
    if (nilai !== null && nilai !== undefined) last[table] = nilai;
  }
  return last;
}

async function tablesWithId(snapshot: Snapshot, tables: readonly string[]): Promise<string[]> {
  const found = await snapshot.introspection.getTables();
  return found
    .filter(({ name, columns }) => tables.includes(name) && columns.some((column) => column.name === 'id'))
    .map(({ name }) => name);
}
