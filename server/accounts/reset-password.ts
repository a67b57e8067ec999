import { resetPasswordInput, resetPasswordRules } from '#contract/resources/auth.ts';
import { lowerCase } from '../db/dialects.ts';
import { invalid, success } from '../http/answer.ts';
import { readBody } from '../http/body/body.ts';
import type { ApiContext } from '../http/context.ts';
import { sha256 } from '../http/crypto.ts';
import { validated } from '../http/write/validated.ts';
import type { Db } from '../ports.ts';
import { withJejak } from './account-jejak.ts';
import { accountNamed, refuseShared } from './find-account.ts';
import { refuseGuessable } from './guessable/refuse-guessable.ts';
import { limits } from './limits.ts';
import { hashOf, setPassword } from './password.ts';
import { type AccountPorts, triesAt, whoTries } from './tries.ts';

const SAYS = 'Tautan atur ulang password tidak berlaku lagi, silahkan minta yang baru';
const refused = () => invalid(SAYS, { token: [SAYS] });

/** POST /reset-password */
export function resetPassword(ports: AccountPorts) {
  const { db, now, passwords, limiter, devices } = ports;

  return async (c: ApiContext) => {
    const { fields } = await readBody(c);
    const { email, token, password } = validated(fields, resetPasswordRules, resetPasswordInput);
    const owner = await accountNamed(db, 'email', email);
    const trying = await whoTries(ports, c, owner?.id);
    await limiter.count(...triesAt(limits.reset, email.toLowerCase(), trying));
    const sidik = await sha256(token);
    const account = await holderOf(db, sidik, email, now());
    if (!account) throw refused();
    refuseShared(c, account);
    await refuseGuessable(db, password, account);

    const password_hash = await hashOf(passwords, password);
    await withJejak(ports, c, async (trx, keep) => {
      // Of two concurrent requests with one link, only one gets the row.
      const taken = await trx
        .deleteFrom('atur_ulang_password')
        .where('sidik', '=', sidik)
        .returning('user_id')
        .executeTakeFirst();
      if (!taken) throw refused();
      await setPassword(trx, account.id, password_hash, now());
      for (const name of [account.username, account.email]) {
        await limiter.reset(trx, [limits.login.account, `${lowerCase(name)} ${trying.by}`]);
      }
      await keep('atur-ulang-password', account.id);
    });
    await devices.remember(c, account.id);
    return success(c, null, 200, 'Berhasil mereset password');
  };
}

/** The account a valid link was sent to. */
const holderOf = (db: Db, sidik: string, email: string, now: Date) =>
  db
    .selectFrom('atur_ulang_password')
    .innerJoin('pengguna', 'pengguna.id', 'atur_ulang_password.user_id')
    .select(['pengguna.id', 'nama_lengkap', 'username', 'email', 'no_hp', 'demo'])
    .where('atur_ulang_password.sidik', '=', sidik)
    .where('atur_ulang_password.berlaku_sampai', '>', now.toISOString())
    .where('aktif', '=', 1)
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', lowerCase(email)))
    .executeTakeFirst();
