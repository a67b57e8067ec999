import { Hono } from 'hono';
import type { SelectQueryBuilder } from 'kysely';
import type { z } from 'zod';
import type { TableName } from '../db/schema.ts';
import type { Db } from '../ports.ts';
import { notFound, success } from './answer.ts';
import { cached } from './cached.ts';
import type { ApiContext, ApiEnv } from './context.ts';
import { type Paging, pageOf } from './page.ts';
import { parseQuery } from './query.ts';
import type { Transaction } from './transaction.ts';

/** How a resource is read: which rows a filter matches, what is shown of them, and how. */
export interface Reads<Filter, MDB, MTB extends keyof MDB, RDB, RTB extends keyof RDB, Columns, Row> {
  /** The tables that rows show: a write to any of them makes cached answers stale. */
  shows: TableName[];
  /** The name of one, for 'Kecamatan tidak ditemukan'. */
  what: string;
  /** The rows that match, without joins or columns that do not change their number: the total is counted on it. */
  matching: (db: Db, filter: Filter) => SelectQueryBuilder<MDB, MTB, object>;
  /** The same rows with all that is shown, ordered. */
  rows: (matching: SelectQueryBuilder<MDB, MTB, object>, db: Db) => SelectQueryBuilder<RDB, RTB, Columns>;
  /** Turns what was found into the rows of the contract; asked once a page, so it may read more. */
  toRows: (found: Columns[], db: Db) => Row[] | Promise<Row[]>;
}

/** Names a resource's reads, for one that answers them at a further address too. */
export const readsOf = <Filter, MDB, MTB extends keyof MDB, RDB, RTB extends keyof RDB, Columns, Row>(
  reads: Reads<Filter, MDB, MTB, RDB, RTB, Columns, Row>,
) => reads;

interface AnyFilter extends Paging {
  id?: number | undefined;
}

/** The two reads of every collection: the list (with `id=` one row of it) and `/{id}` (api.md, Envelope). */
export function collection<
  Filter extends AnyFilter,
  MDB,
  MTB extends keyof MDB,
  RDB,
  RTB extends keyof RDB,
  Columns,
  Row,
>({ db }: { db: Db }, schema: z.ZodType<Filter>, reads: Reads<Filter, MDB, MTB, RDB, RTB, Columns, Row>) {
  const one = async (c: ApiContext, filter: Filter) => {
    const row = await firstRow(db, reads, filter);
    if (row === undefined) throw notFound(reads.what);
    return success(c, row);
  };

  return new Hono<ApiEnv>()
    .use(cached(db, ...reads.shows))
    .get('/', async (c) => {
      const filter = parseQuery(c, schema);
      return filter.id === undefined ? list(c, db, reads, filter) : one(c, filter);
    })
    .get('/:id{[0-9]{1,9}}', (c) => one(c, schema.parse({ id: c.req.param('id') })));
}

/** The first row that matches, as it is shown. */
export async function firstRow<Filter, MDB, MTB extends keyof MDB, RDB, RTB extends keyof RDB, Columns, Row>(
  db: Db,
  { matching, rows, toRows }: Reads<Filter, MDB, MTB, RDB, RTB, Columns, Row>,
  filter: Filter,
): Promise<Row | undefined> {
  const found = await rows(matching(db, filter), db).executeTakeFirst();
  if (!found) return undefined;
  const [row] = await toRows([found as Columns], db);
  return row;
}

/** How a row is shown to whoever just wrote it: as a reader sees it. */
export const shownBy =
  <Filter, MDB, MTB extends keyof MDB, RDB, RTB extends keyof RDB, Columns, Row>(
    schema: z.ZodType<Filter>,
    reads: Reads<Filter, MDB, MTB, RDB, RTB, Columns, Row>,
  ) =>
  (trx: Transaction, id: number) =>
    firstRow(trx, reads, schema.parse({ id: String(id) }));

/** Answers one page of the rows that match. */
export async function list<Filter extends Paging, MDB, MTB extends keyof MDB, RDB, RTB extends keyof RDB, Columns, Row>(
  c: ApiContext,
  db: Db,
  { matching, rows, toRows }: Reads<Filter, MDB, MTB, RDB, RTB, Columns, Row>,
  filter: Filter,
) {
  const { page, limit } = filter;
  const found = await rows(matching(db, filter), db)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const counted = await matching(db, filter)
    .clearOrderBy()
    .select((eb) => eb.fn.countAll<number>().as('jumlah'))
    .executeTakeFirst();
  const data = await toRows(found as Columns[], db);
  return success(c, pageOf(c, data, Number((counted as { jumlah: number }).jumlah), filter));
}
