import { success } from '../http/answer.ts';
import type { ApiContext } from '../http/context.ts';
import { callerWith } from '../http/session.ts';
import { accountJejak } from './account-jejak.ts';
import type { AccountPorts } from './account-ports.ts';

/** POST /logout: this session only. */
export const logout = (ports: AccountPorts) => async (c: ApiContext) => {
  const { sidik } = callerWith(c);
  await ports.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('sesi').where('sidik', '=', sidik).execute();
    await accountJejak(ports, trx, c, 'logout');
  });
  return success(c, null, 200, 'Logout berhasil!');
};
