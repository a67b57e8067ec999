import type { Db } from '../../ports.ts';

/** What a database says about itself (table keterangan). */
export async function factsOf(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('keterangan').selectAll().execute();
  return new Map(rows.map(({ nama, nilai }) => [nama, nilai]));
}
