import { registerInput, registerRules } from '#contract/resources/auth.ts';
import { success } from '../http/answer.ts';
import { readBody } from '../http/body/body.ts';
import type { ApiContext } from '../http/context.ts';
import { touch } from '../http/revision.ts';
import { robotToken } from '../http/robot/robot-check.ts';
import { validated } from '../http/write/validated.ts';
import { withJejak } from './account-jejak.ts';
import { deviceOf } from './device.ts';
import { refuseTaken } from './find-account.ts';
import { refuseGuessable } from './guessable/refuse-guessable.ts';
import { limits } from './limits.ts';
import { hashOf } from './password.ts';
import { startSession } from './sessions.ts';
import { type AccountPorts, triesAt, whoTries } from './tries.ts';
import { userOf } from './user-object.ts';

/** POST /register: whoever registers is a petani. */
export function register(ports: AccountPorts) {
  const { db, now, passwords, limiter, robot, devices } = ports;
  const rules = registerRules.filter(([, , field]) => field !== 'recaptcha' || !robot.isOff);

  return async (c: ApiContext) => {
    const { fields } = await readBody(c);
    const recaptcha = robotToken(fields);
    const { password, ...person } = validated({ ...fields, recaptcha }, rules, registerInput);
    await refuseGuessable(db, password, person);
    const tries = triesAt(limits.register, person.email.toLowerCase(), await whoTries(ports, c, undefined));
    await limiter.refuseOver(...tries);
    await robot.use(recaptcha);
    await limiter.count(...tries);
    const password_hash = await hashOf(passwords, password);
    const created_at = now().toISOString();
    const made = await withJejak(ports, c, async (trx, keep) => {
      await refuseTaken(trx, person);
      const { id } = await trx
        .insertInto('pengguna')
        .values({ ...person, password_hash, created_at, updated_at: created_at })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx.insertInto('pengguna_peran').values({ user_id: id, peran: 'petani' }).execute();
      await touch(trx, 'pengguna', 'pengguna_peran');
      await keep('daftar', id);
      const access_token = await startSession(trx, id, now(), deviceOf(c));
      return { user: await userOf(trx, id), access_token, token_type: 'Bearer' };
    });
    await devices.remember(c, made.user.id);
    return success(c, made, 201, 'Berhasil mendaftar');
  };
}
