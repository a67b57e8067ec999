import { sql } from 'kysely';
import type { TableName } from '../../db/schema.ts';
import type { Db, FileStore } from '../../ports.ts';

/** Every column that names a stored picture. */
const columns: readonly (readonly [table: TableName, column: string])[] = [
  ['pengguna', 'foto'],
  ['produk_foto', 'foto'],
  ['slider', 'foto'],
  ['kegiatan_dinas', 'foto'],
  ['kegiatan_foto', 'foto'],
  ['pangan', 'logo_pangan'],
  ['komoditi', 'logo_komoditi'],
  ['identitas_kantor', 'logo'],
  ['identitas_kantor', 'logo_situs'],
];

const naming = (narrow: (column: string) => ReturnType<typeof sql>) =>
  sql<{ nama: string }>`${sql.join(
    columns.map(
      ([table, column]) => sql`select ${sql.ref(column)} as nama from ${sql.table(table)} where ${narrow(column)}`,
    ),
    sql` union all `,
  )}`;

/** The names of all pictures that rows refer to. */
export async function referencedPictures(db: Db): Promise<Set<string>> {
  const { rows } = await naming((column) => sql`${sql.ref(column)} is not null`).execute(db);
  return new Set(rows.map(({ nama }) => nama));
}

const isReferenced = async (db: Db, name: string): Promise<boolean> =>
  (await naming((column) => sql`${sql.ref(column)} = ${name}`).execute(db)).rows.length > 0;

/**
 * Removes a picture that no row refers to. A concurrent request that brings the same picture loses nothing: if it
 * committed before the second look, the file is put back here; if later, it checks itself (`storeUploads`).
 */
export async function removeUnreferenced({ db, files }: { db: Db; files: FileStore }, name: string): Promise<boolean> {
  if (await isReferenced(db, name)) return false;
  const bytes = await files.read(name);
  await files.remove(name);
  if (bytes === null || !(await isReferenced(db, name))) return bytes !== null;
  await files.write(name, bytes);
  return false;
}
