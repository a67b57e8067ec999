import type { SelectQueryBuilder } from 'kysely';
import type { TableName } from '../../db/schema.ts';
import type { Db } from '../../ports.ts';
import type { ApiContext, Caller } from '../context.ts';
import type { Large } from './large.ts';

/** How a resource is read: which rows a filter matches, and what is shown of them. */
export interface Reads<Filter, MDB, MTB extends keyof MDB, RDB, RTB extends keyof RDB, Columns, Row> {
  /** Tables that rows show: a write to any of them invalidates cached answers. */
  shows: TableName[];
  /** The name of a row, for 'Kecamatan tidak ditemukan'. */
  what: string;
  /**
   * The reader, where rows depend on one; refuses those without access. By default everybody sees what visitors see.
   */
  reader?: (c: ApiContext) => Caller | null;
  /** Answers the list in another shape when the query requests one. */
  instead?: (c: ApiContext) => Promise<Response> | undefined;
  /** Filters whose value decides the SQL; of all others only their presence does (docs/decisions/0023). */
  words?: readonly (keyof Filter)[];
  /** The matching rows, without joins or columns that do not affect their number: the total is counted on it. */
  matching: (db: Db, filter: Filter, reader: Caller | null) => SelectQueryBuilder<MDB, MTB, object>;
  /** How pages are found if the table grows without end. */
  large?: Large<Filter>;
  /** The same rows with all shown columns, ordered. */
  rows: (
    matching: SelectQueryBuilder<MDB, MTB, object>,
    db: Db,
    filter: Filter,
  ) => SelectQueryBuilder<RDB, RTB, Columns>;
  /** Turns database rows into rows of the contract. Called once a page, so it may query more. */
  toRows: (found: Columns[], db: Db, reader: Caller | null) => Row[] | Promise<Row[]>;
}

/** Infers the types of a resource's reads that are needed by name. */
export const readsOf = <Filter, MDB, MTB extends keyof MDB, RDB, RTB extends keyof RDB, Columns, Row>(
  reads: Reads<Filter, MDB, MTB, RDB, RTB, Columns, Row>,
) => reads;
