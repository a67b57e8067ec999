import { sql } from 'kysely';
import { references } from '../../db/references.ts';
import type { Db } from '../../ports.ts';
import { filledIn } from './history.ts';

const nameOf = (table: string): string => {
  if (table.startsWith('periode_')) return 'nama_periode';
  return table === 'pengguna' ? 'nama_lengkap' : `nama_${table}`;
};

/** A column and what stands in it. */
type Cell = readonly [column: string, value: unknown];

/** Finds the name behind a number of another row; null when there is no such row, or the column refers to none. */
export type Names = (column: string, value: unknown) => string | null;

/** Looks up what the numbers in these cells refer to, in one query for each column; deleted rows keep their names. */
export async function namesBehind(db: Db, cells: readonly Cell[]): Promise<Names> {
  const found = new Map<string, string>();
  for (const [column, { table }] of Object.entries(references)) {
    const ids = [...new Set(cells.filter(([name, value]) => name === column && value !== null).map(([, id]) => id))];
    if (ids.length === 0) continue;
    const { rows } = await sql<{ id: number; nama: string }>`
      select id, ${sql.ref(nameOf(table))} as nama from ${sql.table(table)} where id in (${sql.join(ids)})
      union all select baris, nama from nama_terhapus where tabel = ${table} and baris in (${sql.join(ids)})
    `.execute(db);
    for (const { id, nama } of rows) found.set(`${column} ${id}`, nama);
  }
  return (column, value) => found.get(`${column} ${value}`) ?? null;
}

/** Names the subject of a row: its period, its place, and its commodity, food or village. */
export function subjectNames(isi: Record<string, unknown>, nameOf: Names) {
  const [periode = ''] = Object.keys(isi).filter((column) => column.startsWith('periode_'));
  const names = ['komoditi_id', 'pangan_id', 'kelurahan_id'].map((column) => nameOf(column, isi[column]));
  // The crop of a planted area is a word.
  const words = [isi['komoditi'], ...names].filter((name) => typeof name === 'string');
  return {
    nama_periode: nameOf(periode, isi[periode]),
    nama_kecamatan: nameOf('kecamatan_id', isi['kecamatan_id']),
    nama: words.join(', ') || null,
  };
}

/** The same for one row; reads the names. */
export async function subjectOf(db: Db, row: Record<string, unknown>) {
  const isi = filledIn(row);
  return subjectNames(isi, await namesBehind(db, Object.entries(isi)));
}
