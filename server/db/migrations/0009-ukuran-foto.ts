import type { Migrating } from './columns.ts';

/** The size of a product's stored photo, for farmers' quotas; 0: not measured yet. */
export async function up(db: Migrating): Promise<void> {
  await db.schema
    .alterTable('produk_foto')
    .addColumn('bita', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
