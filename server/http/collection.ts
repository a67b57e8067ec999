import { Hono } from 'hono';
import type { SelectQueryBuilder } from 'kysely';
import type { z } from 'zod';
import type { TableName } from '../db/schema.ts';
import type { Db } from '../ports.ts';
import { notFound, success } from './answer.ts';
import { cached } from './cached.ts';
import type { ApiContext, Variables } from './context.ts';
import { type Paging, pageOf } from './page.ts';
import { parseQuery } from './query.ts';

/** How a resource is read: which rows a filter matches, what is shown of them, and how. */
export interface Reads<Filter, MDB, MTB extends keyof MDB, RDB, RTB extends keyof RDB, Columns, Row> {
  db: Db;
  /** The tables that rows show: a write to any of them makes cached answers stale. */
  shows: TableName[];
  /** The name of one, for 'Kecamatan tidak ditemukan'. */
  what: string;
  /** The rows that match, without joins or columns that do not change their number: the total is counted on it. */
  matching: (filter: Filter) => SelectQueryBuilder<MDB, MTB, object>;
  /** The same rows with all that is shown, ordered. */
  rows: (matching: SelectQueryBuilder<MDB, MTB, object>) => SelectQueryBuilder<RDB, RTB, Columns>;
  /** Turns what was found into the rows of the contract; asked once a page, so it may read more. */
  toRows: (found: Columns[]) => Row[] | Promise<Row[]>;
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
>(schema: z.ZodType<Filter>, reads: Reads<Filter, MDB, MTB, RDB, RTB, Columns, Row>) {
  const one = async (c: ApiContext, filter: Filter) => {
    const found = await reads.rows(reads.matching(filter)).executeTakeFirst();
    if (!found) throw notFound(reads.what);
    const [row] = await reads.toRows([found as Columns]);
    return success(c, row);
  };

  return new Hono<{ Variables: Variables }>()
    .use(cached(reads.db, ...reads.shows))
    .get('/', async (c) => {
      const filter = parseQuery(c, schema);
      return filter.id === undefined ? list(c, reads, filter) : one(c, filter);
    })
    .get('/:id{[0-9]{1,9}}', (c) => one(c, schema.parse({ id: c.req.param('id') })));
}

/** Answers one page of the rows that match. */
export async function list<Filter extends Paging, MDB, MTB extends keyof MDB, RDB, RTB extends keyof RDB, Columns, Row>(
  c: ApiContext,
  { matching, rows, toRows }: Reads<Filter, MDB, MTB, RDB, RTB, Columns, Row>,
  filter: Filter,
) {
  const { page, limit } = filter;
  const found = await rows(matching(filter))
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const counted = await matching(filter)
    .clearOrderBy()
    .select((eb) => eb.fn.countAll<number>().as('jumlah'))
    .executeTakeFirst();
  const data = await toRows(found as Columns[]);
  return success(c, pageOf(c, data, Number((counted as { jumlah: number }).jumlah), filter));
}
