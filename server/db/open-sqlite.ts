import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';
import { allowImmediateReads, shareCommits } from './capabilities.ts';
import type { Database } from './schema.ts';

/** Statements that are kept prepared; the API has some dozens of shapes. */
const MAX_STATEMENTS = 500;

/**
 * Opens the embedded store. `synchronous=FULL` makes a commit survive a power cut (docs/decisions/0006);
 * the price is one fsync a write.
 *
 * @param path a file, or ':memory:'
 */
export function openSqlite(path: string): Kysely<Database> {
  const sqlite = new DatabaseSync(path);
  sqlite.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma busy_timeout = 5000;
    pragma temp_store = memory;
    pragma cache_size = -8000;
  `);
  const database = forKysely(sqlite);
  const db = shareCommits(new Kysely<Database>({ dialect: new TransactionalSqlite(database) }));
  return allowImmediateReads(db, (sql, parameters) => {
    // There is one connection: whoever is outside must not see what a transaction has not committed.
    if (database.isTransaction()) return undefined;
    const statement = database.prepare(sql);
    return statement.reader ? statement.all(parameters) : undefined;
  });
}

class TransactionalSqlite extends SqliteDialect {
  readonly #database: KyselysDatabase;

  constructor(database: KyselysDatabase) {
    super({ database });
    this.#database = database;
  }

  override createAdapter() {
    return new SchemaToo();
  }

  override createDriver() {
    return new WritersFirst(this.#database);
  }
}

/** SQLite rolls back schema changes too, which Kysely's own adapter does not use: a migration is applied whole or not. */
class SchemaToo extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/**
 * Takes the right to write at once. A transaction that reads first and asks for it later is refused without waiting
 * when another process (`npm run akun`) wrote meanwhile.
 */
class WritersFirst extends SqliteDriver {
  readonly #database: KyselysDatabase;

  constructor(database: KyselysDatabase) {
    super({ database });
    this.#database = database;
  }

  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings) {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /** A full or failing disk has rolled back already: asking again would hide why behind a complaint of its own. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.isTransaction()) await super.rollbackTransaction(connection);
  }
}

type KyselysDatabase = ReturnType<typeof forKysely>;

/** After it the columns of `select *` may be others than a kept statement has. */
const CHANGES_SCHEMA = /^\s*(create|alter|drop)\b/i;

/** The few methods of better-sqlite3 that Kysely's dialect calls, on Node's own SQLite. */
function forKysely(sqlite: DatabaseSync) {
  const statements = new Map<string, ReturnType<typeof statement>>();
  return {
    close: () => sqlite.close(),
    isTransaction: () => sqlite.isTransaction,
    prepare(sql: string) {
      const known = statements.get(sql);
      if (known) return known;
      if (statements.size >= MAX_STATEMENTS || CHANGES_SCHEMA.test(sql)) statements.clear();
      const prepared = statement(sqlite.prepare(sql));
      if (!CHANGES_SCHEMA.test(sql)) statements.set(sql, prepared);
      return prepared;
    },
  };
}

function statement(prepared: StatementSync) {
  const columns = prepared.columns().map(({ name }) => name);
  const blank = blankRow(columns);
  const toRow = (values: unknown) => rowOf(blank, columns, values as unknown[]);
  prepared.setReturnArrays(true);
  return {
    reader: columns.length > 0,
    all: (parameters: readonly unknown[]) => prepared.all(...(parameters as SQLInputValue[])).map(toRow),
    run: (parameters: readonly unknown[]) => prepared.run(...(parameters as SQLInputValue[])),
    *iterate(parameters: readonly unknown[]) {
      for (const values of prepared.iterate(...(parameters as SQLInputValue[]))) yield toRow(values);
    },
  };
}

/** A row without values. */
const blankRow = (columns: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(columns.map((column) => [column, null]));

/**
 * An object like any other. Those that Node makes of rows have no prototype, and V8 keeps such as hash tables: making
 * them, taking them apart and writing them as JSON takes three times as long. A copy of a blank one has its size from the
 * start; put together column by column it would be moved ever again, and leave ten times its size to be cleared.
 */
function rowOf(
  blank: Readonly<Record<string, unknown>>,
  columns: readonly string[],
  values: readonly unknown[],
): Record<string, unknown> {
  const row = { ...blank };
  let at = 0;
  for (const column of columns) row[column] = values[at++];
  return row;
}
