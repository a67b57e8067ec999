import type { Migrating } from '../columns.ts';

/** What the office calls its site, and its main colour; blank: as the app comes. */
export async function up(db: Migrating): Promise<void> {
  for (const name of ['nama_situs', 'nama_pendek', 'warna']) {
    await db.schema
      .alterTable('identitas_kantor')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
}
