import { Hono } from 'hono';
import type { FormatBerkas } from '#contract/limits.ts';
import type { Db, Transaction } from '../../ports.ts';
import { notFound, success } from '../answer.ts';
import type { ApiContext, ApiEnv, Caller } from '../context.ts';
import { answerFile } from '../file/answer-file.ts';
import { columnsOf } from '../file/columns.ts';
import { fileName } from '../file/file-name.ts';
import { slicesOf } from '../file/slices.ts';
import { hasYear, slicesOfYear } from '../file/year.ts';
import { revisionOf } from '../revision.ts';
import { findPage } from './find-page.ts';
import { type Paging, pageOf, parseQuery } from './page.ts';
import { ask, questionOf } from './question.ts';
import type { OfToday, Reads } from './reads.ts';
import { revisionTagWith } from './revision-tag.ts';

export interface AnyFilter extends Asked {
  id?: number | undefined;
}

/** How a list is asked for: a page of it, or all of it as a file. */
interface Asked extends Paging {
  format?: FormatBerkas | undefined;
  tahun?: string | undefined;
}

/** The two reads of every collection: the list (or one row of it, with `id=`) and `/{id}` (kontrak.md, Envelope). */
export function collection<Filter extends AnyFilter>({ db }: { db: Db }, reads: Reads<Filter>): Hono<ApiEnv> {
  const one = async (c: ApiContext, filter: Filter) => {
    const row = await firstRow(db, reads, filter, readerOf(c, reads));
    if (row === undefined) throw notFound(reads.called);
    return success(c, row);
  };

  return new Hono<ApiEnv>()
    .use(async (c, next) => {
      // Before a 304 tells somebody without access that nothing has changed.
      readerOf(c, reads);
      await next();
    })
    .use(revisionTagWith(db, reads.shows, { isOfToday: reads.isOfToday }))
    .get('/', async (c) => {
      const other = reads.instead?.(c, db);
      if (other) return other;
      const filter = parseQuery(c, reads.filter);
      return filter.id === undefined || filter.format ? list(c, db, reads, filter) : one(c, filter);
    })
    .get('/:id{[0-9]{1,9}}', (c) => one(c, reads.filter.parse({ id: c.req.param('id') })));
}

const readerOf = (c: ApiContext, { reader }: { reader?: (c: ApiContext) => Caller | null }): Caller | null =>
  reader?.(c) ?? null;

/** The first row that matches, as it is shown; undefined when there is none. */
async function firstRow<Filter extends object>(
  db: Db,
  reads: Reads<Filter>,
  filter: Filter,
  reader: Caller | null,
): Promise<unknown> {
  const { matching, rows, toRows } = reads;
  const question = questionOf(db, reads, filter, reader);
  const [found] = await ask(question, 'satu', () =>
    rows(matching(db, question.filter, question.reader), db, question.filter),
  );
  return found && (await toRows([found], db, reader))[0];
}

/** Reads a row as its writer sees it. */
export const shownBy =
  <Filter extends object>(reads: Reads<Filter>) =>
  (trx: Transaction, id: number, caller: Caller) =>
    firstRow(trx, reads, reads.filter.parse({ id: String(id) }), caller);

/** Answers one page of the rows that match, or a file with all of them. */
export async function list<Filter extends Asked>(c: ApiContext, db: Db, reads: Reads<Filter>, asked: Filter) {
  const { format, tahun, ...wanted } = asked;
  // Rows that have a year of their own are narrowed by it on the screen too.
  const filter = {
    ...wanted,
    ...(hasYear(reads.row) && { tahun }),
    ...(reads.isOfToday?.(c) && { hariIni: c.get('hariIni') }),
  } as OfToday<Filter>;
  const reader = readerOf(c, reads);
  const revision = c.get('revisi') ?? (await revisionOf(db, reads.shows));
  if (format) {
    const { page: _page, limit: _limit, hariIni: _hariIni, ...narrowing } = filter;
    const request = { filter, reader, revision };
    return answerFile(c, {
      format,
      name: await fileName(db, c, { ...narrowing, tahun }),
      title: reads.called,
      columns: columnsOf(reads),
      slices: () => (tahun ? slicesOfYear(db, reads, request, tahun) : slicesOf(db, reads, request)),
    });
  }
  const { rows, total, also } = await findPage(db, reads, { filter, reader, revision });
  return success(c, { ...pageOf(c, await reads.toRows(rows, db, reader), total, filter), ...also });
}
