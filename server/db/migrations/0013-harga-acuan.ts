import { sql } from 'kysely';
import { domainTable, type Migrating } from './columns.ts';

/** Reference prices. The unique key starts with the commodity, so it also serves the list of one. */
export async function up(db: Migrating): Promise<void> {
  await domainTable(db, 'harga_acuan')
    .addColumn('komoditi_id', 'integer', (column) => column.notNull().references('komoditi.id'))
    .addColumn('jenis', 'text', (column) => column.notNull())
    .addColumn('harga_acuan', 'integer', (column) => column.notNull().check(sql`harga_acuan >= 0`))
    .addColumn('sumber', 'text', (column) => column.notNull())
    .addColumn('berlaku_mulai', 'text', (column) => column.notNull())
    .addColumn('zona', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createIndex('harga_acuan_unik')
    .unique()
    .on('harga_acuan')
    .columns(['komoditi_id', 'jenis', 'zona', 'berlaku_mulai'])
    .execute();
}
