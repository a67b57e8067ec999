import { type ExpressionBuilder, type RawBuilder, type ReferenceExpression, type SqlBool, sql } from 'kysely';
import { mapValue } from '../../db/compiled-query.ts';
import { lowerCase } from '../../db/dialects.ts';

/** `%`, `_` and `\` are letters in a search, not wildcards (api.md, filters). */
const literally = (asked: string) => mapValue(asked, (text) => `%${lowerCase(text).replace(/[\\%_]/g, '\\$&')}%`);

const everyText = <DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  texts: (string | undefined)[],
  matchesOf: (pattern: string) => RawBuilder<SqlBool>[],
) => eb.and(texts.filter((text) => text !== undefined).map((text) => eb.or(matchesOf(literally(text)))));

/** True where each of the texts that were asked for stands in one of the columns, whatever its case. */
export const contains = <DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  texts: (string | undefined)[],
  ...columns: ReferenceExpression<DB, TB>[]
) =>
  everyText(eb, texts, (pattern) =>
    columns.map((column) => sql<SqlBool>`lower(${eb.ref(column as never)}) like ${pattern} escape '\\'`),
  );

/**
 * The same for names of the rows that columns point at. Without a join the rows of the larger table are counted and
 * cut into pages by its own indexes.
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

/** True where the columns equal what was asked for; what was not asked for does not narrow. */
export const equals = <DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  wanted: { [Column in ReferenceExpression<DB, TB> & string]?: string | number | undefined },
) =>
  eb.and(
    Object.entries(wanted)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => eb(sql.ref<string | number>(column), '=', value as string | number)),
  );

/** Names in the order of the alphabet, the same in both databases. */
export const alphabetically = (column: string) => sql`lower(${sql.ref(column)})`;
