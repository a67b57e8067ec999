import { sql } from 'kysely';
import { placeholder } from '../../db/compiled-query.ts';
import { Refusal } from '../answer.ts';
import type { Finding, Found } from './finding.ts';
import type { Large } from './large.ts';
import { ask } from './question.ts';
import { rowsInOrder } from './rows-with-ids.ts';

/** Ids per step: a few milliseconds, between which other requests are answered. */
const STEP = 5_000;

/** Database time that one search may take. */
const PATIENCE_MS = 250;

/** A question that has no index, about too many rows. */
const tooLarge = () =>
  new Refusal(503, 'Pencarian ini terlalu luas. Persempit dengan pilihan lain, lalu coba lagi.', {
    headers: { 'Retry-After': '60' },
  });

type Walked = { id: number; created_at: string } & Record<string, unknown>;

/**
 * Finds a page by searching the texts of all rows, step by step, so that other requests are not delayed. It is refused
 * when it takes too long; the result is remembered for further pages.
 */
export async function findByWalk<Filter>(
  finding: Finding<Filter>,
  large: Large<Filter>,
  findAsItIs: () => Promise<Found>,
): Promise<Found> {
  const last = await finding.once('terakhir', () => lastId(finding, large));
  const sorted = large.sorted?.(finding.question);
  if (last <= STEP && !sorted) return findAsItIs();
  const ids = await finding.once('cari', () => walk(finding, large, last));
  const { offset, limit } = finding.page;
  return { rows: await rowsInOrder(finding, large, ids.slice(offset, offset + limit)), total: ids.length };
}

async function lastId<Filter>({ question }: Finding<Filter>, { table }: Large<Filter>): Promise<number> {
  const build = () => sql<{ id: number | null }>`select max(id) as id from ${sql.table(table)}`;
  const [row] = await ask(question, 'terakhir', () => ({ compile: () => build().compile(question.db) }));
  return row?.id ?? 0;
}

/**
 * The ids of all matching rows, the newest first. Only time with a connection in hand counts: waiting for writers or
 * other searches is not this one's fault.
 */
async function walk<Filter>(
  { question, matches }: Finding<Filter>,
  { alias, sorted }: Large<Filter>,
  last: number,
): Promise<number[]> {
  const [id, made] = [sql.ref<number>(`${alias}.id`), sql.ref<string>(`${alias}.created_at`)];
  const other = sorted?.(question);
  const build = () =>
    matches()
      .select([id.as('id'), made.as('created_at')])
      .select((other?.columns ?? []).map((column) => sql.ref(`${alias}.${column}`).as(column)))
      .where(sql<boolean>`${id} > ${placeholder('dari')} and ${id} <= ${placeholder('sampai')}`);
  const found: Walked[] = [];
  let spent = 0;
  for (let dari = 0; dari < last; dari += STEP) {
    if (spent > PATIENCE_MS) throw tooLarge();
    await question.db.connection().execute(async (db) => {
      const begun = performance.now();
      found.push(...((await ask({ ...question, db }, 'langkah', build, { dari, sampai: dari + STEP })) as Walked[]));
      spent += performance.now() - begun;
    });
    await othersFirst();
  }
  const byTime = (one: string, other: string) => (one < other ? 1 : one > other ? -1 : 0);
  const before = (await other?.compare(question.db)) ?? (() => 0);
  return found.sort((a, b) => before(a, b) || byTime(a.created_at, b.created_at) || b.id - a.id).map(({ id }) => id);
}

/** Lets pending requests be answered before the next step. */
const othersFirst = () => new Promise<void>((resolve) => setTimeout(resolve));
