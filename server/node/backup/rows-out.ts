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
  const query = isPostgres(snapshot) ? sequences : autoincrements(tables.includes('jejak'));
  const { rows } = await query.execute(snapshot);
  return Object.fromEntries(rows.flatMap(({ name, id }) => (id !== null && tables.includes(name) ? [[name, id]] : [])));
}

interface LastId {
  name: string;
  /** Null: none yet. */
  id: number | null;
}

const sequences = sql<LastId>`
  select table_name as name, pg_sequence_last_value(pg_get_serial_sequence(quote_ident(table_name), 'id')::regclass) as id
  from information_schema.columns where table_schema = current_schema() and column_name = 'id'
`;

/** The log, which older databases lack, is the one table without autoincrement in SQLite. */
const autoincrements = (hasJejak: boolean) => sql<LastId>`
  select name, seq as id from sqlite_sequence
  ${hasJejak ? sql`union all select 'jejak', max(id) from jejak` : sql``}
`;
