import { type RawBuilder, sql } from 'kysely';
import { index, type Migrating } from '../columns.ts';

/** What can be put back: the few deletions among all states. Whoever changes a row pays nothing for it. */
const lying: RawBuilder<unknown> = sql`perbuatan = 'hapus' and dipulihkan is null`;

/** The trash by its kind, and by whose a row was. The last column lets SQLite find rows in the index alone. */
const trash = {
  versi_baris_terhapus: 'waktu, id, dipulihkan',
  versi_baris_terhapus_tabel: 'tabel, waktu, id, dipulihkan',
  versi_baris_terhapus_pemilik: 'pemilik, waktu, id, tabel, dipulihkan',
};

/** The few accounts that the office looks for, in the other orders of their list. */
const few = {
  nonaktif: sql`aktif = 0`,
  diundang: sql`diundang_sampai is not null`,
  terverifikasi: sql`terverifikasi = 1`,
};

/** Lists of the office that met rows one by one where two filters come together. */
export async function up(db: Migrating): Promise<void> {
  // An account's acts are looked through in the index alone.
  await db.schema.dropIndex('jejak_user_id_id').execute();
  await index(db, 'jejak', 'user_id', 'id', 'tabel', 'perbuatan');
  for (const [name, columns] of Object.entries(trash)) {
    await sql`create index ${sql.ref(name)} on versi_baris (${sql.raw(columns)}) where ${lying}`.execute(db);
  }
  for (const [name, which] of Object.entries(few)) {
    await sql`create index ${sql.ref(`pengguna_${name}_baru`)} on pengguna (id) where ${which}`.execute(db);
    await sql`create index ${sql.ref(`pengguna_${name}_masuk`)} on pengguna (terakhir_masuk, id) where ${which}`.execute(
      db,
    );
  }
  await index(db, 'aduan_produk', 'status', 'alasan', 'id');
}
