import type { Migrating } from '../columns.ts';

/** A publication of the alert report that has been withdrawn: when, why, and by whom. Its figures stay stored. */
export async function up(db: Migrating): Promise<void> {
  await db.schema.alterTable('terbitan_skpg').addColumn('ditarik_pada', 'text').execute();
  await db.schema.alterTable('terbitan_skpg').addColumn('alasan_ditarik', 'text').execute();
  await db.schema
    .alterTable('terbitan_skpg')
    .addColumn('ditarik_oleh', 'integer', (column) => column.references('pengguna.id'))
    .execute();
}
