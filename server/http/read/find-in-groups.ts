import { sql } from 'kysely';
import { placeholder, type QueryValues } from '../../db/compiled-query.ts';
import type { Finding, Found } from './finding.ts';
import type { Large } from './large.ts';
import { ask } from './question.ts';
import { type Group, groupsOf, narrowed } from './row-groups.ts';
import { rowsWithIds } from './rows-with-ids.ts';

/** With fewer rows per group on average, a page spans so many groups that one query for all is cheaper. */
const SMALL = 4;

/** Finds a page by the row counts of its groups: only groups that overlap the page are queried. */
export async function findInGroups<Filter>(
  finding: Finding<Filter>,
  large: Large<Filter>,
  findAsItIs: () => Promise<Found>,
): Promise<Found> {
  const groups = await finding.once('kelompok', () => groupsOf(finding, large));
  const total = groups.reduce((sum, { jumlah }) => sum + jumlah, 0);
  const isAllCounted = large.own?.(finding.question.filter, finding.question.reader) === undefined;
  if (isAllCounted && total > 0 && total <= SMALL * groups.length) return findAsItIs();

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

/** Ids of rows of a group, counted from its nearer end. */
async function idsOfGroup<Filter>(
  { question }: Finding<Filter>,
  { table, inGroup, rowOrder, parts, own }: Large<Filter>,
  { keys, jumlah }: Group,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const fromEnd = jumlah - offset - limit;
  const isBackwards = fromEnd < offset;
  const build = () => {
    const { filter, reader } = question;
    const ofOwn = own?.(filter, reader);
    const all = [...parts(filter, reader).map(narrowed), ...(ofOwn ? [ofOwn] : [])];
    const columns = sql.join(rowOrder.map(([column]) => sql.ref(column)));
    const order = sql.join(
      rowOrder.map(
        ([column, direction]) =>
          sql`${sql.ref(column)} ${sql.raw((direction === 'desc') === isBackwards ? 'asc' : 'desc')}`,
      ),
    );
    const rows = all.map((part) => sql`select ${columns} from ${sql.table(table)} where ${inGroup} and ${part}`);
    // With an order of its own, each part comes from its index, and both databases merge them row by row: otherwise
    // PostgreSQL would collect and sort all rows of the group.
    const ordered = rows.map((part, at) =>
      rows.length > 1 ? sql`select ${columns} from (${part} order by ${order}) as ${sql.ref(`bagian_${at}`)}` : part,
    );
    const ids = sql<{ id: number }>`
      ${sql.join(ordered, sql` union all `)}
      order by ${order} limit ${placeholder('limit')} offset ${placeholder('offset')}
    `;
    return { compile: () => ids.compile(question.db) };
  };
  const given: QueryValues = { ...keys, limit, offset: isBackwards ? fromEnd : offset };
  const found = await ask(question, isBackwards ? 'kelompok dari akhir' : 'kelompok dari awal', build, given);
  return found.map(({ id }) => id);
}
