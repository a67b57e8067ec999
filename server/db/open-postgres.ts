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
import { shareCommits } from './capabilities.ts';
import type { Database } from './schema.ts';

/** Connections a process: reads beside each other; writers wait for their turn anyway. */
const CONNECTIONS = 10;

/** How many milliseconds something is waited for; who waits in vain is told so. */
export interface Patience {
  /** For a connection. */
  connect: number;
  /** For the turn to write. */
  turn: number;
  /** For the answer to one question, whatever keeps the server from giving it; null: for ever. */
  answer: number | null;
}

/** For commands, migrations and seeds, whose questions take as long as there are rows. */
const unhurried: Patience = { connect: 10_000, turn: 10_000, answer: null };

/** For who is being served: a database that has frozen is told of within five seconds. */
export const serving: Patience = { connect: 2_000, turn: 2_000, answer: 2_500 };

/** By this name a process is known in `pg_stat_activity`. */
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
  // A connection may break while nobody asks it anything: it is replaced, and who holds it learns it with his next
  // question. Unheard, the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (patience.answer !== null) limitAnswers(client, patience.answer);
  });
  return shareCommits(new Kysely<Database>({ dialect: new LikeSqlite(pool, patience) }));
}

/** By so many milliseconds the server is the first to give up: its connection goes on, and it does not work for nobody. */
const SOONER = 300;

/**
 * Gives up a connection whose answer does not come. A frozen server keeps no limit of its own; what was asked may still
 * be done once it thaws, so nobody else gets that connection. One that is merely slow keeps the limit that it is told.
 */
function limitAnswers(client: PoolClient, milliseconds: number): void {
  const { stream } = (client as PoolClient & { connection: { stream: Duplex } }).connection;
  // Of the ways to ask, this is the one that Kysely takes.
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

/** Counts and sums come as text, for they could be larger than a number holds; ours never are. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8 || oid === NUMERIC) return Number;
  return format === 'binary' ? types.getTypeParser(oid, 'binary') : types.getTypeParser(oid, 'text');
}

/** PostgreSQL with the two habits of SQLite that the rest of the program relies on. */
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

/** Whoever holds the turn to write must not stop without ending: others wait for it. */
const takeTurn = ({ turn }: Patience) => `
  set local lock_timeout = ${turn};
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

  /** Where nobody answers nothing is rolled back, and what went wrong before says why. The connection is given up. */
  override async rollbackTransaction(connection: Connection) {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

/** Orders and lowers text by its bytes, as SQLite does, whatever the language of the server. */
class TextByBytes extends PostgresQueryCompiler {
  protected override visitColumnDefinition(node: ColumnDefinitionNode) {
    super.visitColumnDefinition(node);
    if ('dataType' in node.dataType && node.dataType.dataType === 'text') this.append(' collate "C"');
  }
}
