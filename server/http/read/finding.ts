import type { Compilable, SelectQueryBuilder } from 'kysely';
import type { Database, TableName } from '../../db/schema.ts';
import type { Db } from '../../ports.ts';
import type { Question } from './question.ts';

export interface Found<Columns> {
  rows: Columns[];
  total: number;
}

/** A query that finding a page narrows by names, whatever the resource's own tables are. */
export type Matching = SelectQueryBuilder<Database, TableName, object>;

/** What finding a page needs of a resource's reads. */
export interface Finding<Filter, Columns> {
  db: Db;
  question: Question<Filter>;
  page: { limit: number; offset: number };
  matches: () => Matching;
  /** The matching rows that visitors see. */
  visible: () => Matching;
  /** All rows that the reader may see. */
  all: () => Matching;
  /** The matching rows with all shown columns, ordered. */
  shown: (matching: Matching) => Compilable<Columns>;
  /** Remembers a result for as long as the rows do not change. */
  once: <Value>(what: string, find: () => Promise<Value>) => Promise<Value>;
}
