import { sql } from 'kysely';
import { hitungan } from '#contract/formulas/kelengkapan.ts';
import type { JenisLaporan } from '#contract/limits.ts';
import type { TableName } from '../db/schema.ts';
import type { Db } from '../ports.ts';

interface ReportTable {
  table: TableName;
  periode: string;
  /** The column of the place to which its rows are counted; null where all are the regency's. */
  place: 'kecamatan_id' | 'kelurahan_id' | null;
  /** The column of what counts once in a place. */
  subject: 'komoditi_id' | 'pangan_id' | 'kelurahan_id';
}

/** Where the rows of each report stand. */
export const reportTables: Readonly<Record<JenisLaporan, ReportTable>> = {
  'harga-pangan': {
    ...{ table: 'harga_pangan', periode: 'periode_harga_pangan_id' },
    ...{ place: 'kecamatan_id', subject: 'komoditi_id' },
  },
  'harga-pangan-kutai-barat': {
    ...{ table: 'harga_pangan_kutai_barat', periode: 'periode_harga_pangan_id' },
    ...{ place: null, subject: 'komoditi_id' },
  },
  'ketersediaan-pangan': {
    ...{ table: 'ketersediaan_pangan', periode: 'periode_ketersediaan_pangan_id' },
    ...{ place: 'kecamatan_id', subject: 'pangan_id' },
  },
  'timbang-balita': {
    ...{ table: 'timbang_balita', periode: 'periode_timbang_balita_id' },
    ...{ place: 'kelurahan_id', subject: 'kelurahan_id' },
  },
  'luas-tanam': {
    ...{ table: 'luas_tanam', periode: 'periode_luas_tanam_id' },
    ...{ place: 'kelurahan_id', subject: 'kelurahan_id' },
  },
};

/** How much of a report a place has in a period: a kecamatan, a village, or 0 for the regency. */
export interface Filled {
  periode_id: number;
  tempat_id: number;
  jumlah: number;
}

/**
 * What is filled in some periods: one query, which reads nothing but the unique key's index from each period's first
 * entry to its last, so that it costs the same in a table of any size.
 */
export async function filledIn(db: Db, jenis: JenisLaporan, periodeIds: readonly number[]): Promise<Filled[]> {
  if (periodeIds.length === 0) return [];
  const { table, periode, place } = reportTables[jenis];
  const column = sql.ref(periode);
  const tempat = place === null ? sql`0` : sql.ref(place);
  // A village counts once, with whichever crop; the key lets no subject stand twice in a kecamatan.
  const jumlah = hitungan[jenis].tempat === 'desa' ? sql`1` : sql`count(*)`;
  const { rows } = await sql<Record<keyof Filled, number | string>>`
    select ${column} as periode_id, ${tempat} as tempat_id, ${jumlah} as jumlah from ${sql.table(table)}
    where ${column} in (${sql.join([...periodeIds])})
    group by ${place === null ? column : sql`${column}, ${tempat}`}
  `.execute(db);
  // PostgreSQL hands counts out as text.
  return rows.map((row) => ({
    periode_id: Number(row.periode_id),
    tempat_id: Number(row.tempat_id),
    jumlah: Number(row.jumlah),
  }));
}

/** Which subjects a place has in a period already. */
export async function subjectsIn(
  db: Db,
  jenis: JenisLaporan,
  periodeId: number,
): Promise<{ tempat_id: number; id: number }[]> {
  const { table, periode, place, subject } = reportTables[jenis];
  const { rows } = await sql<{ tempat_id: number; id: number }>`
    select distinct ${place === null ? sql`0` : sql.ref(place)} as tempat_id, ${sql.ref(subject)} as id
    from ${sql.table(table)} where ${sql.ref(periode)} = ${periodeId}
  `.execute(db);
  return rows.map(({ tempat_id, id }) => ({ tempat_id: Number(tempat_id), id: Number(id) }));
}
