import { index, type Migrating } from './columns.ts';

/** Sessions, stored answers and limits, shared by all processes. */
export async function up(db: Migrating): Promise<void> {
  await db.schema
    .createTable('sesi')
    .addColumn('sidik', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('pengguna.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('berlaku_sampai', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'sesi', 'user_id');
  await index(db, 'sesi', 'berlaku_sampai');

  await db.schema
    .createTable('atur_ulang_password')
    .addColumn('sidik', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('pengguna.id').onDelete('cascade'))
    .addColumn('berlaku_sampai', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'atur_ulang_password', 'user_id');

  await db.schema
    .createTable('idempotensi')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('pengguna.id').onDelete('cascade'))
    .addColumn('kunci', 'text', (column) => column.notNull())
    .addColumn('sidik', 'text', (column) => column.notNull())
    .addColumn('kode', 'integer', (column) => column.notNull())
    .addColumn('isi', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotensi_pk', ['user_id', 'kunci'])
    .execute();
  await index(db, 'idempotensi', 'created_at');

  await db.schema
    .createTable('pembatas')
    .addColumn('kunci', 'text', (column) => column.primaryKey())
    .addColumn('jumlah', 'integer', (column) => column.notNull())
    .addColumn('berlaku_sampai', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'pembatas', 'berlaku_sampai');

  await db.schema
    .createTable('cap_robot')
    .addColumn('sidik', 'text', (column) => column.primaryKey())
    .addColumn('berlaku_sampai', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'cap_robot', 'berlaku_sampai');
}
