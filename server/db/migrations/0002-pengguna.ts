import { sql } from 'kysely';
import { domainTable, index, type Migrating, uniqueName, withId } from './columns.ts';

/** Accounts, their roles and the sub-districts an officer works in. */
export async function up(db: Migrating): Promise<void> {
  await domainTable(db, 'pengguna')
    .addColumn('nama_lengkap', 'text', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('no_hp', 'text', (column) => column.notNull())
    .addColumn('jenis_kelamin', 'text')
    .addColumn('foto', 'text')
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('aktif', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('demo', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await uniqueName(db, 'pengguna', 'username');
  await uniqueName(db, 'pengguna', 'email');

  await db.schema
    .createTable('pengguna_peran')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('pengguna.id').onDelete('cascade'))
    .addColumn('peran', 'text', (column) =>
      column.notNull().check(sql`peran in ('petani', 'petugas', 'admin', 'superadmin')`),
    )
    .addPrimaryKeyConstraint('pengguna_peran_pk', ['user_id', 'peran'])
    .execute();

  await withId(db, 'pengguna_kecamatan')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('pengguna.id').onDelete('cascade'))
    .addColumn('kecamatan_id', 'integer', (column) => column.notNull().references('kecamatan.id'))
    .addUniqueConstraint('pengguna_kecamatan_unik', ['user_id', 'kecamatan_id'])
    .execute();
  await index(db, 'pengguna_kecamatan', 'kecamatan_id');
}
