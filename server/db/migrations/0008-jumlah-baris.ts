import { sql } from 'kysely';
import { index, type Migrating } from './columns.ts';
import { countRows, integers, type Keys, MONTH } from './count-rows.ts';

const month: Keys = { [MONTH]: 'text' };

const counted: Record<string, Keys> = {
  harga_pangan: integers('komoditi_id', 'kecamatan_id', 'user_id'),
  harga_pangan_kutai_barat: integers('komoditi_id', 'user_id'),
  ketersediaan_pangan: integers('pangan_id', 'kecamatan_id', 'user_id'),
  timbang_balita: integers('kelurahan_id', 'kecamatan_id', 'user_id'),
  luas_tanam: { ...integers('kelurahan_id', 'kecamatan_id', 'user_id'), komoditi: 'text' },
  produk: { status: 'text', ...month },
  kegiatan_dinas: month,
  lahan_petani: { ...month, ...integers('kecamatan_id'), komoditi: 'text' },
};

/** Indexes in the order of the lists; each replaces one that it makes redundant. */
const indexes: [table: string, columns: string[], needless?: string][] = [
  ['harga_pangan', ['kecamatan_id', 'komoditi_id', 'id'], 'harga_pangan_kecamatan_id_komoditi_id'],
  [
    'harga_pangan',
    ['user_id', 'komoditi_id', 'kecamatan_id', 'id'],
    'harga_pangan_user_id_komoditi_id_periode_harga_pangan_id',
  ],
  ['harga_pangan_kutai_barat', ['komoditi_id', 'id'], 'harga_pangan_kutai_barat_komoditi_id'],
  [
    'harga_pangan_kutai_barat',
    ['user_id', 'komoditi_id', 'id'],
    'harga_pangan_kutai_barat_user_id_periode_harga_pangan_id',
  ],
  ['ketersediaan_pangan', ['kecamatan_id', 'pangan_id', 'id'], 'ketersediaan_pangan_kecamatan_id_pangan_id'],
  [
    'ketersediaan_pangan',
    ['user_id', 'pangan_id', 'kecamatan_id', 'id'],
    'ketersediaan_pangan_user_id_periode_ketersediaan_pangan_id',
  ],
  ['timbang_balita', ['kelurahan_id', 'id'], 'timbang_balita_kelurahan_id'],
  ['timbang_balita', ['user_id', 'kelurahan_id', 'id'], 'timbang_balita_user_id_periode_timbang_balita_id'],
  ['luas_tanam', ['kelurahan_id', 'komoditi', 'id'], 'luas_tanam_kelurahan_id'],
  ['luas_tanam', ['user_id', 'kelurahan_id', 'komoditi', 'id'], 'luas_tanam_user_id_periode_luas_tanam_id'],
  ['lahan_petani', ['kecamatan_id', 'komoditi', 'created_at', 'id'], 'lahan_petani_kecamatan_id'],
  ['lahan_petani', ['komoditi', 'created_at', 'id']],
];

/**
 * Row counts of the groups that lists consist of, maintained by triggers: a list is counted, and any page of it found,
 * without scanning its rows.
 */
export async function up(db: Migrating): Promise<void> {
  for (const [table, columns, needless] of indexes) {
    if (needless) await db.schema.dropIndex(needless).execute();
    await index(db, table, ...columns);
  }
  for (const table of ['periode_harga_pangan', 'periode_ketersediaan_pangan']) {
    await db.schema
      .createIndex(`${table}_urutan`)
      .on(table)
      .expression(sql`(coalesce(tanggal_mulai, substr(created_at, 1, 10))), id`)
      .execute();
  }
  for (const [table, keys] of Object.entries(counted)) await countRows(db, table, keys);
}
