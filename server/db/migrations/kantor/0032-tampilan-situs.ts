import type { Migrating } from '../columns.ts';

/** The names of the office's site, and its main colour; blank: the app's defaults. */
export async function up(db: Migrating): Promise<void> {
  for (const name of ['nama_situs', 'nama_pendek', 'warna']) {
    await db.schema
      .alterTable('identitas_kantor')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
}
