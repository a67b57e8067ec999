import type { Migrating } from './columns.ts';

/** How large a product's photo is that is kept: a farmer may keep so much. 0: not measured yet. */
export async function up(db: Migrating): Promise<void> {
  await db.schema
    .alterTable('produk_foto')
    .addColumn('bita', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
