import { sql } from 'kysely';
import { slugKecamatan } from '#contract/routes.ts';
import { cleanLine } from '#contract/tulisan/clean-text.ts';
import { lowerCase } from '../dialects.ts';
import type { Migrating } from './columns.ts';

interface NameColumn {
  table: string;
  column: string;
  /** Names need only differ within rows that agree in this column. */
  within?: string;
  keyOf: (nama: string) => string;
}

const NAMES: readonly NameColumn[] = [
  { table: 'kecamatan', column: 'nama_kecamatan', keyOf: slugKecamatan },
  { table: 'desa_kelurahan', column: 'nama_desa_kelurahan', within: 'kecamatan_id', keyOf: lowerCase },
  { table: 'pangan', column: 'nama_pangan', keyOf: lowerCase },
  { table: 'komoditi', column: 'nama_komoditi', keyOf: lowerCase },
  ...['harga_pangan', 'ketersediaan_pangan', 'timbang_balita', 'luas_tanam'].map((laporan) => ({
    table: `periode_${laporan}`,
    column: 'nama_periode',
    keyOf: lowerCase,
  })),
];

interface NamedRow {
  id: number;
  nama: string;
  within: number | null;
}

/**
 * Names lose invisible characters, as new ones do. Names that are then the same get a number. Slugs of kecamatan
 * lose the signs that part addresses.
 */
export async function up(db: Migrating): Promise<void> {
  for (const names of NAMES) {
    const renamed = await cleanNames(db, names);
    if (renamed > 0) await sql`update revisi_tabel set revisi = revisi + 1 where tabel = ${names.table}`.execute(db);
  }
  const places = await sql<{ id: number; nama: string; slug: string }>`
    select id, nama_kecamatan as nama, slug from kecamatan
  `.execute(db);
  const changedPlaces = places.rows.filter(({ nama, slug }) => slug !== slugKecamatan(nama));
  // All leave their slug before one takes that of another.
  for (const { id } of changedPlaces) await sql`update kecamatan set slug = ${`/${id}`} where id = ${id}`.execute(db);
  for (const { id, nama } of changedPlaces) {
    await sql`update kecamatan set slug = ${slugKecamatan(nama)} where id = ${id}`.execute(db);
  }
}

/** Returns how many names of a table were changed. */
async function cleanNames(db: Migrating, { table, column, within, keyOf }: NameColumn): Promise<number> {
  const { rows } = await sql<NamedRow>`
    select id, ${sql.ref(column)} as nama, ${within ? sql.ref(within) : sql`null`} as within
    from ${sql.table(table)} order by id
  `.execute(db);
  const keyAmong = (row: NamedRow, nama: string) => `${row.within} ${keyOf(nama)}`;
  const isClean = ({ nama }: NamedRow) => cleanLine(nama) === nama;
  const takenKeys = new Set<string>();
  const dirty: NamedRow[] = [];
  for (const row of rows) {
    const key = keyAmong(row, row.nama);
    if (!isClean(row) || takenKeys.has(key)) dirty.push(row);
    else takenKeys.add(key);
  }
  for (const row of dirty) {
    const clean = cleanLine(row.nama) || String(row.id);
    let nama = clean;
    for (let count = 2; takenKeys.has(keyAmong(row, nama)); count += 1) nama = `${clean} (${count})`;
    takenKeys.add(keyAmong(row, nama));
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${nama} where id = ${row.id}`.execute(db);
  }
  return dirty.length;
}
