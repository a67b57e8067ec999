import { success } from '../http/answer.ts';
import type { ApiContext } from '../http/context.ts';
import { callerWith } from '../http/session.ts';
import type { AccountPorts } from './account-ports.ts';

/** POST /logout: this session only. */
export const logout =
  ({ db }: AccountPorts) =>
  async (c: ApiContext) => {
    const { sidik } = callerWith(c);
    await db.deleteFrom('sesi').where('sidik', '=', sidik).execute();
    return success(c, null, 200, 'Logout berhasil!');
  };
