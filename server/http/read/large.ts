import { type RawBuilder, sql } from 'kysely';
import { mapValue, placeholder, type QueryValues } from '../../db/compiled-query.ts';
import type { CountTables } from '../../db/count-tables.ts';
import type { NamedColumn } from '../../db/references.ts';
import type { Db } from '../../ports.ts';
import type { Caller } from '../context.ts';
import { namesBehind } from './search.ts';

type Counted = keyof CountTables extends `jumlah_${infer Table}` ? Table : never;

/** Column values that rows must have; undefined does not narrow. */
export type Within = Record<string, string | number | undefined>;

/** A table that grows without end, and the groups of rows, one after another, that its list consists of. */
export interface Large<Filter> {
  table: Counted;
  /** The table's alias in the list's queries. */
  alias: string;
  /** Filters that leave few rows, which are counted and sorted directly. */
  few: readonly (keyof Filter)[];
  /** Columns that all rows of a group share; the table of counts has the same. */
  keys: readonly string[];
  /** The order of the groups; the keys break ties. */
  order: RawBuilder<unknown>;
  /** Conditions on a group's rows: disjoint parts, each with an index in the row order. */
  parts: (filter: Filter, reader: Caller | null) => readonly Within[];
  /**
   * The reader's own rows, which visitors do not see; they are counted directly. Null: the filter excludes them;
   * undefined: triggers count everything the reader sees.
   */
  own?: (filter: Filter, reader: Caller | null) => RawBuilder<unknown> | null | undefined;
  /** Whether a filter searches texts of the rows, so that group counts do not apply. */
  isWalked?: (filter: Filter, reader: Caller | null) => boolean;
  /** Finds a page by indexes of its own where a filter narrows or orders what the counts do not know. */
  otherwise?: {
    isAsked: (filter: Filter) => boolean;
    /** Takes a Finding and this: `never`, for those types are told in terms of this one. */
    find: (finding: never, large: never) => Promise<{ rows: object[]; total: number; also?: object }>;
  };
  /** Another order that a question asks of found rows: the columns that it compares, and how. */
  sorted?: (question: {
    filter: Filter;
    given: QueryValues;
  }) => { columns: readonly string[]; compare: (db: Db) => Promise<Compare> } | null;
  /** The condition and the order of the rows in a group. */
  inGroup: RawBuilder<unknown>;
  rowOrder: readonly (readonly [column: string, direction: 'asc' | 'desc'])[];
}

type Compare = (one: Record<string, unknown>, other: Record<string, unknown>) => number;

type Named<Filter> = Pick<Large<Filter>, 'table' | 'alias' | 'few'> & {
  /** The first refers to the rows whose names order the list. */
  keys: readonly [NamedColumn, ...string[]];
  within: (filter: Filter, reader: Caller | null) => Within;
};

/** A list ordered by names its rows refer to; rows with equal names by their keys. */
export const byName = <Filter>({ within, ...large }: Named<Filter>): Large<Filter> => {
  const { table, name } = namesBehind(large.keys[0]);
  return {
    ...large,
    parts: (filter, reader) => [within(filter, reader)],
    order: sql`(select lower(${name}) from ${table} where id = ${sql.ref(`${large.alias}.${large.keys[0]}`)})`,
    inGroup: sql.join(
      large.keys.map((column) => sql`${sql.ref(column)} = ${placeholder(column)}`),
      sql` and `,
    ),
    rowOrder: [['id', 'asc']],
  };
};

export const MONTH = 'bulan_dibuat';

/** Times are text: this sorts after all times of the month and before the next month. */
const afterMonth = (month: string) => `${month}~`;

/** A list with the newest row first; its groups are months of creation. */
export const newestFirst = <Filter>(
  large: Omit<Large<Filter>, 'keys' | 'order' | 'inGroup' | 'rowOrder'>,
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
