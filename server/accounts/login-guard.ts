import { loginInput, loginRules } from '#contract/resources/auth.ts';
import { lowerCase } from '../db/lower-case.ts';
import type { ApiContext } from '../http/context.ts';
import type { Try } from '../http/rights/rate-limit.ts';
import { robotToken, TooEasy } from '../http/robot/robot-check.ts';
import { validated } from '../http/write/validated.ts';
import type { Db } from '../ports.ts';
import type { AccountPorts } from './account-ports.ts';
import { hardnessAfter, LOGIN_FAILURES_BEFORE_CHECK, limits } from './limits.ts';
import { triesAt, whoTries } from './tries.ts';

/** Slows down who guesses passwords, and never whoever owns them (docs/decisions). */
export function loginGuard(ports: AccountPorts) {
  const { limiter, robot } = ports;

  return async (c: ApiContext, typed: string, userId: number | undefined) => {
    // As it was typed: counted for the account, tries at a username would tell which email is its own.
    const name = lowerCase(typed.trim());
    const trying = await whoTries(ports, c, userId);
    const tries = triesAt(limits.login, name, trying);
    const ownTries: Try = [limits.login.account, `${name} ${trying.by}`];
    const ownFailures: Try = [limits.failed.account, trying.isKnown ? `${name} ${trying.by}` : name];
    const failed: Try[] = [ownFailures, [limits.failed.address, trying.isKnown ? undefined : trying.address]];

    const solve = async (fields: Record<string, unknown>, failures: number): Promise<void> => {
      const solved = { ...fields, recaptcha: robotToken(fields) };
      validated(solved, loginRules, loginInput);
      try {
        await robot.use(solved.recaptcha, hardnessAfter(failures));
      } catch (refusal) {
        // A client asks for its next task without saying for which account.
        if (refusal instanceof TooEasy) await limiter.raise([limits.harder.address, trying.address], failures);
        throw refusal;
      }
    };

    return {
      /** @throws Refusal 429 when there was too much, 422 without the robot check that is called for */
      async begin(fields: Record<string, unknown>): Promise<void> {
        const failures = await limiter.highest(...failed);
        await limiter.refuseOver(...tries);
        if (failures >= LOGIN_FAILURES_BEFORE_CHECK && !robot.isOff) await solve(fields, failures);
        await limiter.count(...tries);
      },

      fail: (): Promise<void> => limiter.count(...failed),

      /** A right password forgets the wrong ones before it, but not those of strangers. @returns to be done with it */
      async pass(): Promise<(trx: Db) => Promise<void>> {
        const own = (await limiter.highest(ownTries)) - 1;
        return async (trx) => {
          await limiter.reset(trx, ownTries);
          await limiter.giveBack(trx, ownFailures, own);
          if (!trying.isKnown) await limiter.giveBack(trx, [limits.login.address, trying.address]);
        };
      },
    };
  };
}
