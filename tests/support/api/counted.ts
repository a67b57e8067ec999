import { sql } from 'kysely';
import type { Db } from '../../../server/ports.ts';

/** The groups by which prices are counted. */
const keys = {
  harga_pangan: ['komoditi_id', 'kecamatan_id', 'user_id'],
  harga_pangan_kutai_barat: ['komoditi_id', 'user_id'],
};

/** The counts that triggers keep of prices, and what the rows themselves come to. */
export async function countedPrices(db: Db) {
  const all = { kept: [] as unknown[], real: [] as unknown[] };
  for (const [table, columns] of Object.entries(keys)) {
    const by = sql.join(columns.map((column) => sql.ref(column)));
    const kept = sql`select ${by}, jumlah from ${sql.table(`jumlah_${table}`)} where jumlah > 0 order by ${by}`;
    const real = sql`select ${by}, count(*) as jumlah from ${sql.table(table)} group by ${by} order by ${by}`;
    for (const [name, query] of [
      ['kept', kept],
      ['real', real],
    ] as const) {
      const { rows } = await query.execute(db);
      all[name].push(rows.map((row) => Object.values(row as object).map(Number)));
    }
  }
  return all;
}
