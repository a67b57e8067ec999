import { sql } from 'kysely';
import { nameMatcher } from '#contract/formulas/nama/match-name.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
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
  const { table } = references[column];
  const called = regional(references[column].called);
  const ids = new Set(rows.map(({ id }) => id));
  const named = Map.groupBy(rows, ({ nama }) => plain(nama));
  const meant = nearNames(rows);
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
      if (!one) {
        const lacks = alike.length > 0 ? regional('tidak ada di kecamatan itu') : 'tidak ditemukan';
        return { refused: [`${called} '${nama.trim()}' ${lacks}`, meant(nama, kecamatan)].filter(Boolean).join('. ') };
      }
      return others.length === 0 ? { id: one.id } : { refused: `${called} '${nama.trim()}' ada lebih dari satu` };
    },
  };
}

/** Each takes thousands of comparisons: a file full of other names is told so at once. */
const MOST_ASKED = 300;
const MOST_NAMED = 3;

/** @returns a question that names what a name may have meant, 'Maksudnya Melak?'; undefined where nothing is near */
function nearNames(rows: readonly Named[]) {
  const matchers = new Map<number | undefined, { names: string[]; match: ReturnType<typeof nameMatcher> }>();
  const within = (kecamatan: number | undefined) => {
    const known = matchers.get(kecamatan);
    if (known) return known;
    const here = rows.filter(({ kecamatan_id }) => kecamatan === undefined || kecamatan_id === kecamatan);
    const names = [...new Set(here.map(({ nama }) => nama))];
    const made = { names, match: nameMatcher(names) };
    matchers.set(kecamatan, made);
    return made;
  };
  const asked = new Map<string, string | undefined>();
  return (nama: string, kecamatan: number | undefined): string | undefined => {
    const key = `${kecamatan} ${nama}`;
    if (asked.has(key) || asked.size >= MOST_ASKED) return asked.get(key);
    const { names, match } = within(kecamatan);
    const found = match(nama);
    const places = found.is === 'one' ? [found.at] : found.is === 'asked' ? found.asks : [];
    const near = places.map((at) => names[at]);
    const question = near.length > 0 && near.length <= MOST_NAMED ? `Maksudnya ${near.join(' atau ')}?` : undefined;
    asked.set(key, question);
    return question;
  };
}
