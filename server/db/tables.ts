import { type Kysely, sql } from 'kysely';
import type { CountTables, DerivedTables } from './count-tables.ts';
import type { Database, TableName } from './schema.ts';

/** Every table, after those it refers to. The compiler finds one that is missing. */
const tables = {
  keterangan: true,
  revisi_tabel: true,
  identitas_kantor: true,
  kecamatan: true,
  desa_kelurahan: true,
  pangan: true,
  komoditi: true,
  periode_harga_pangan: true,
  periode_ketersediaan_pangan: true,
  periode_timbang_balita: true,
  periode_luas_tanam: true,
  pengguna: true,
  pengguna_peran: true,
  pengguna_kecamatan: true,
  sasaran_balita: true,
  penduduk: true,
  harga_acuan: true,
  nama_lain: true,
  ambang_skpg: true,
  naskah_skpg: true,
  terbitan_skpg: true,
  harga_pangan_kutai_barat: true,
  harga_pangan: true,
  ketersediaan_pangan: true,
  timbang_balita: true,
  luas_tanam: true,
  produk: true,
  produk_foto: true,
  aduan_produk: true,
  slider: true,
  kegiatan_dinas: true,
  kegiatan_foto: true,
  lahan_petani: true,
  koordinat_lahan_petani: true,
  sesi: true,
  atur_ulang_password: true,
  idempotensi: true,
  pembatas: true,
  cap_robot: true,
  versi_baris: true,
  nama_terhapus: true,
  pengingat: true,
  jejak: true,
} satisfies Record<TableName, true>;

export const tableNames = Object.keys(tables) as TableName[];

const derivedTables = {
  jumlah_harga_pangan: true,
  jumlah_harga_pangan_kutai_barat: true,
  jumlah_ketersediaan_pangan: true,
  jumlah_rekap_ketersediaan_pangan: true,
  jumlah_timbang_balita: true,
  jumlah_luas_tanam: true,
  jumlah_produk: true,
  jumlah_kegiatan_dinas: true,
  jumlah_lahan_petani: true,
  rekap_ketersediaan_pangan: true,
} satisfies Record<keyof CountTables | keyof DerivedTables, true>;

/** Whether triggers count the rows of a table (migration 0008). */
export const isCounted = (table: string): boolean => `jumlah_${table}` in derivedTables;

/** Drops everything that migrations created; other tables in the database stay. */
export async function dropTables(db: Kysely<Database>): Promise<void> {
  const bookkeeping = ['kysely_migration', 'kysely_migration_lock'];
  await db.transaction().execute(async (trx) => {
    for (const name of [...tableNames.toReversed(), ...Object.keys(derivedTables), ...bookkeeping]) {
      await sql`drop table if exists ${sql.table(name)}`.execute(trx);
    }
  });
}
