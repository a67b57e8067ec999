import { sql } from 'kysely';
import { references } from '../../db/references.ts';
import type { Db } from '../../ports.ts';
import type { ApiContext } from '../context.ts';

/** Longer names are cut: some systems take 255 bytes. */
const LONGEST = 120;

/** Letters and digits only, so that a header and every file system take it; other writings are left out. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** What a filter's column points at, and which of its columns is its name; the user's is told to nobody. */
const named = (column: string): { table: string; name: string } | undefined => {
  const { table } = references[column as keyof typeof references] ?? {};
  if (!table || table === 'pengguna' || table === 'lahan_petani') return undefined;
  return { table, name: table.startsWith('periode_') ? 'nama_periode' : `nama_${table}` };
};

/** Filters that say how rows are read, not which. */
const UNSAID = ['urut', 'userid'];

const PLACES_FIRST = ['kecamatan_id', 'kelurahan_id', 'komoditi_id', 'pangan_id'];
const placeOf = (column: string) =>
  (PLACES_FIRST.indexOf(column) + PLACES_FIRST.length + 1) % (PLACES_FIRST.length + 1);

/** A file's name without its end, which tells what is in it: 'harga-pangan-melak-16-22-november-2026'. */
export async function fileName(db: Db, c: ApiContext, filter: object): Promise<string> {
  const [, , list = 'data'] = new URL(c.req.url).pathname.split('/');
  const parts: string[] = [list];
  const chosen = Object.entries(filter)
    .filter(([column, value]) => value !== undefined && !UNSAID.includes(column))
    .sort(([one], [other]) => placeOf(one) - placeOf(other));
  for (const [column, value] of chosen) {
    const of = named(column);
    if (of && typeof value === 'number') {
      const found = await sql<{ nama: string }>`
        select ${sql.ref(of.name)} as nama from ${sql.table(of.table)} where id = ${value}
      `.execute(db);
      parts.push(found.rows[0]?.nama ?? '');
    } else if (typeof value === 'string') parts.push(value);
  }
  return joined(parts);
}

/** A file's name out of words. */
export const joined = (parts: readonly string[]): string =>
  parts
    .map(plain)
    .filter((part) => part !== '')
    .join('-')
    .slice(0, LONGEST)
    .replace(/-$/, '');
