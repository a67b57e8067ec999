import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { Engine } from './engine';
import type { Journal, Statement } from './journal';

/** Gives the database to one tab at a time. @returns how to give it back */
export type Turn = () => Promise<() => void>;

/**
 * SQLite in memory, made durable by a journal: a transaction is committed here only once its statements are in the
 * journal. Each turn begins with repeating what other tabs have added to it.
 */
export class PageDriver implements Driver {
  readonly #engine: Engine;
  readonly #journal: Journal;
  readonly #turn: Turn;
  #giveBack = () => {};
  /** What the transaction under way has changed; null outside of one. */
  #written: Statement[] | null = null;

  constructor(engine: Engine, journal: Journal, turn: Turn) {
    this.#engine = engine;
    this.#journal = journal;
    this.#turn = turn;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#giveBack = await this.#turn();
    const behind = await this.#catchUp();
    return {
      // The failure is the query's: Kysely never releases a connection that it failed to acquire, and the turn with it.
      executeQuery: (query) => (behind ? Promise.reject(behind.reason) : this.#execute(query)),
      async *streamQuery() {
        yield* [];
        throw new Error('Nothing is streamed here');
      },
    };
  }

  /** Repeats what other tabs have written. @returns why that failed; null when it did not */
  async #catchUp(): Promise<{ reason: unknown } | null> {
    try {
      for (const transaction of await this.#journal.news()) this.#repeat(transaction);
      return null;
    } catch (reason) {
      return { reason };
    }
  }

  async releaseConnection(): Promise<void> {
    this.#giveBack();
  }

  async beginTransaction(): Promise<void> {
    this.#engine.run('begin');
    this.#written = [];
  }

  async commitTransaction(): Promise<void> {
    if (this.#written && this.#written.length > 0) await this.#journal.add(this.#written);
    this.#written = null;
    this.#engine.run('commit');
  }

  async rollbackTransaction(): Promise<void> {
    this.#written = null;
    this.#engine.run('rollback');
  }

  async destroy(): Promise<void> {}

  async #execute<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#written) return this.#run(this.#written, sql, parameters);
    await this.beginTransaction();
    try {
      const result = this.#run<Row>(this.#written ?? [], sql, parameters);
      await this.commitTransaction();
      return result;
    } catch (error) {
      await this.rollbackTransaction();
      throw error;
    }
  }

  #run<Row>(written: Statement[], sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    const { rows, changes } = this.#engine.run(sql, parameters);
    if (changes > 0) written.push([sql, parameters]);
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  #repeat(transaction: readonly Statement[]): void {
    this.#engine.run('begin');
    for (const [sql, parameters] of transaction) this.#engine.run(sql, parameters);
    this.#engine.run('commit');
  }
}
