import { loginInput, loginRules } from '#contract/resources/auth.ts';
import { lowerCase } from '../db/dialects.ts';
import { success } from '../http/answer.ts';
import { type ApiContext, neighbourhood } from '../http/context.ts';
import type { Try } from '../http/rights/rate-limit.ts';
import { robotToken, TooEasy } from '../http/robot/robot-check.ts';
import { validated } from '../http/write/validated.ts';
import type { Db } from '../ports.ts';
import { hardnessAfter, LOGIN_FAILURES_BEFORE_CHECK, limits } from './limits.ts';
import { type AccountPorts, triesAt, whoTries } from './tries.ts';

/** Slows down guessing without ever locking out the owner (docs/decisions/0019). */
export function loginGuard(ports: AccountPorts) {
  const { limiter, robot } = ports;

  return async (c: ApiContext, typed: string, userId: number | undefined) => {
    // Counted by what was typed, not by account: otherwise tries at a username would reveal which email belongs to it.
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
        // The request for a new task does not say for which account it is.
        if (refusal instanceof TooEasy) await limiter.raise([limits.harder.address, trying.address], failures);
        throw refusal;
      }
    };

    return {
      /** @throws Refusal 429 when over a limit, 422 when a robot check is due and missing */
      async begin(fields: Record<string, unknown>): Promise<void> {
        const failures = await limiter.highest(...failed);
        await limiter.refuseOver(...tries);
        if (failures >= LOGIN_FAILURES_BEFORE_CHECK && !robot.isOff) await solve(fields, failures);
        await limiter.count(...tries);
      },

      fail: (): Promise<void> => limiter.count(...failed),

      /**
       * After the right password: forgets the caller's own failures, not those of strangers. @returns to be run in the
       * login's transaction
       */
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

/** GET /robot-check: as hard as the last attempts from this address require. */
export const robotTask =
  ({ robot, limiter }: AccountPorts) =>
  async (c: ApiContext) => {
    const address = neighbourhood(c);
    const failures = await limiter.highest([limits.failed.address, address], [limits.harder.address, address]);
    return success(c, await robot.task(hardnessAfter(failures)));
  };
