import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { FORM_BYTES, limitBody } from '../../http/body/body.ts';
import type { ApiEnv } from '../../http/context.ts';
import { callerWith } from '../../http/rights/session.ts';
import { CHANGING, deleteOnly, putOnly } from '../../http/write/by-method.ts';
import type { Ports } from '../../ports.ts';
import { changeAkun, endAkunSessions } from './change-akun.ts';
import { handOverAkun, previewHandOver } from './hand-over-akun.ts';
import { importAkun } from './import-akun.ts';
import { inviteAgain, inviteAkun } from './invite.ts';
import { listAkun, oneAkun } from './list-akun.ts';

/** Refuses others before a body is read; what the office reads of accounts is kept nowhere on the way. */
const office = createMiddleware<ApiEnv>(async (c, next) => {
  callerWith(c, 'admin');
  c.header('Cache-Control', 'private, no-store');
  await next();
});

const ONE = '/:id{[0-9]{1,9}}';

/** Accounts, as the office manages them (kontrak.md, Accounts of others). */
export function kelolaAkunRoutes(ports: Ports) {
  const form = limitBody(FORM_BYTES);
  return new Hono<ApiEnv>()
    .use(office)
    .get('/', listAkun(ports))
    .post('/', form, inviteAkun(ports))
    .post('/impor', form, importAkun(ports))
    .get(ONE, oneAkun(ports))
    .on(CHANGING, ONE, form, putOnly(changeAkun(ports)))
    .post(`${ONE}/undang`, form, inviteAgain(ports))
    .get(`${ONE}/alihkan`, previewHandOver(ports))
    .post(`${ONE}/alihkan`, form, handOverAkun(ports))
    .on(['POST', 'DELETE'], `${ONE}/sesi`, form, deleteOnly(endAkunSessions(ports)));
}
