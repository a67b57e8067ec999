import { sql } from 'kysely';
import { index, type Migrating } from '../columns.ts';

/** Counts by groups that begin with something else; the list of accounts asks for those of a few users. */
const counts = [
  'jumlah_harga_pangan',
  'jumlah_harga_pangan_kutai_barat',
  'jumlah_ketersediaan_pangan',
  'jumlah_timbang_balita',
  'jumlah_luas_tanam',
];

const few = {
  nonaktif: sql`aktif = 0`,
  diundang: sql`diundang_sampai is not null`,
  terverifikasi: sql`terverifikasi = 1`,
};

/**
 * What the office manages: invitations, farmers whom it knows, when somebody last logged in, reports of offers that it has
 * dealt with, and the audit log by the row that was written.
 */
export async function up(db: Migrating): Promise<void> {
  await db.schema
    .alterTable('pengguna')
    .addColumn('terverifikasi', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Until when the link of an invitation holds; null as soon as there is a password.
  await db.schema.alterTable('pengguna').addColumn('diundang_sampai', 'text').execute();
  // Not null, so that both databases order those who never did alike.
  await db.schema
    .alterTable('pengguna')
    .addColumn('terakhir_masuk', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`
    update pengguna set terakhir_masuk = coalesce(
      (select max(waktu) from jejak where jejak.user_id = pengguna.id and perbuatan in ('login', 'daftar')), '')
  `.execute(db);
  await index(db, 'pengguna', 'terakhir_masuk', 'id');
  const byName = sql`lower(nama_lengkap), id`;
  await db.schema.createIndex('pengguna_nama').on('pengguna').expression(byName).execute();
  // Of the few among many that the office looks for.
  for (const [name, which] of Object.entries(few)) {
    await sql`create index ${sql.ref(`pengguna_${name}`)} on pengguna (${byName}) where ${which}`.execute(db);
  }
  await index(db, 'pengguna_peran', 'peran', 'user_id');
  for (const table of counts) await index(db, table, 'user_id');

  await db.schema
    .alterTable('aduan_produk')
    .addColumn('revisi', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('aduan_produk')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('baru'))
    .execute();
  await db.schema.alterTable('aduan_produk').addColumn('catatan', 'text').execute();
  await db.schema.alterTable('aduan_produk').addColumn('selesai_oleh', 'integer').execute();
  await db.schema.alterTable('aduan_produk').addColumn('selesai_pada', 'text').execute();
  await index(db, 'aduan_produk', 'status', 'id');

  await index(db, 'jejak', 'tabel', 'baris', 'id');
  await index(db, 'jejak', 'tabel', 'perbuatan', 'id');
}
