import {
  type AnyColumn,
  type ExpressionBuilder,
  type RawBuilder,
  type ReferenceExpression,
  type SqlBool,
  sql,
} from 'kysely';
import { mapValue } from '../../db/compiled-query.ts';
import { lowerCase } from '../../db/dialects.ts';
import { type NamedColumn, references } from '../../db/references.ts';

/** `%`, `_` and `\` are literal in a search (kontrak.md, Resources and their filters). */
const literally = (asked: string) => mapValue(asked, (text) => `%${lowerCase(text).replace(/[\\%_]/g, '\\$&')}%`);

/** The names of the rows that a column refers to: `nama_pangan` of table `pangan` for `pangan_id`. */
export const namesBehind = (column: NamedColumn) => {
  const { table } = references[column];
  return { table: sql.table(table), name: sql.ref(`nama_${table}`) };
};

const everyText = <DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  texts: (string | undefined)[],
  matchesOf: (pattern: string) => RawBuilder<SqlBool>[],
) => eb.and(texts.filter((text) => text !== undefined).map((text) => eb.or(matchesOf(literally(text)))));

/** True where a text occurs in several columns, read as one: a row costs one comparison, however many there are. */
export function containsAmong(asked: string, columns: readonly string[]): RawBuilder<SqlBool> {
  const all = sql.join(
    columns.map((column) => sql.ref(column)),
    // A search has no line breaks, so it never matches across two columns.
    sql` || ${sql.lit('\n')} || `,
  );
  return sql<SqlBool>`lower(${all}) like ${literally(asked)} escape '\\'`;
}

/** True where each text occurs in at least one of the columns, whatever its case. */
export const contains = <DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  texts: (string | undefined)[],
  ...columns: ReferenceExpression<DB, TB>[]
) =>
  everyText(eb, texts, (pattern) =>
    columns.map((column) => sql<SqlBool>`lower(${eb.ref(column as never)}) like ${pattern} escape '\\'`),
  );

/**
 * The same for names of rows that a table's columns refer to. A subquery instead of a join lets the larger table be
 * counted and paged by its own indexes.
 */
export const pointsAtNamed = <DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  texts: (string | undefined)[],
  alias: string,
  ...columns: NamedColumn[]
) =>
  everyText(eb, texts, (pattern) =>
    columns.map((column) => {
      const { table, name } = namesBehind(column);
      return sql<SqlBool>`${sql.ref(`${alias}.${column}`)} in (
        select id from ${table} where lower(${name}) like ${pattern} escape '\\'
      )`;
    }),
  );

/** True where a table's columns equal the filters of the same names; undefined does not narrow. */
export const equals = <DB, TB extends keyof DB & string, Filter extends object>(
  eb: ExpressionBuilder<DB, TB>,
  filter: Filter,
  table: TB,
  ...columns: (keyof Filter & AnyColumn<DB, TB>)[]
) =>
  eb.and(
    columns
      .filter((column) => filter[column] !== undefined)
      .map((column) => eb(sql.ref<unknown>(`${table}.${column}`), '=', filter[column])),
  );

/** True where a column is the year that is asked for. */
export const yearIs = <DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  tahun: string | undefined,
  column: ReferenceExpression<DB, TB>,
) => eb.and(tahun === undefined ? [] : [sql<SqlBool>`${eb.ref(column as never)} = ${mapValue(tahun, Number)}`]);

/** Alphabetical order, the same in both databases. */
export const alphabetically = (column: string) => sql`lower(${sql.ref(column)})`;
