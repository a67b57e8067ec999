import { changePasswordInput, changePasswordRules } from '#contract/resources/akun.ts';
import { invalid, success } from '../http/answer.ts';
import { readBody } from '../http/body/body.ts';
import type { ApiContext } from '../http/context.ts';
import type { Try } from '../http/rights/rate-limit.ts';
import { callerWith } from '../http/rights/session.ts';
import { validated } from '../http/write/validated.ts';
import { withJejak } from './account-jejak.ts';
import { refuseShared } from './find-account.ts';
import { refuseGuessable } from './guessable/refuse-guessable.ts';
import { limits } from './limits.ts';
import { hashOf, isPassword, setPassword } from './password.ts';
import type { AccountPorts } from './tries.ts';

/** POST /user/update-password */
export function changePassword(ports: AccountPorts) {
  const { db, now, passwords, limiter } = ports;
  return async (c: ApiContext) => {
    const { id, sidik } = callerWith(c);
    const { fields } = await readBody(c);
    const chosen = validated({ ...fields, user_id: id }, changePasswordRules, changePasswordInput);
    const account = await db
      .selectFrom('pengguna')
      .select(['nama_lengkap', 'username', 'email', 'no_hp', 'password_hash', 'demo'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    refuseShared(c, account);
    await refuseGuessable(db, chosen.password, account);

    const byAccount: Try = [limits.changePassword.account, `#${id} ${sidik}`];
    await limiter.count(byAccount);
    if (!(await isPassword(passwords, account.password_hash, chosen.current_password))) {
      const message = 'Password lama salah';
      throw invalid(message, { current_password: [message] });
    }
    const password_hash = await hashOf(passwords, chosen.password);
    await withJejak(ports, c, async (trx, keep) => {
      await setPassword(trx, id, password_hash, now(), sidik);
      await keep('ubah-password');
      await limiter.reset(trx, byAccount);
    });
    return success(c, null, 200, 'Password berhasil diubah');
  };
}
