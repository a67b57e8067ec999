import { type ExpressionBuilder, type RawBuilder, type ReferenceExpression, type SqlBool, sql } from 'kysely';
import { mapValue } from '../../db/compiled-query.ts';
import { lowerCase } from '../../db/dialects.ts';

/** `%`, `_` and `\` are literal in a search (kontrak.md, Resources and their filters). */
const literally = (asked: string) => mapValue(asked, (text) => `%${lowerCase(text).replace(/[\\%_]/g, '\\$&')}%`);

const everyText = <DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  texts: (string | undefined)[],
  matchesOf: (pattern: string) => RawBuilder<SqlBool>[],
) => eb.and(texts.filter((text) => text !== undefined).map((text) => eb.or(matchesOf(literally(text)))));

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
 * The same for names of rows that the columns refer to. A subquery instead of a join lets the larger table be counted
 * and paged by its own indexes.
 */
export const pointsAtNamed = <DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  texts: (string | undefined)[],
  ...names: (readonly [column: string, table: string, name: string])[]
) =>
  everyText(eb, texts, (pattern) =>
    names.map(
      ([column, table, name]) => sql<SqlBool>`${sql.ref(column)} in (
              select id from ${sql.table(table)} where lower(${sql.ref(name)}) like ${pattern} escape '\\'
            )`,
    ),
  );

/** True where columns equal the wanted values; undefined does not narrow. */
export const equals = <DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  wanted: { [Column in ReferenceExpression<DB, TB> & string]?: string | number | undefined },
) =>
  eb.and(
    Object.entries(wanted)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => eb(sql.ref<string | number>(column), '=', value as string | number)),
  );

/** Alphabetical order, the same in both databases. */
export const alphabetically = (column: string) => sql`lower(${sql.ref(column)})`;
