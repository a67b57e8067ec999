import { type Compilable, sql } from 'kysely';
import type { Finding, Found } from './find-page.ts';
import type { Large } from './large.ts';
import { ask } from './question.ts';
import { rowsWithIds } from './rows-with-ids.ts';
import { blank, type Given } from './shapes.ts';

interface Group {
  keys: Record<string, string | number>;
  jumlah: number;
}

/** Of groups that are smaller on the average, a page has so many that one query for all of them is cheaper. */
const SMALL = 4;

/** Finds a page by the numbers of rows in its groups: only the groups that it lies in are looked into. */
export async function findInGroups<Filter, MDB, MTB extends keyof MDB, Columns>(
  finding: Finding<Filter, MDB, MTB, Columns>,
  large: Large<Filter>,
  findAsItIs: () => Promise<Found<Columns>>,
): Promise<Found<Columns>> {
  const groups = await finding.once('kelompok', () => groupsOf(finding, large));
  const total = groups.reduce((sum, { jumlah }) => sum + jumlah, 0);
  if (total > 0 && total <= SMALL * groups.length) return findAsItIs();

  const ids: number[] = [];
  let { limit, offset } = finding.page;
  for (const { keys, jumlah } of groups) {
    if (limit === 0) break;
    if (offset < jumlah) {
      const taken = Math.min(limit, jumlah - offset);
      ids.push(...(await idsOfGroup(finding, large, { keys, jumlah }, { limit: taken, offset })));
      limit -= taken;
    }
    offset = Math.max(0, offset - jumlah);
  }
  return { rows: await rowsWithIds(finding, large, ids), total };
}

/** The groups of the rows that match, in the order of the list. */
async function groupsOf<Filter, MDB, MTB extends keyof MDB, Columns>(
  { question, matches }: Finding<Filter, MDB, MTB, Columns>,
  { table, alias, keys, order }: Large<Filter>,
): Promise<Group[]> {
  const found = await ask(question, 'kelompok', () => {
    const columns = keys.map((key) => sql.ref(`${alias}.${key}`));
    const counts = matches()
      .select([
        ...keys.map((key, at) => (columns[at] ?? sql.ref(key)).$castTo<string | number>().as(key)),
        sql<number>`sum(${sql.ref(`${alias}.jumlah`)})`.as('jumlah'),
      ])
      .groupBy(columns)
      .orderBy(order);
    return onCounts(keys[0] === undefined ? counts : counts.orderBy(sql.join(columns)), table);
  });
  return (found as (Group['keys'] & { jumlah: number })[])
    .filter(({ jumlah }) => Number(jumlah) > 0)
    .map(({ jumlah, ...group }) => ({ keys: group, jumlah: Number(jumlah) }));
}

/** Puts to the table of counts what is asked of the rows: all that decides which of them match stands there too. */
const onCounts = (query: Compilable, table: string): Compilable => ({
  compile() {
    const compiled = query.compile();
    return { ...compiled, sql: compiled.sql.replaceAll(`"${table}"`, `"jumlah_${table}"`) };
  },
});

/** The ids of some rows of a group, found from whichever of its ends is nearer. */
async function idsOfGroup<Filter, MDB, MTB extends keyof MDB, Columns>(
  { question }: Finding<Filter, MDB, MTB, Columns>,
  { table, inGroup, rowOrder, within }: Large<Filter>,
  { keys, jumlah }: Group,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const fromEnd = jumlah - offset - limit;
  const isBackwards = fromEnd < offset;
  const build = () => {
    const narrowed = Object.entries(within(question.filter, question.reader))
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => sql` and ${sql.ref(column)} = ${value}`);
    const order = rowOrder.map(
      ([column, direction]) =>
        sql`${sql.ref(column)} ${sql.raw((direction === 'desc') === isBackwards ? 'asc' : 'desc')}`,
    );
    const ids = sql<{ id: number }>`
      select id from ${sql.table(table)} where ${inGroup}${sql.join(narrowed, sql``)}
      order by ${sql.join(order)} limit ${blank('limit')} offset ${blank('offset')}
    `;
    return { compile: () => ids.compile(question.db) };
  };
  const given: Given = { ...keys, limit, offset: isBackwards ? fromEnd : offset };
  const found = await ask(question, isBackwards ? 'kelompok dari akhir' : 'kelompok dari awal', build, given);
  return found.map(({ id }) => id);
}
