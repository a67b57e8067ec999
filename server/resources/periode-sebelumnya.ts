import { sql } from 'kysely';
import { sejakOf } from './periode.ts';

type PeriodeTable = 'periode_harga_pangan' | 'periode_ketersediaan_pangan';

const before = sejakOf('sebelum');

/**
 * The id of the period before the one that is joined as `periode`, in the order of rulings 15; null: none is. Asked in
 * two steps, each of which an index answers with its first row, however many periods begin on one day.
 *
 * @param only the period of all rows, where there is but one: the database then asks once, not for each row
 */
export const periodeSebelumnya = (table: PeriodeTable, only?: number) => {
  const id = only === undefined ? sql.ref('periode.id') : sql`${only}`;
  const own =
    only === undefined
      ? sejakOf('periode')
      : sql`(select ${sejakOf('satu')} from ${sql.table(table)} as satu where satu.id = ${only})`;
  return sql<number | null>`coalesce(
    (select sebelum.id from ${sql.table(table)} as sebelum
      where ${before} = ${own} and sebelum.id < ${id} order by sebelum.id desc limit 1),
    (select sebelum.id from ${sql.table(table)} as sebelum
      where ${before} < ${own} order by ${before} desc, sebelum.id desc limit 1)
  )`;
};

/** A figure that the same place and thing had in the period before; `only` as above. */
export const pekanLalu = <Value>(
  {
    table,
    periode,
    same,
  }: { table: string; periode: PeriodeTable; same: readonly [alias: string, ...columns: string[]] },
  column: string,
  only?: number,
) => {
  const [alias, ...columns] = same;
  const equal = columns.map((name) => sql`lalu.${sql.ref(name)} = ${sql.ref(`${alias}.${name}`)}`);
  return sql<Value | null>`(
    select lalu.${sql.ref(column)} from ${sql.table(table)} as lalu
    where lalu.${sql.ref(`${periode}_id`)} = ${periodeSebelumnya(periode, only)} and ${sql.join(equal, sql` and `)}
  )`;
};
