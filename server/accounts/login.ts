import { loginInput, loginRules } from '#contract/resources/auth.ts';
import { Refusal, success } from '../http/answer.ts';
import { readBody } from '../http/body/body.ts';
import { type ApiContext, bindingsOf } from '../http/context.ts';
import { randomToken } from '../http/crypto.ts';
import { once } from '../http/read/remembered.ts';
import { validated } from '../http/write/validated.ts';
import { withJejak } from './account-jejak.ts';
import { deviceOf } from './device.ts';
import { accountTyped } from './find-account.ts';
import { loginGuard } from './login-guard.ts';
import { isPassword } from './password.ts';
import { startSession } from './sessions.ts';
import type { AccountPorts } from './tries.ts';
import { userOf } from './user-object.ts';

const formRules = loginRules.filter(([, , field]) => field !== 'recaptcha');

/** POST /login */
export function login(ports: AccountPorts) {
  const { db, now, passwords, devices, guards } = ports;
  const guardOf = loginGuard(ports);
  /** A hash that no password matches: an unknown name must take as long as a wrong password. */
  const decoyHash = once(() => passwords.hash(randomToken()));

  return async (c: ApiContext) => {
    const { fields } = await readBody(c);
    const { username, password } = validated(fields, formRules, loginInput);
    const account = await accountTyped(db, username);
    const guard = await guardOf(c, username, account?.id);
    await guard.begin(fields);

    const isRight = await isPassword(passwords, account?.password_hash ?? (await decoyHash()), password);
    if (!account || !isRight || account.aktif !== 1) {
      await guard.fail();
      await withJejak(ports, c, (_, keep) => keep('login-gagal', account?.id ?? null));
      // Only the right password reveals that the account exists and is disabled.
      if (account && isRight) throw new Refusal(403, 'Akun Anda dinonaktifkan dinas. Hubungi dinas bila ini keliru.');
      throw new Refusal(401, 'Username atau password salah!');
    }

    const isWelcome = account.demo !== 1 || guards.demoTerbuka || bindingsOf(c).langsung === true;
    const user = await userOf(db, account.id);
    const forget = await guard.pass();
    const access_token = await withJejak(ports, c, async (trx, keep) => {
      await forget(trx);
      if (!isWelcome) return null;
      await keep('login', account.id);
      return startSession(trx, account.id, now(), deviceOf(c));
    });
    if (access_token === null) {
      throw new Refusal(403, 'Akun contoh hanya dapat dipakai langsung dari komputer tempat aplikasi ini berjalan');
    }
    await devices.remember(c, account.id);
    return success(c, { user, access_token, token_type: 'Bearer' }, 200, 'Login berhasil!');
  };
}
