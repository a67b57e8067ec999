import type { SelectQueryBuilder } from 'kysely';
import type { z } from 'zod';
import type { SheetColumn } from '#contract/resource.ts';
import type { Database, TableName } from '../../db/schema.ts';
import type { Db } from '../../ports.ts';
import type { ApiContext, Caller } from '../context.ts';
import type { Large } from './large.ts';

/** What a resource is read by: its filters, the name of a row ('Kecamatan tidak ditemukan'), its shape, and its file. */
export interface Readable<Filter, Row> {
  filter: z.ZodType<Filter>;
  called: string;
  row: z.ZodType<Row>;
  sheet: readonly SheetColumn[];
}

/** A filter with the day at the office, `YYYY-MM-DD`, for lists that differ from day to day. */
export type OfToday<Filter> = Filter & { hariIni?: string | undefined };

/** How a resource is read: which rows a filter matches, and what is shown of them. */
export interface Reading<Filter, MDB, MTB extends keyof MDB, RDB, RTB extends keyof RDB, Columns, Row> {
  /** Tables that rows show: a write to any of them invalidates cached answers. */
  shows: TableName[];
  /**
   * The reader, where rows depend on one; refuses those without access. By default everybody sees what visitors see.
   */
  reader?: (c: ApiContext) => Caller | null;
  /** Answers the list in another shape when the query requests one. */
  instead?: (c: ApiContext, db: Db) => Promise<Response> | undefined;
  /** True where the answer differs on another day; its lists get `hariIni` with their filter. */
  isOfToday?: (c: ApiContext) => boolean;
  /** Filters whose value decides the SQL; of all others only their presence does (docs/decisions/0023). */
  words?: readonly (keyof Filter)[];
  /** The matching rows, without joins or columns that do not affect their number: the total is counted on it. */
  matching: (db: Db, filter: OfToday<Filter>, reader: Caller | null) => SelectQueryBuilder<MDB, MTB, object>;
  /** How pages are found if the table grows without end. */
  large?: Large<Filter>;
  /** The same rows with all shown columns, ordered. */
  rows: (
    matching: SelectQueryBuilder<MDB, MTB, object>,
    db: Db,
    filter: OfToday<Filter>,
  ) => SelectQueryBuilder<RDB, RTB, Columns>;
  /** Turns database rows into rows of the contract. Called once a page, so it may query more. */
  toRows: (found: Columns[], db: Db, reader: Caller | null) => NoInfer<Row>[] | Promise<NoInfer<Row>[]>;
}

/** A query that is narrowed by names, whatever the resource's own tables are. */
export type Matching = SelectQueryBuilder<Database, TableName, object>;

/** The same for code that reads any resource: it only hands the resource's own queries and rows on. */
export type Reads<Filter> = Pick<Readable<Filter, unknown>, 'filter' | 'called' | 'row' | 'sheet'> &
  Reading<Filter, Database, TableName, Database, TableName, object, unknown>;

/** Checks how a resource is read against its declaration, and forgets the types of its tables. */
export const readsOf = <Filter, MDB, MTB extends keyof MDB, RDB, RTB extends keyof RDB, Columns, Row>(
  { filter, called, row, sheet }: Readable<Filter, Row>,
  reading: Reading<Filter, MDB, MTB, RDB, RTB, Columns, Row>,
): Reads<Filter> =>
  // Sound: whoever reads any resource narrows its query by columns that `large` names, and hands it back to its own
  // `rows`. The compiler has no type for "some tables, the same in both".
  ({ filter, called, row, sheet, ...reading }) as unknown as Reads<Filter>;
