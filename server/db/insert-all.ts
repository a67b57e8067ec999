import type { Db } from '../ports.ts';
import type { NewRow, TableName } from './schema.ts';

/** Far below SQLite's 32,766 parameters a statement; larger batches are not faster. */
const PARAMETERS = 4_000;

/** Inserts many rows in few statements. All rows have the same columns. */
export async function insertAll<Table extends TableName>(
  db: Db,
  table: Table,
  rows: readonly NewRow<Table>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const batch = Math.floor(PARAMETERS / Object.keys(first).length);
  for (let start = 0; start < rows.length; start += batch) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + batch))
      .execute();
  }
}

/** Looks up the ids that the database gave to named rows. */
export function idsByName(rows: readonly { id: number; nama: string }[]): (nama: string) => number {
  const ids = new Map(rows.map(({ id, nama }) => [nama, id]));
  return (nama) => {
    const id = ids.get(nama);
    if (id === undefined) throw new Error(`No row is called '${nama}'.`);
    return id;
  };
}
