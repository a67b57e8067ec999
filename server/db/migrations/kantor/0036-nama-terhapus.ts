import { sql } from 'kysely';
import { isPostgres } from '../../dialects.ts';
import type { Migrating } from '../columns.ts';

/** The tables that rows of reports refer to, with the column that names a row of them. */
const nameColumns = {
  kecamatan: 'nama_kecamatan',
  desa_kelurahan: 'nama_desa_kelurahan',
  pangan: 'nama_pangan',
  komoditi: 'nama_komoditi',
  periode_harga_pangan: 'nama_periode',
  periode_ketersediaan_pangan: 'nama_periode',
  periode_timbang_balita: 'nama_periode',
  periode_luas_tanam: 'nama_periode',
};

/**
 * Keeps the names of deleted rows that versions, the trash and the audit log may still refer to, and of a merged
 * commodity the one that it became. Triggers keep them, so that every deletion does.
 */
export async function up(db: Migrating): Promise<void> {
  await db.schema
    .createTable('nama_terhapus')
    .addColumn('tabel', 'text', (column) => column.notNull())
    .addColumn('baris', 'integer', (column) => column.notNull())
    .addColumn('nama', 'text', (column) => column.notNull())
    .addColumn('menjadi', 'integer')
    .addPrimaryKeyConstraint('nama_terhapus_kunci', ['tabel', 'baris'])
    .execute();
  for (const [table, name] of Object.entries(nameColumns)) {
    const keep = `insert into nama_terhapus (tabel, baris, nama) values ('${table}', old.id, old.${name})
      on conflict do nothing;`;
    const statements = isPostgres(db)
      ? [
          `create or replace function simpan_nama_${table}() returns trigger language plpgsql as $$ begin
            ${keep} return null; end $$`,
          `create trigger nama_terhapus_${table} after delete on ${table}
            for each row execute function simpan_nama_${table}()`,
        ]
      : [`create trigger nama_terhapus_${table} after delete on ${table} begin ${keep} end`];
    for (const statement of statements) await sql.raw(statement).execute(db);
  }
}
