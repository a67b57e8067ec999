import { type RawBuilder, sql } from 'kysely';
import type { TableName } from '../../db/schema.ts';
import type { Db } from '../../ports.ts';

/** A part of a name: a column of the row itself, or one of the row that it refers to. */
type Part = string | readonly [reference: string, table: TableName, column: string];

const komoditi: Part = ['komoditi_id', 'komoditi', 'nama_komoditi'];
const pangan: Part = ['pangan_id', 'pangan', 'nama_pangan'];
const kecamatan: Part = ['kecamatan_id', 'kecamatan', 'nama_kecamatan'];
const desa: Part = ['kelurahan_id', 'desa_kelurahan', 'nama_desa_kelurahan'];
const pemilik: Part = ['user_id', 'pengguna', 'username'];
const periodeDari = (jenis: 'harga_pangan' | 'ketersediaan_pangan' | 'timbang_balita' | 'luas_tanam'): Part => [
  `periode_${jenis}_id`,
  `periode_${jenis}`,
  'nama_periode',
];

/** Names of rows by their tables. They hold public names and usernames, and nothing that only an owner should know. */
const nameParts: Partial<Record<TableName, readonly Part[]>> = {
  kecamatan: ['nama_kecamatan'],
  desa_kelurahan: ['nama_desa_kelurahan', kecamatan],
  pangan: ['nama_pangan'],
  komoditi: ['nama_komoditi'],
  periode_harga_pangan: ['nama_periode'],
  periode_ketersediaan_pangan: ['nama_periode'],
  periode_timbang_balita: ['nama_periode'],
  periode_luas_tanam: ['nama_periode'],
  pengguna: ['username'],
  sasaran_balita: [desa, 'tahun'],
  penduduk: [kecamatan, 'tahun'],
  harga_acuan: [komoditi, 'jenis'],
  nama_lain: ['nama'],
  naskah_skpg: ['bulan', 'tahun'],
  terbitan_skpg: ['bulan', 'tahun'],
  harga_pangan_kutai_barat: [komoditi, periodeDari('harga_pangan')],
  harga_pangan: [komoditi, kecamatan, periodeDari('harga_pangan')],
  ketersediaan_pangan: [pangan, kecamatan, periodeDari('ketersediaan_pangan')],
  timbang_balita: [desa, periodeDari('timbang_balita')],
  luas_tanam: ['komoditi', desa, periodeDari('luas_tanam')],
  produk: ['judul', pemilik],
  aduan_produk: ['judul'],
  slider: ['judul'],
  kegiatan_dinas: ['judul'],
  lahan_petani: [pemilik, kecamatan],
};

const partOf = (part: Part): RawBuilder<string | null> => {
  if (typeof part === 'string') return sql`cast(${sql.ref(`bernama.${part}`)} as text)`;
  const [reference, table, column] = part;
  const isReferred = sql`${sql.ref('dirujuk.id')} = ${sql.ref(`bernama.${reference}`)}`;
  return sql`(select ${sql.ref(`dirujuk.${column}`)} from ${sql.table(table)} as dirujuk where ${isReferred})`;
};

interface RowAddress {
  tabel: string | null;
  baris: number | null;
}

const keyOf = ({ tabel, baris }: RowAddress): string => `${tabel} ${baris}`;

/**
 * Reads the present names of rows in one query for each table, and the last one of places, foods, commodities and periods
 * that are deleted.
 *
 * @returns a function that names a row; null where it has no name
 */
export async function rowNames(db: Db, rows: readonly RowAddress[]): Promise<(row: RowAddress) => string | null> {
  const names = new Map<string, string>();
  for (const [tabel, parts] of Object.entries(nameParts)) {
    const ids = new Set(rows.flatMap((row) => (row.tabel === tabel && row.baris !== null ? [row.baris] : [])));
    if (ids.size === 0) continue;
    const columns = parts.map((part, at) => sql`${partOf(part)} as ${sql.ref(`bagian_${at}`)}`);
    const { rows: named } = await sql<Record<string, string | null> & { id: number }>`
      select bernama.id, ${sql.join(columns)} from ${sql.table(tabel)} as bernama
      where bernama.id in (${sql.join([...ids])})
    `.execute(db);
    for (const row of named) {
      const name = parts.map((_, at) => row[`bagian_${at}`]).filter((part) => part !== null && part !== '');
      if (name.length > 0) names.set(keyOf({ tabel, baris: row.id }), name.join(', '));
    }
  }
  const deletedRows = rows.filter((row) => row.baris !== null && !names.has(keyOf(row)));
  for (const row of await deletedNames(db, deletedRows)) names.set(keyOf(row), row.nama);
  return (row) => names.get(keyOf(row)) ?? null;
}

async function deletedNames(db: Db, rows: readonly RowAddress[]) {
  const tables = new Set(rows.flatMap(({ tabel }) => tabel ?? []));
  const ids = rows.flatMap(({ baris }) => baris ?? []);
  if (tables.size === 0 || ids.length === 0) return [];
  return (
    db
      .selectFrom('nama_terhapus')
      .select(['tabel', 'baris', 'nama'])
      // The primary key begins with the table.
      .where('tabel', 'in', [...tables])
      .where('baris', 'in', ids)
      .execute()
  );
}
