import type { Db } from '../ports.ts';

/** Facts of a database about itself (table `keterangan`). */
export async function factsOf(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('keterangan').selectAll().execute();
  return new Map(rows.map(({ nama, nilai }) => [nama, nilai]));
}

/** Writes a fact unless it is there. */
export const addFact = (db: Db, nama: string, nilai: string) =>
  db
    .insertInto('keterangan')
    .values({ nama, nilai })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Writes a fact in the place of an older value. */
export const setFact = (db: Db, nama: string, nilai: string) =>
  db
    .insertInto('keterangan')
    .values({ nama, nilai })
    .onConflict((conflict) => conflict.column('nama').doUpdateSet({ nilai }))
    .execute();
