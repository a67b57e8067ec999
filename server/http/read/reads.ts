import type { SelectQueryBuilder } from 'kysely';
import type { TableName } from '../../db/schema.ts';
import type { Db } from '../../ports.ts';
import type { ApiContext, Caller } from '../context.ts';
import type { Large } from './large.ts';

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
  /** Filters whose word decides how is asked; of all others, only whether they are there (docs/decisions). */
  words?: readonly (keyof Filter)[];
  /** The rows that match, without joins or columns that do not change their number: the total is counted on it. */
  matching: (db: Db, filter: Filter, reader: Caller | null) => SelectQueryBuilder<MDB, MTB, object>;
  /** How pages of it are found where the table grows without end. */
  large?: Large<Filter>;
  /** The same rows with all that is shown, ordered. */
  rows: (
    matching: SelectQueryBuilder<MDB, MTB, object>,
    db: Db,
    filter: Filter,
  ) => SelectQueryBuilder<RDB, RTB, Columns>;
  /** Turns what was found into the rows of the contract; asked once a page, so it may read more. */
  toRows: (found: Columns[], db: Db, reader: Caller | null) => Row[] | Promise<Row[]>;
}

/** Names a resource's reads, for one that answers them at a further address too. */
export const readsOf = <Filter, MDB, MTB extends keyof MDB, RDB, RTB extends keyof RDB, Columns, Row>(
  reads: Reads<Filter, MDB, MTB, RDB, RTB, Columns, Row>,
) => reads;
