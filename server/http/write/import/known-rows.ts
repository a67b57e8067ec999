import { sql } from 'kysely';
import { type NamedColumn, references } from '../../../db/references.ts';
import type { Db } from '../../../ports.ts';
import { namesBehind } from '../../read/search.ts';

/** Names are the same however they are written: 'SANG-SANG', 'sang sang'. */
const plain = (nama: string): string =>
  nama
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

interface Named {
  id: number;
  nama: string;
  kecamatan_id: number | null;
}

/** Which row is meant; or the sentence that says why none is. */
type Found = { id: number } | { refused: string };

/** The rows that a column may point at, found by their number or their name. */
export interface Known {
  column: NamedColumn;
  /** The field in which a row names what it points at. */
  nameField: string;
  byNumber: (id: unknown) => Found;
  /** @param kecamatan within which a village is looked for; undefined: in all */
  byName: (nama: string, kecamatan?: number) => Found;
}

const isNamedColumn = (column: string): column is NamedColumn =>
  ['pangan_id', 'kecamatan_id', 'kelurahan_id', 'komoditi_id'].includes(column);

/** What the columns among these may point at; a village is also told apart by its kecamatan. */
export async function knownRows(db: Db, columns: readonly string[]): Promise<Known[]> {
  const needed = new Set(columns.filter(isNamedColumn));
  if (needed.has('kelurahan_id')) needed.add('kecamatan_id');
  const known: Known[] = [];
  for (const column of needed) known.push(knownOf(column, await namedRows(db, column)));
  return known;
}

async function namedRows(db: Db, column: NamedColumn): Promise<Named[]> {
  const { table, name } = namesBehind(column);
  const kecamatan = column === 'kelurahan_id' ? sql.ref('kecamatan_id') : sql`null`;
  const { rows } = await sql<Named>`select id, ${name} as nama, ${kecamatan} as kecamatan_id from ${table}`.execute(db);
  return rows;
}

function knownOf(column: NamedColumn, rows: readonly Named[]): Known {
  const { table, called } = references[column];
  const ids = new Set(rows.map(({ id }) => id));
  const named = Map.groupBy(rows, ({ nama }) => plain(nama));
  return {
    column,
    nameField: `nama_${table}`,
    byNumber: (id) => (ids.has(Number(id)) ? { id: Number(id) } : { refused: `${called} tidak ditemukan` }),
    byName: (nama, kecamatan) => {
      const alike = named.get(plain(nama)) ?? [];
      const within = alike.filter(({ kecamatan_id }) => kecamatan === undefined || kecamatan_id === kecamatan);
      // Names that differ in nothing but signs and case are told apart by these.
      const exact = within.filter((row) => row.nama === nama.trim());
      const [one, ...others] = exact.length === 1 ? exact : within;
      if (!one)
        return {
          refused: `${called} '${nama.trim()}' ${alike.length > 0 ? 'tidak ada di kecamatan itu' : 'tidak ditemukan'}`,
        };
      return others.length === 0 ? { id: one.id } : { refused: `${called} '${nama.trim()}' ada lebih dari satu` };
    },
  };
}
