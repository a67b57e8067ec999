import { sql } from 'kysely';
import { placeholder } from '../../db/compiled-query.ts';
import type { Db } from '../../ports.ts';
import type { Caller } from '../context.ts';
import { findByWalk } from './find-by-walk.ts';
import { findInGroups } from './find-in-groups.ts';
import type { Finding, Found } from './finding.ts';
import type { Large } from './large.ts';
import type { Paging } from './page.ts';
import { ask, counted, questionOf } from './question.ts';
import type { Matching, Reads } from './reads.ts';
import { remembered } from './remembered.ts';

export interface PageRequest<Filter> {
  filter: Filter;
  reader: Caller | null;
  /** The revision of the tables that the rows show. */
  revision: string;
}

/** How the rows of a request are found. */
export function findingOf<Filter extends Paging>(
  db: Db,
  reads: Reads<Filter>,
  { filter, reader, revision }: PageRequest<Filter>,
): Finding<Filter> {
  const { matching, rows } = reads;
  const question = questionOf(db, reads, filter, reader);
  return {
    question,
    matches: () => matching(db, question.filter, question.reader),
    shown: (matched: Matching) => rows(matched, db, question.filter),
    visible: () => matching(db, question.filter, null),
    all: () => matching(db, unfiltered(filter), question.reader),
    page: { limit: filter.limit, offset: (filter.page - 1) * filter.limit },
    once: (what, find) => remembered(db, `${revision} ${what} ${question.key}`, find),
  };
}

/** Finds a page of the matching rows, and their total (docs/decisions/0023). */
export function findPage<Filter extends Paging>(
  db: Db,
  reads: Reads<Filter>,
  request: PageRequest<Filter>,
): Promise<Found> {
  const { large } = reads;
  const { filter, reader } = request;
  const finding = findingOf(db, reads, request);
  const { question, matches, shown } = finding;
  const findAsItIs = async () => {
    const count = () => finding.once('jumlah', () => counted(question, matches));
    const { limit, offset } = finding.page;
    if (offset === 0) {
      // One row more tells whether a count is needed. The bound is a literal: with a bound parameter SQLite takes half
      // as long again.
      const first = () => shown(matches()).limit(sql.lit(limit + 1));
      const found = await ask(question, `awal ${limit}`, first);
      if (found.length <= limit) return { rows: found, total: found.length };
      return { rows: found.slice(0, limit), total: await count() };
    }
    const total = await count();
    if (offset >= total) return { rows: [], total };
    const page = () => shown(matches()).limit(placeholder<number>('limit')).offset(placeholder<number>('offset'));
    return { rows: await ask(question, 'halaman', page, finding.page), total };
  };

  if (!large || leavesFew(large, filter)) return findAsItIs();
  if (large.isWalked?.(filter, reader)) return findByWalk(finding, large, findAsItIs);
  // The way belongs to this list and takes its filter; here the filter's type is not known.
  if (large.otherwise?.isAsked(filter)) return large.otherwise.find(finding as never, large as never);
  return findInGroups(finding, large, findAsItIs);
}

/** A filter that lets all rows through, with the same page. */
export const unfiltered = <Filter extends Paging>({ page, limit }: Filter): Filter => ({ page, limit }) as Filter;

/** Whether a filter leaves so few rows that they are counted and sorted directly. */
export const leavesFew = <Filter>({ few }: Large<Filter>, filter: Filter) =>
  few.some((name) => filter[name] !== undefined);
