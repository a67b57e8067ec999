import { Hono } from 'hono';
import { kelengkapan, rincianKelengkapan } from '#contract/summaries/kelengkapan.ts';
import { success } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { answerFile } from '../http/file/answer-file.ts';
import { parseQuery } from '../http/read/page.ts';
import { callerWith } from '../http/rights/session.ts';
import type { Ports } from '../ports.ts';
import { findKelengkapan, findRincian, placesFor } from './kelengkapan.ts';
import { kelengkapanFile } from './kelengkapan-file.ts';

/** How complete the reports are: for the office, and for an officer where he works. */
export function kelengkapanRoutes(ports: Pick<Ports, 'db' | 'now'>) {
  return new Hono<ApiEnv>()
    .use(async (c, next) => {
      callerWith(c, 'admin', 'petugas');
      c.header('Cache-Control', 'private, no-store');
      await next();
    })
    .get('/', async (c) => {
      const { format, ...query } = parseQuery(c, kelengkapan.query);
      const found = await findKelengkapan(ports, query, placesFor(c, query.kecamatan_id));
      return format ? answerFile(c, kelengkapanFile(found, format)) : success(c, found);
    })
    .get('/rincian', async (c) => {
      const query = parseQuery(c, rincianKelengkapan.query);
      placesFor(c, query.kecamatan_id);
      return success(c, await findRincian(ports, query));
    });
}
