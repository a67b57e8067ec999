import type { Duplex } from 'node:stream';
import {
  type ColumnDefinitionNode,
  CompiledQuery,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import { shareCommits } from './dialects.ts';
import type { Database } from './schema.ts';

/** Connections per process. Reads run in parallel; writers queue for one lock anyway. */
const CONNECTIONS = 10;

/** Timeouts in milliseconds. */
export interface Patience {
  /** For a connection. */
  connect: number;
  /** For the write lock. */
  turn: number;
  /** For the answer to one query; null: none. */
  answer: number | null;
}

/** For commands, migrations and seeds, whose queries take as long as there are rows. */
const unhurried: Patience = { connect: 10_000, turn: 10_000, answer: null };

/** For serving requests: a frozen database is reported within five seconds. */
export const serving: Patience = { connect: 2_000, turn: 2_000, answer: 2_500 };

/** The name of our processes in `pg_stat_activity`. */
export const APPLICATION_NAME = 'lumbung';

/**
 * Opens a PostgreSQL database.
 *
 * @param url `postgres://user:password@host:port/database`, or with `?host=` and a folder for a local socket
 */
export function openPostgres(url: string, patience = unhurried): Kysely<Database> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: patience.connect,
    keepAlive: true,
    application_name: APPLICATION_NAME,
    types: { getTypeParser },
  });
  // A connection may break while idle. The pool replaces it, and a holder learns of it with the next query; but an
  // unhandled error event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (patience.answer !== null) limitAnswers(client, patience.answer);
  });
  return shareCommits(new Kysely<Database>({ dialect: new LikeSqlite(pool, patience) }));
}

/** The server's own limit is this much shorter, so that a slow query is cancelled and its connection survives. */
const SOONER = 300;

/**
 * Destroys a connection whose answer does not come. A frozen server does not keep its own `statement_timeout`; and
 * since it may still run the query once it thaws, the connection must not be reused.
 */
function limitAnswers(client: PoolClient, milliseconds: number): void {
  const { stream } = (client as PoolClient & { connection: { stream: Duplex } }).connection;
  // The overload of `query` that Kysely calls.
  const ask = client.query.bind(client) as (sql: string, parameters: unknown[]) => Promise<unknown>;
  const told = ask(`set statement_timeout = ${milliseconds - SOONER}`, []).catch(() => undefined);
  const query = async (sql: string, parameters: unknown[]) => {
    const giveUp = () => stream.destroy(new Error('timeout expired while waiting for an answer'));
    const timer = setTimeout(giveUp, milliseconds);
    try {
      await told;
      return await ask(sql, parameters);
    } finally {
      clearTimeout(timer);
    }
  };
  Object.assign(client, { query });
}

const INT8 = 20;
const NUMERIC = 1700;

/** pg gives bigint and numeric as text, because a number may not hold them; our counts and sums always fit. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8 || oid === NUMERIC) return Number;
  return format === 'binary' ? types.getTypeParser(oid, 'binary') : types.getTypeParser(oid, 'text');
}

/** PostgreSQL with two habits of SQLite on which the program relies. */
class LikeSqlite extends PostgresDialect {
  readonly #pool: Pool;
  readonly #patience: Patience;

  constructor(pool: Pool, patience: Patience) {
    super({ pool });
    this.#pool = pool;
    this.#patience = patience;
  }

  override createDriver() {
    return new OneWriter(this.#pool, this.#patience);
  }

  override createQueryCompiler() {
    return new TextByBytes();
  }
}

/** A holder that stops without ending would block all other writers, hence the idle timeout. */
const takeTurn = ({ turn }: Patience) => `
  set local lock_timeout = ${turn};
  set local idle_in_transaction_session_timeout = '30s';
  select pg_advisory_xact_lock(640700001)
`;

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];

/**
 * Lets one transaction write at a time across all processes, as SQLite does. So what a transaction has looked up (no
 * such key yet, seven photos, revision 3) still holds when it writes, and the SQL is the same for both databases. Reads
 * never wait. Some 300 writes a second remain (docs/operasi.md), far more than an office needs.
 */
class OneWriter extends PostgresDriver {
  readonly #takeTurn: string;

  constructor(pool: Pool, patience: Patience) {
    super({ pool });
    this.#takeTurn = takeTurn(patience);
  }

  override async beginTransaction(connection: Connection, settings: TransactionSettings) {
    await super.beginTransaction(connection, settings);
    if (settings.accessMode === 'read only') return;
    try {
      await connection.executeQuery(CompiledQuery.raw(this.#takeTurn));
    } catch (error) {
      await this.rollbackTransaction(connection);
      throw error;
    }
  }

  /** The rollback fails with the connection; the error before it says why. The connection is given up. */
  override async rollbackTransaction(connection: Connection) {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

/** Orders and lowers text bytewise, as SQLite does, whatever the server's locale. */
class TextByBytes extends PostgresQueryCompiler {
  protected override visitColumnDefinition(node: ColumnDefinitionNode) {
    super.visitColumnDefinition(node);
    if ('dataType' in node.dataType && node.dataType.dataType === 'text') this.append(' collate "C"');
  }
}
