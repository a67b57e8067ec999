import { index, type Migrating, withId } from '../columns.ts';

/** Letters that remind officers, one a day for each report and period. */
export async function up(db: Migrating): Promise<void> {
  await withId(db, 'pengingat')
    .addColumn('jenis', 'text', (column) => column.notNull())
    // Of the table of periods that the report has.
    .addColumn('periode_id', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('pengguna.id').onDelete('cascade'))
    .addColumn('hari', 'text', (column) => column.notNull())
    .addColumn('waktu', 'text', (column) => column.notNull())
    .addColumn('keadaan', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('pengingat_unik')
    .unique()
    .on('pengingat')
    .columns(['jenis', 'periode_id', 'user_id', 'hari'])
    .execute();
  await index(db, 'pengingat', 'user_id');
  await index(db, 'pengingat', 'waktu');
}
