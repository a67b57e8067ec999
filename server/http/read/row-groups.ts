import { type Compilable, type RawBuilder, sql } from 'kysely';
import type { Finding } from './finding.ts';
import { type Large, MONTH, type Within } from './large.ts';
import { ask } from './question.ts';

export interface Group {
  keys: Record<string, string | number>;
  jumlah: number;
}

type Counted = Group['keys'] & { jumlah: number };

/** The groups of the matching rows, in the order of the list. */
export async function groupsOf<Filter>(finding: Finding<Filter>, large: Large<Filter>): Promise<Group[]> {
  const { question } = finding;
  const own = large.own?.(question.filter, question.reader);
  const counted = await countedByTriggers(finding, large, own !== undefined);
  const groups = own ? newestOf([...counted, ...(await countedAsTheyAre(finding, large, own))]) : counted;
  return groups
    .filter(({ jumlah }) => Number(jumlah) > 0)
    .map(({ jumlah, ...keys }) => ({ keys, jumlah: Number(jumlah) }));
}

async function countedByTriggers<Filter>(
  { question, matches, visible }: Finding<Filter>,
  { table, alias, keys, order }: Large<Filter>,
  isVisitors: boolean,
): Promise<Counted[]> {
  const found = await ask(question, 'kelompok', () => {
    const columns = keys.map((key) => sql.ref(`${alias}.${key}`));
    const counts = (isVisitors ? visible() : matches())
      .select([
        ...keys.map((key, at) => (columns[at] ?? sql.ref(key)).$castTo<string | number>().as(key)),
        sql<number>`sum(${sql.ref(`${alias}.jumlah`)})`.as('jumlah'),
      ])
      .groupBy(columns)
      .orderBy(order);
    return onCounts(keys[0] === undefined ? counts : counts.orderBy(sql.join(columns)), table);
  });
  return found as Counted[];
}

/** Runs a query on the table of counts instead of the rows: that has every column which decides what matches. */
const onCounts = (query: Compilable, table: string): Compilable => ({
  compile() {
    const compiled = query.compile();
    return { ...compiled, sql: compiled.sql.replaceAll(`"${table}"`, `"jumlah_${table}"`) };
  },
});

/** Only lists with the newest first have rows that only their owner sees. */
async function countedAsTheyAre<Filter>(
  { question }: Finding<Filter>,
  { table }: Large<Filter>,
  own: RawBuilder<unknown>,
): Promise<Counted[]> {
  const months = sql<Counted>`
    select substr(created_at, 1, 7) as ${sql.ref(MONTH)}, count(*) as jumlah from ${sql.table(table)}
    where ${own} group by substr(created_at, 1, 7)
  `;
  return ask(question, 'kelompok sendiri', () => ({ compile: () => months.compile(question.db) }));
}

const newestOf = (counted: readonly Counted[]): Counted[] => {
  const sums = new Map<string, number>();
  for (const { [MONTH]: month, jumlah } of counted) {
    sums.set(String(month), (sums.get(String(month)) ?? 0) + Number(jumlah));
  }
  return [...sums]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([month, jumlah]) => ({ [MONTH]: month, jumlah }));
};

/** A condition of equal columns; undefined does not narrow. */
export function narrowed(within: Within): RawBuilder<unknown> {
  const equal = Object.entries(within)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return equal.length > 0 ? sql.join(equal, sql` and `) : sql`1 = 1`;
}
