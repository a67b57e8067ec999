import { sql } from 'kysely';
import type { Db } from '../../../ports.ts';

/** The kinds of rows that have other names: the column that points at one, and how a sentence calls it. */
const kinds = [
  { column: 'komoditi_id', table: 'komoditi', untuk: 'Komoditi', called: 'komoditi' },
  { column: 'pangan_id', table: 'pangan', untuk: 'Pangan', called: 'pangan' },
  { column: 'kelurahan_id', table: 'desa_kelurahan', untuk: 'Desa/Kelurahan', called: 'desa atau kelurahan' },
] as const;

export type Kind = (typeof kinds)[number];
export type Target = Kind['column'];

export const kindOf = (column: Target): Kind => kinds.find((kind) => kind.column === column) ?? kinds[0];

/** Which kind of row another name points at. */
export const kindMeant = (row: Readonly<Record<Target, number | null>>): Kind =>
  kinds.find(({ column }) => row[column] !== null) ?? kinds[0];

/** The column of the words by which the list is filtered. */
export const columnFor = (untuk: Kind['untuk']): Target =>
  (kinds.find((kind) => kind.untuk === untuk) ?? kinds[0]).column;

/** A row that has other names; only villages lie in a kecamatan. */
export interface Named {
  id: number;
  nama: string;
  kecamatan_id: number | null;
  revisi: number;
  updated_at: string;
}

/** All rows of a kind with their names. */
export async function namedRows(db: Db, { table }: Kind): Promise<Named[]> {
  const kecamatan = table === 'desa_kelurahan' ? sql.ref('kecamatan_id') : sql`null`;
  const { rows } = await sql<Named>`
    select id, ${sql.ref(`nama_${table}`)} as nama, ${kecamatan} as kecamatan_id, revisi, updated_at
    from ${sql.table(table)}
  `.execute(db);
  return rows;
}
