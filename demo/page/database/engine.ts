import sqlite3InitModule, { type BindingSpec, type PreparedStatement, type SqlValue } from '@sqlite.org/sqlite-wasm';

/** What became of one statement. */
interface Result {
  rows: Record<string, SqlValue>[];
  /** How many rows it wrote. */
  changes: number;
}

/** SQLite in the memory of this page. */
export interface Engine {
  run(sql: string, parameters?: readonly unknown[]): Result;
}

/** Statements that are kept prepared; the API has some dozens of shapes. */
const KEPT_STATEMENTS = 500;

/** Opens a database file in memory, where it may grow. */
export async function openEngine(file: Uint8Array): Promise<Engine> {
  // No warnings in the console: whatever SQLite refuses is thrown, and reported by the caller.
  Object.assign(globalThis, { sqlite3ApiConfig: { warn: () => {} } });
  const { capi, oo1, wasm } = await sqlite3InitModule();
  const database = new oo1.DB({ filename: ':memory:' });
  if (!database.pointer) throw new Error('SQLite did not open');
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
  const copy = wasm.allocFromTypedArray(file);
  database.checkRc(capi.sqlite3_deserialize(database.pointer, 'main', copy, file.length, file.length, flags));
  database.exec('pragma foreign_keys = on; pragma temp_store = memory;');

  const kept = new Map<string, PreparedStatement>();
  const prepared = (sql: string): PreparedStatement => {
    const known = kept.get(sql);
    if (known) return known;
    if (kept.size >= KEPT_STATEMENTS) {
      for (const statement of kept.values()) statement.finalize();
      kept.clear();
    }
    const statement = database.prepare(sql);
    kept.set(sql, statement);
    return statement;
  };

  return {
    run(sql, parameters = []) {
      const before = database.changes(true);
      try {
        const statement = prepared(sql);
        if (parameters.length > 0) statement.bind(parameters as BindingSpec);
        const rows: Result['rows'] = [];
        while (statement.step()) rows.push(statement.get({}));
        statement.reset(true);
        return { rows, changes: database.changes(true) - before };
      } catch (error) {
        kept.get(sql)?.finalize();
        kept.delete(sql);
        throw asOnServer(error);
      }
    },
  };
}

/** The API knows refusals of the database by the code that Node's SQLite gives them. */
const asOnServer = (error: unknown): unknown =>
  error instanceof Error && 'resultCode' in error ? Object.assign(error, { errcode: error.resultCode }) : error;
