import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialects.ts';
import type { Database } from '../schema.ts';

/** Migrations describe the schema as it was at their time, so they are not checked against today's types. */
export type Migrating = Kysely<Database>;

/** Ids are never given twice, not even after the last row was deleted: old links must not show another row. */
export const withId = (db: Migrating, table: string): CreateTableBuilder<string, 'id'> =>
  isPostgres(db)
    ? db.schema.createTable(table).addColumn('id', 'serial', (column) => column.primaryKey())
    : db.schema.createTable(table).addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement());

/** A table of the domain: id, revision and times. */
export const domainTable = (db: Migrating, table: string) =>
  withId(db, table)
    .addColumn('revisi', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull());

/** A unique index that takes 'Beras' and 'beras' for the same name. */
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
