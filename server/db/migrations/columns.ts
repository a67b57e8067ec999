import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialects.ts';
import type { Database } from '../schema.ts';

/** Migrations use the schema of their time, so today's types do not check them. */
export type Migrating = Kysely<Database>;

/** Ids are never reused, not even after the last row is deleted: old links must not show another row. */
export const withId = (db: Migrating, table: string): CreateTableBuilder<string, 'id'> =>
  isPostgres(db)
    ? db.schema.createTable(table).addColumn('id', 'serial', (column) => column.primaryKey())
    : db.schema.createTable(table).addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement());

/** A domain table with id, revision and times. */
export const domainTable = (db: Migrating, table: string) =>
  withId(db, table)
    .addColumn('revisi', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull());

/** A unique index that ignores case. */
export const uniqueName = (db: Migrating, table: string, name: string, ...within: string[]) =>
  db.schema
    .createIndex(`${table}_${name}_unik`)
    .unique()
    .on(table)
    .columns(within)
    .expression(sql`lower(${sql.ref(name)})`)
    .execute();

/** An index named after its table and columns. */
export const index = (db: Migrating, table: string, ...columns: string[]) =>
  db.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
