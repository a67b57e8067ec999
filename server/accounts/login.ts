import { loginInput } from '#contract/inputs/akun.ts';
import { loginRules } from '#contract/rules/auth.ts';
import { lowerCase } from '../db/lower-case.ts';
import { Refusal, success } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { type ApiContext, bindingsOf } from '../http/context.ts';
import { neighbourhood } from '../http/neighbourhood.ts';
import { randomToken } from '../http/random-token.ts';
import type { Try } from '../http/rate-limit.ts';
import { robotToken } from '../http/robot-check.ts';
import { validated } from '../http/validated.ts';
import type { AccountPorts } from './account-ports.ts';
import { accountTyped } from './find-account.ts';
import { LOGIN_FAILURES_BEFORE_CHECK, limits } from './limits.ts';
import { isPassword } from './password-hash.ts';
import { startSession } from './sessions.ts';
import { userOf } from './user-object.ts';

const formRules = loginRules.filter(([, , field]) => field !== 'recaptcha');

/** POST /login */
export function login({ db, now, passwords, limiter, robot, guards }: AccountPorts) {
  let decoy: Promise<string> | undefined;
  /** The hash of no password: an unknown name must take as long as a wrong password. */
  const decoyHash = () => {
    decoy ??= passwords.hash(randomToken());
    return decoy;
  };

  return async (c: ApiContext) => {
    const { fields } = await readBody(c);
    const { username, password } = validated(fields, formRules, loginInput);
    const account = await accountTyped(db, username);
    // By its id, so that its name and its email are not two doors with a lock each.
    const who = account ? `#${account.id}` : lowerCase(username.trim());
    const address = neighbourhood(c);
    const byAccount: Try = [limits.login.account, who];
    const byAddress: Try = [limits.login.address, address];
    const failed: [Try, Try] = [
      [limits.failed.account, who],
      [limits.failed.address, address],
    ];

    const isSuspect = (await limiter.highest(...failed)) >= LOGIN_FAILURES_BEFORE_CHECK;
    await limiter.refuseOver(byAccount, byAddress);
    if (isSuspect && !robot.isOff) {
      const solved = { ...fields, recaptcha: robotToken(fields) };
      validated(solved, loginRules, loginInput);
      await robot.use(solved.recaptcha);
    }
    await limiter.count(byAccount, byAddress);

    const isRight = await isPassword(passwords, account?.password_hash ?? (await decoyHash()), password);
    if (!account || !isRight || account.aktif !== 1) {
      await limiter.count(...failed);
      throw new Refusal(401, 'Username atau password salah!');
    }

    const isWelcome = account.demo !== 1 || guards.demoTerbuka || bindingsOf(c).langsung === true;
    const user = await userOf(db, account.id);
    const access_token = await db.transaction().execute(async (trx) => {
      await limiter.reset(trx, byAccount, failed[0]);
      await limiter.giveBack(trx, byAddress);
      return isWelcome ? startSession(trx, account.id, now()) : null;
    });
    if (access_token === null) {
      throw new Refusal(403, 'Akun contoh hanya dapat dipakai langsung dari komputer tempat aplikasi ini berjalan');
    }
    return success(c, { user, access_token, token_type: 'Bearer' }, 200, 'Login berhasil!');
  };
}
