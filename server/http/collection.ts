import { Hono } from 'hono';
import type { SelectQueryBuilder } from 'kysely';
import type { z } from 'zod';
import type { TableName } from '../db/schema.ts';
import type { Db } from '../ports.ts';
import { notFound, success } from './answer.ts';
import { cached } from './cached.ts';
import type { ApiContext, ApiEnv, Caller } from './context.ts';
import { type Paging, pageOf } from './page.ts';
import { parseQuery } from './query.ts';
import type { Transaction } from './transaction.ts';

/** How a resource is read: which rows a filter matches, what is shown of them, and how. */
export interface Reads<Filter, MDB, MTB extends keyof MDB, RDB, RTB extends keyof RDB, Columns, Row> {
  /** The tables that rows show: a write to any of them makes cached answers stale. */
  shows: TableName[];
  /** The name of one, for 'Kecamatan tidak ditemukan'. */
  what: string;
  /** Who reads, where rows depend on it; refuses those who may not. Everybody else sees what a visitor sees. */
  reader?: (c: ApiContext) => Caller | null;
  /** Answers the list in another shape when the query asks for one. */
  instead?: (c: ApiContext) => Promise<Response> | undefined;
  /** The rows that match, without joins or columns that do not change their number: the total is counted on it. */
  matching: (db: Db, filter: Filter, reader: Caller | null) => SelectQueryBuilder<MDB, MTB, object>;
  /**
   * Narrows the rows that match to one page of them, for tables that grow large: what is only shown is then joined to
   * a page, not to all that match.
   */
  cut?: (
    matching: SelectQueryBuilder<MDB, MTB, object>,
    page: { limit: number; offset: number },
  ) => Promise<SelectQueryBuilder<MDB, MTB, object>>;
  /** The same rows with all that is shown, ordered. */
  rows: (matching: SelectQueryBuilder<MDB, MTB, object>, db: Db) => SelectQueryBuilder<RDB, RTB, Columns>;
  /** Turns what was found into the rows of the contract; asked once a page, so it may read more. */
  toRows: (found: Columns[], db: Db, reader: Caller | null) => Row[] | Promise<Row[]>;
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
    const row = await firstRow(db, reads, filter, readerOf(c, reads));
    if (row === undefined) throw notFound(reads.what);
    return success(c, row);
  };

  return new Hono<ApiEnv>()
    .use(async (c, next) => {
      // Before a 304 could tell somebody who may not read that nothing has changed.
      readerOf(c, reads);
      await next();
    })
    .use(cached(db, ...reads.shows))
    .get('/', async (c) => {
      const other = reads.instead?.(c);
      if (other) return other;
      const filter = parseQuery(c, schema);
      return filter.id === undefined ? list(c, db, reads, filter) : one(c, filter);
    })
    .get('/:id{[0-9]{1,9}}', (c) => one(c, schema.parse({ id: c.req.param('id') })));
}

const readerOf = (c: ApiContext, { reader }: { reader?: (c: ApiContext) => Caller | null }): Caller | null =>
  reader?.(c) ?? null;

/** The first row that matches, as it is shown. */
async function firstRow<Filter, MDB, MTB extends keyof MDB, RDB, RTB extends keyof RDB, Columns, Row>(
  db: Db,
  { matching, rows, toRows }: Reads<Filter, MDB, MTB, RDB, RTB, Columns, Row>,
  filter: Filter,
  reader: Caller | null,
): Promise<Row | undefined> {
  const found = await rows(matching(db, filter, reader), db).executeTakeFirst();
  if (!found) return undefined;
  const [row] = await toRows([found as Columns], db, reader);
  return row;
}

/** How a row is shown to whoever just wrote it: as he reads it. */
export const shownBy =
  <Filter, MDB, MTB extends keyof MDB, RDB, RTB extends keyof RDB, Columns, Row>(
    schema: z.ZodType<Filter>,
    reads: Reads<Filter, MDB, MTB, RDB, RTB, Columns, Row>,
  ) =>
  (trx: Transaction, id: number, caller: Caller) =>
    firstRow(trx, reads, schema.parse({ id: String(id) }), caller);

/** Answers one page of the rows that match. */
export async function list<Filter extends Paging, MDB, MTB extends keyof MDB, RDB, RTB extends keyof RDB, Columns, Row>(
  c: ApiContext,
  db: Db,
  reads: Reads<Filter, MDB, MTB, RDB, RTB, Columns, Row>,
  filter: Filter,
) {
  const { matching, cut, rows, toRows } = reads;
  const reader = readerOf(c, reads);
  const matches = matching(db, filter, reader);
  const page = { limit: filter.limit, offset: (filter.page - 1) * filter.limit };
  const shown = cut ? rows(await cut(matches, page), db) : rows(matches, db).limit(page.limit).offset(page.offset);
  const found = await shown.execute();
  const counted = await matches
    .clearOrderBy()
    .select((eb) => eb.fn.countAll<number>().as('jumlah'))
    .executeTakeFirst();
  const data = await toRows(found as Columns[], db, reader);
  return success(c, pageOf(c, data, Number((counted as { jumlah: number }).jumlah), filter));
}
