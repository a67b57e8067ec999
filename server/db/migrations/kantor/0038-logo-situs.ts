import type { Migrating } from '../columns.ts';

/** The source of the site's logo, its own picture if any, and its width per hundred of its height. */
export async function up(db: Migrating): Promise<void> {
  const table = () => db.schema.alterTable('identitas_kantor');
  await table()
    .addColumn('sumber_logo', 'text', (column) => column.notNull().defaultTo('bawaan'))
    .execute();
  await table().addColumn('logo_situs', 'text').execute();
  await table()
    .addColumn('rasio_logo', 'integer', (column) => column.notNull().defaultTo(100))
    .execute();
}
