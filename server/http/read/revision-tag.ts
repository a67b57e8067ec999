import { createMiddleware } from 'hono/factory';
import type { TableName } from '../../db/schema.ts';
import type { Db } from '../../ports.ts';
import { type ApiContext, type ApiEnv, bindingsOf } from '../context.ts';
import { revisionOf } from '../revision.ts';
import { remembered } from './remembered.ts';

/** Whether an `If-None-Match` names a tag, by the weak comparison of RFC 9110 section 13.1.2. */
export const namesTag = (header: string, tag: string): boolean =>
  header.split(',').some((named) => named.trim() === '*' || strong(named.trim()) === strong(tag));

const strong = (tag: string) => tag.replace(/^W\//, '');

/** While the revision of all data stands, so does that of these tables. */
const revisionUnder = (whole: string | undefined, db: Db, tables: readonly TableName[]): Promise<string> => {
  const find = () => revisionOf(db, tables);
  return whole === undefined ? find() : remembered(db, `${whole} revisi ${tables}`, find);
};

/**
 * Tags public reads with the revision of their tables, and answers 304 while it stands. Requests with a token are
 * private (kontrak.md, Around it; rulings 27).
 */
export const revisionTag = (db: Db, ...tables: TableName[]) => revisionTagWith(db, tables, {});

interface TagParts {
  /** Another fact that answers depend on, such as a setting; its characters must suit a header. */
  besides?: string | undefined;
  /** True where the answer differs on another day at the office. */
  isOfToday?: ((c: ApiContext) => boolean) | undefined;
}

export const revisionTagWith = (db: Db, tables: readonly TableName[], { besides = '', isOfToday }: TagParts) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    c.header('Vary', 'Authorization');
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead || c.req.header('Authorization')) {
      c.header('Cache-Control', 'private, no-store');
      return next();
    }
    const ofTables = await revisionUnder(bindingsOf(c).revisi, db, tables);
    const revision = isOfToday?.(c) ? `${ofTables}-${c.get('hariIni')}` : ofTables;
    c.set('revisi', revision);
    const tag = `W/"${revision}${besides}"`;
    if (namesTag(c.req.header('If-None-Match') ?? '', tag)) {
      return c.body(null, 304, { ETag: tag, 'Cache-Control': 'public, max-age=0, must-revalidate' });
    }
    await next();
    if (!c.res.ok) return;
    // `c.header` would copy the answer and its body's stream for each header.
    c.res.headers.set('ETag', tag);
    c.res.headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
  });
