import {
  type ColumnDefinitionNode,
  CompiledQuery,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { Pool, types } from 'pg';
import type { Database } from './schema.ts';

/** Connections a process: reads beside each other; writers wait for their turn anyway. */
const CONNECTIONS = 10;

/** Who cannot have a connection within this is told so, instead of being kept waiting. */
const PATIENCE_MS = 10_000;

/** By this name a process is known in `pg_stat_activity`. */
export const APPLICATION_NAME = 'lumbung';

/**
 * Opens a PostgreSQL database.
 *
 * @param url `postgres://user:password@host:port/database`, or with `?host=` and a folder for a local socket
 */
export function openPostgres(url: string): Kysely<Database> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    keepAlive: true,
    application_name: APPLICATION_NAME,
    types: { getTypeParser },
  });
  // A connection may break while nobody asks it anything: it is replaced, and who holds it learns it with his next
  // question. Unheard, the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Database>({ dialect: new LikeSqlite(pool) });
}

const INT8 = 20;
const NUMERIC = 1700;

/** Counts and sums come as text, for they could be larger than a number holds; ours never are. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8 || oid === NUMERIC) return Number;
  return format === 'binary' ? types.getTypeParser(oid, 'binary') : types.getTypeParser(oid, 'text');
}

/** PostgreSQL with the two habits of SQLite that the rest of the program relies on. */
class LikeSqlite extends PostgresDialect {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver() {
    return new OneWriter({ pool: this.#pool });
  }

  override createQueryCompiler() {
    return new TextByBytes();
  }
}

/** Whoever holds the turn to write must not stop without ending: others wait for it. */
const TAKE_TURN = `
  set local lock_timeout = '10s';
  set local idle_in_transaction_session_timeout = '30s';
  select pg_advisory_xact_lock(640700001)
`;

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];

/**
 * Lets one transaction write at a time, in all processes together, as SQLite does. So what a transaction looked up
 * (no such key yet, seven photos, revision 3) still holds when it writes, and SQL stays the same for both databases.
 * Reads never wait. Some 300 writes a second remain (docs/operasi.md), far more than an office needs.
 */
class OneWriter extends PostgresDriver {
  override async beginTransaction(connection: Connection, settings: TransactionSettings) {
    await super.beginTransaction(connection, settings);
    if (settings.accessMode === 'read only') return;
    try {
      await connection.executeQuery(CompiledQuery.raw(TAKE_TURN));
    } catch (error) {
      await super.rollbackTransaction(connection);
      throw error;
    }
  }
}

/** Orders and lowers text by its bytes, as SQLite does, whatever the language of the server. */
class TextByBytes extends PostgresQueryCompiler {
  protected override visitColumnDefinition(node: ColumnDefinitionNode) {
    super.visitColumnDefinition(node);
    if ('dataType' in node.dataType && node.dataType.dataType === 'text') this.append(' collate "C"');
  }
}
