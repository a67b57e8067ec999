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
import { allowImmediateReads, shareCommits } from './dialects.ts';
import type { Database } from './schema.ts';

/** Bounds the prepared statements; the API has some dozens of shapes. */
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
    // There is one connection: a reader outside must not see what an open transaction has not committed.
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

/**
 * SQLite can roll back schema changes, which Kysely's adapter does not use: with this a migration is applied whole or
 * not at all.
 */
class SchemaToo extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/**
 * Takes the write lock at the beginning. A transaction that reads first and locks later fails without waiting when
 * another process (`npm run akun`) has written in between.
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

  /** On a full or failing disk SQLite has rolled back already; a second rollback would hide the first error. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.isTransaction()) await super.rollbackTransaction(connection);
  }
}

type KyselysDatabase = ReturnType<typeof forKysely>;

/** Afterwards prepared statements of `select *` may have the wrong columns. */
const CHANGES_SCHEMA = /^\s*(create|alter|drop)\b/i;

/** The methods of better-sqlite3 that Kysely's dialect calls, on `node:sqlite`. */
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

const blankRow = (columns: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(columns.map((column) => [column, null]));

/**
 * Rows from Node have no prototype, and V8 keeps such objects as hash tables: creating, destructuring and serialising
 * them takes three times as long. Copying a blank row allocates its final size; adding columns one by one would
 * reallocate it again and again, and leave ten times its size to the collector.
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
