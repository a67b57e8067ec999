import { type RawBuilder, sql } from 'kysely';
import { mapValue, placeholder } from '../../db/compiled-query.ts';
import type { CountTables } from '../../db/count-tables.ts';
import type { Caller } from '../context.ts';

type Counted = keyof CountTables extends `jumlah_${infer Table}` ? Table : never;

/** Columns and the values that rows must have there; undefined does not narrow. */
export type Within = Record<string, string | number | undefined>;

/** A table that grows without end, and the groups of rows that its list is made of, one after another. */
export interface Large<Filter> {
  table: Counted;
  /** What the list's queries call the table. */
  alias: string;
  /** Filters that leave so few rows that these are counted and ordered as they are. */
  few: readonly (keyof Filter)[];
  /** What all rows of a group have in common; the table of counts has these columns. */
  keys: readonly string[];
  /** The order of the groups, put before that by the keys. */
  order: RawBuilder<unknown>;
  /** By what a group's rows are narrowed further: parts without a row in common, each with an index in the order. */
  parts: (filter: Filter, reader: Caller | null) => readonly Within[];
  /**
   * Rows that a reader sees besides what a visitor does: his own, counted as they are. Null: the filter leaves none of
   * them; undefined: triggers count all that he sees.
   */
  own?: (filter: Filter, reader: Caller | null) => RawBuilder<unknown> | null | undefined;
  /** Whether the rows of a filter cannot be counted in groups, because it looks into their texts. */
  isWalked?: (filter: Filter, reader: Caller | null) => boolean;
  /** The rows of a group, and the order in which they stand in it. */
  inGroup: RawBuilder<unknown>;
  rowOrder: readonly (readonly [column: string, direction: 'asc' | 'desc'])[];
}

type Named<Filter> = Pick<Large<Filter>, 'table' | 'alias' | 'few' | 'keys'> & {
  within: (filter: Filter, reader: Caller | null) => Within;
  /** The name by which the list is ordered: of the row that a group's key points at. */
  name: readonly [key: string, table: string, name: string];
};

/** A list in the order of names that its rows point at; equal names, and rows of one, by their keys. */
export const byName = <Filter>({ name: [key, table, name], within, ...large }: Named<Filter>): Large<Filter> => ({
  ...large,
  parts: (filter, reader) => [within(filter, reader)],
  order: sql`(select lower(${sql.ref(name)}) from ${sql.table(table)} where id = ${sql.ref(`${large.alias}.${key}`)})`,
  inGroup: sql.join(
    large.keys.map((column) => sql`${sql.ref(column)} = ${placeholder(column)}`),
    sql` and `,
  ),
  rowOrder: [['id', 'asc']],
});

export const MONTH = 'bulan_dibuat';

/** Times are text: after all of a month's, and before all of the next one's. */
const afterMonth = (month: string) => `${month}~`;

/** A list with the newest row first: its groups are the months in which rows were made. */
export const newestFirst = <Filter>(
  large: Pick<Large<Filter>, 'table' | 'alias' | 'few' | 'parts' | 'own' | 'isWalked'>,
): Large<Filter> => ({
  ...large,
  keys: [MONTH],
  order: sql`${sql.ref(`${large.alias}.${MONTH}`)} desc`,
  inGroup: sql`created_at >= ${placeholder(MONTH)} and created_at < ${mapValue(placeholder<string>(MONTH), afterMonth)}`,
  rowOrder: [
    ['created_at', 'desc'],
    ['id', 'desc'],
  ],
});
