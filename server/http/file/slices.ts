import { sql } from 'kysely';
import { placeholder, type QueryValues, runCompiledWithIds } from '../../db/compiled-query.ts';
import type { Db } from '../../ports.ts';
import { findingOf, leavesFew, type PageRequest, unfiltered } from '../read/find-page.ts';
import type { Finding } from '../read/finding.ts';
import type { Large } from '../read/large.ts';
import type { Paging } from '../read/page.ts';
import { ask } from '../read/question.ts';
import type { Reads } from '../read/reads.ts';
import { type Group, groupsOf, narrowed } from '../read/row-groups.ts';

/** Rows per step: a few milliseconds of the database, between which other requests are answered. */
const STEP = 200;
/** Rows of a list that does not grow without end, which are sorted by the database. */
const SMALL = 1_000;

/**
 * Reads all rows that match in the order of the list, some at a time, as fast as they are taken. What is written
 * meanwhile may be among them or not; no row comes twice.
 */
export async function* slicesOf<Filter extends Paging>(
  db: Db,
  reads: Reads<Filter>,
  request: PageRequest<Filter>,
): AsyncGenerator<readonly object[]> {
  for await (const found of foundSlices(db, reads, request)) {
    // A list shows objects; what they hold, the caller takes from their declaration.
    yield (await reads.toRows(found, db, request.reader)) as readonly object[];
  }
}

async function* foundSlices<Filter extends Paging>(
  db: Db,
  reads: Reads<Filter>,
  request: PageRequest<Filter>,
): AsyncGenerator<object[]> {
  const { large } = reads;
  const { filter, reader } = request;
  const finding = findingOf(db, reads, request);
  if (!large || leavesFew(large, filter)) {
    yield* sorted(finding);
    return;
  }
  // Without counts all rows are gone through, and those that do not match left out.
  const isWalked = large.isWalked?.(filter, reader) === true || large.otherwise?.isAsked(filter) === true;
  const source = isWalked ? findingOf(db, reads, { ...request, filter: unfiltered(filter) }) : finding;
  let ids: number[] = [];
  for await (const more of idsInOrder(source, large)) {
    ids.push(...more);
    while (ids.length >= STEP) {
      yield await rowsOf(finding, large, ids.slice(0, STEP), isWalked);
      ids = ids.slice(STEP);
    }
  }
  if (ids.length > 0) yield await rowsOf(finding, large, ids, isWalked);
}

async function* sorted<Filter>({ question, matches, shown }: Finding<Filter>): AsyncGenerator<object[]> {
  for (let offset = 0; ; offset += SMALL) {
    const build = () => shown(matches()).limit(placeholder<number>('limit')).offset(placeholder<number>('offset'));
    const rows = await ask(question, 'halaman', build, { limit: SMALL, offset });
    yield rows;
    if (rows.length < SMALL) return;
  }
}

async function* idsInOrder<Filter>(finding: Finding<Filter>, large: Large<Filter>): AsyncGenerator<number[]> {
  for (const { keys } of await groupsOf(finding, large)) {
    let last: Position | undefined;
    do {
      const found = await positionsAfter(finding, large, keys, last);
      yield found.map(({ id }) => id);
      last = found.length === STEP ? found.at(-1) : undefined;
    } while (last);
  }
}

/** Where a row stands in its group. */
type Position = { id: number } & QueryValues;

/** The rows of a group that follow one of them; without one, the first. */
async function positionsAfter<Filter>(
  { question }: Finding<Filter>,
  { table, inGroup, rowOrder, parts, own }: Large<Filter>,
  keys: Group['keys'],
  last: Position | undefined,
): Promise<Position[]> {
  const build = () => {
    const { filter, reader } = question;
    const ofOwn = own?.(filter, reader);
    const all = [...parts(filter, reader).map(narrowed), ...(ofOwn ? [ofOwn] : [])];
    const columns = sql.join(rowOrder.map(([column]) => sql.ref(column)));
    const places = sql.join(rowOrder.map(([column]) => sql`${placeholder(`akhir_${column}`)}`));
    const isDescending = rowOrder[0]?.[1] === 'desc';
    const follows = last ? sql` and (${columns}) ${sql.raw(isDescending ? '<' : '>')} (${places})` : sql``;
    const order = sql.join(rowOrder.map(([column, way]) => sql`${sql.ref(column)} ${sql.raw(way)}`));
    // Each part comes from its own index, and both databases merge them row by row (find-in-groups.ts).
    const found = all.map(
      (part, at) => sql`select ${columns} from (
        select ${columns} from ${sql.table(table)} where ${inGroup} and ${part}${follows}
        order by ${order} limit ${placeholder('limit')}
      ) as ${sql.ref(`bagian_${at}`)}`,
    );
    const rows = sql<Position>`${sql.join(found, sql` union all `)} order by ${order} limit ${placeholder('limit')}`;
    return { compile: () => rows.compile(question.db) };
  };
  const ends = Object.fromEntries(rowOrder.map(([column]) => [`akhir_${column}`, last?.[column]]));
  return ask(question, last ? 'sesudah baris' : 'awal kelompok', build, { ...keys, ...ends, limit: STEP });
}

/**
 * The rows with these ids, in the order of the list.
 *
 * @param isNarrowed whether the filter has still to be applied
 */
function rowsOf<Filter>(
  { question, all, matches, shown }: Finding<Filter>,
  { alias }: Large<Filter>,
  ids: readonly number[],
  isNarrowed: boolean,
): Promise<object[]> {
  const build = (places: number[]) =>
    shown((isNarrowed ? matches() : all()).where(sql<boolean>`${sql.ref(`${alias}.id`)} in (${sql.join(places)})`));
  const name = isNarrowed ? 'baris tersaring' : 'baris';
  return runCompiledWithIds(question.db, `${name} ${question.shape}`, ids, build, question.given);
}
