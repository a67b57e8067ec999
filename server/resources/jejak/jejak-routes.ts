import { Hono } from 'hono';
import { type Jejak, jejak } from '#contract/resources/jejak.ts';
import { success } from '../../http/answer.ts';
import type { ApiEnv } from '../../http/context.ts';
import { answerFile } from '../../http/file/answer-file.ts';
import { columnsOf } from '../../http/file/columns.ts';
import { COUNTED, pageOfIds } from '../../http/read/ids-page.ts';
import { parseQuery } from '../../http/read/page.ts';
import { callerWith } from '../../http/rights/session.ts';
import type { Db, Ports } from '../../ports.ts';
import { jejakIds, jejakRows, narrowed, type Wanted } from './find-jejak.ts';

const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id);

/** The latest acts that match, newest first. */
export async function lastJejak(db: Db, wanted: Wanted, limit: number): Promise<Jejak[]> {
  return jejakRows(db, idsOf(await jejakIds(db, await narrowed(db, wanted), limit)));
}

/** Acts that are read at once for a file. */
const SLICE = 500;

async function* allJejak(db: Db, wanted: Wanted): AsyncGenerator<Jejak[]> {
  const how = await narrowed(db, wanted);
  let ids = idsOf(await jejakIds(db, how, SLICE));
  while (ids.length > 0) {
    yield jejakRows(db, ids);
    ids = idsOf(await jejakIds(db, how, SLICE, ids.at(-1)));
  }
}

/** Who did what: for superadmins only, and never cached on the way. */
export function jejakRoutes({ db }: Pick<Ports, 'db'>) {
  return new Hono<ApiEnv>().get('/', async (c) => {
    callerWith(c, 'superadmin');
    c.header('Cache-Control', 'private, no-store');
    const filter = parseQuery(c, jejak.filter);
    if (filter.format) {
      const slices = () => allJejak(db, filter);
      return answerFile(c, {
        format: filter.format,
        ...{ name: 'jejak', title: 'Jejak', columns: columnsOf(jejak), slices },
      });
    }
    const found = await jejakIds(db, await narrowed(db, filter), COUNTED);
    return success(c, await pageOfIds(c, found, filter, (ids) => jejakRows(db, ids)));
  });
}
