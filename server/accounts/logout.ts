import { success } from '../http/answer.ts';
import type { ApiContext } from '../http/context.ts';
import { callerWith } from '../http/rights/session.ts';
import { withJejak } from './account-jejak.ts';
import type { AccountPorts } from './account-ports.ts';

/** POST /logout: this session only. */
export const logout = (ports: AccountPorts) => async (c: ApiContext) => {
  const { sidik } = callerWith(c);
  await withJejak(ports, c, async (trx, keep) => {
    await trx.deleteFrom('sesi').where('sidik', '=', sidik).execute();
    await keep('logout');
  });
  return success(c, null, 200, 'Logout berhasil!');
};
