import type { Migrating } from '../columns.ts';

/** The paper that the office prints on. */
export async function up(db: Migrating): Promise<void> {
  await db.schema
    .alterTable('identitas_kantor')
    .addColumn('kertas', 'text', (column) => column.notNull().defaultTo('A4'))
    .execute();
}
