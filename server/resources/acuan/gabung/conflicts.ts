import { sql } from 'kysely';
import type { TabelGabung } from '#contract/acts/gabung-komoditi.ts';
import type { Db } from '../../../ports.ts';
import { holders } from './holders.ts';

/** Two rows that cannot both stay: the ids of each. */
export interface Pair {
  table: TabelGabung;
  ini: number;
  itu: number;
}

/** By what a conflict is named: by the row of the commodity that is merged. */
export const kunciOf = ({ table, ini }: Pair): string => `${table}/${ini}`;

/** All rows of one commodity that stand where another has one too, the newest first. */
export async function conflictsOf(db: Db, ini: number, itu: number): Promise<Pair[]> {
  const all: Pair[] = [];
  for (const { table, key } of holders) {
    const same = key.map((column) => sql`itu.${sql.ref(column)} = ini.${sql.ref(column)}`);
    const { rows } = await sql<Omit<Pair, 'table'>>`
      select ini.id as ini, itu.id as itu from ${sql.table(table)} as ini
      join ${sql.table(table)} as itu on itu.komoditi_id = ${itu} and ${sql.join(same, sql` and `)}
      where ini.komoditi_id = ${ini} order by ini.id desc
    `.execute(db);
    all.push(...rows.map((row) => ({ table, ...row })));
  }
  return all;
}

/** How many rows of each table are of a commodity. */
export async function rowsOf(db: Db, komoditi_id: number): Promise<{ table: TabelGabung; baris: number }[]> {
  const all = [];
  for (const { table } of holders) {
    const { rows } = await sql<{ jumlah: number }>`
      select count(*) as jumlah from ${sql.table(table)} where komoditi_id = ${komoditi_id}
    `.execute(db);
    all.push({ table, baris: Number(rows[0]?.jumlah ?? 0) });
  }
  return all;
}
