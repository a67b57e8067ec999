import { Hono } from 'hono';
import { pengingat } from '#contract/resources/pengingat.ts';
import { success } from '../../http/answer.ts';
import { FORM_BYTES, limitBody } from '../../http/body/body.ts';
import type { ApiEnv } from '../../http/context.ts';
import { parseQuery } from '../../http/read/page.ts';
import { callerWith } from '../../http/rights/session.ts';
import type { Ports } from '../../ports.ts';
import { listCandidates } from './candidates.ts';
import { remind } from './remind.ts';

/** Reminders of reports that are not complete; the office's alone. */
export function pengingatRoutes(ports: Ports) {
  return new Hono<ApiEnv>()
    .use(async (c, next) => {
      c.header('Cache-Control', 'private, no-store');
      await next();
    })
    .get('/', async (c) => {
      const { id: callerId } = callerWith(c, 'admin');
      const { periode_id = 0, ...query } = parseQuery(c, pengingat.query);
      const writing = { origin: c.get('origin'), callerId };
      return success(c, await listCandidates(ports, { ...query, periode_id }, writing));
    })
    .post('/', limitBody(FORM_BYTES), remind(ports));
}
