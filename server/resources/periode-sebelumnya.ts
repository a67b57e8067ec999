import { sql } from 'kysely';
import type { NaturalKey } from '#contract/resource.ts';
import { sejakOf } from './periode.ts';

const before = sejakOf('sebelum');

/**
 * The id of the period before the one joined as `periode`, in the order of rulings 15; null when there is none. It takes
 * two steps, so that an index answers each with its first row however many periods begin on the same day.
 *
 * @param only the period of all rows when they share one: the database then evaluates this once instead of per row
 */
export const periodeSebelumnya = (table: string, only?: number) => {
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

/**
 * A figure of the row with the same natural key in the period before; `only` as above.
 *
 * @param key its first column is that of the period
 */
export const pekanLalu = <Value>(
  table: string,
  alias: string,
  { columns: [periode = '', ...same] }: NaturalKey,
  column: string,
  only?: number,
) => {
  const equal = same.map((name) => sql`lalu.${sql.ref(name)} = ${sql.ref(`${alias}.${name}`)}`);
  return sql<Value | null>`(
    select lalu.${sql.ref(column)} from ${sql.table(table)} as lalu
    where lalu.${sql.ref(periode)} = ${periodeSebelumnya(periode.replace(/_id$/, ''), only)}
      and ${sql.join(equal, sql` and `)}
  )`;
};
