import { sql } from 'kysely';
import { sejakOf } from './periode.ts';

type PeriodeTable = 'periode_harga_pangan' | 'periode_ketersediaan_pangan';

const [own, before] = [sejakOf('periode'), sejakOf('sebelum')];

/**
 * The id of the period before the one that is joined as `periode`, in the order of rulings 15; null: none is. Asked in
 * two steps, each of which an index answers with its first row, however many periods begin on one day.
 */
export const periodeSebelumnya = (table: PeriodeTable) => sql<number | null>`coalesce(
  (select sebelum.id from ${sql.table(table)} as sebelum
    where ${before} = ${own} and sebelum.id < periode.id order by sebelum.id desc limit 1),
  (select sebelum.id from ${sql.table(table)} as sebelum
    where ${before} < ${own} order by ${before} desc, sebelum.id desc limit 1)
)`;

/** A figure that the same place and thing had in the period before. */
export const pekanLalu = <Value>(
  {
    table,
    periode,
    same,
  }: { table: string; periode: PeriodeTable; same: readonly [alias: string, ...columns: string[]] },
  column: string,
) => {
  const [alias, ...columns] = same;
  const equal = columns.map((name) => sql`lalu.${sql.ref(name)} = ${sql.ref(`${alias}.${name}`)}`);
  return sql<Value | null>`(
    select lalu.${sql.ref(column)} from ${sql.table(table)} as lalu
    where lalu.${sql.ref(`${periode}_id`)} = ${periodeSebelumnya(periode)} and ${sql.join(equal, sql` and `)}
  )`;
};
