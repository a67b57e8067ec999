import { success } from '../http/answer.ts';
import type { ApiContext } from '../http/context.ts';
import { neighbourhood } from '../http/rights/neighbourhood.ts';
import type { AccountPorts } from './account-ports.ts';
import { hardnessAfter, limits } from './limits.ts';

/** GET /robot-check: as hard as what was last tried from this address calls for. */
export const robotTask =
  ({ robot, limiter }: AccountPorts) =>
  async (c: ApiContext) => {
    const address = neighbourhood(c);
    const failures = await limiter.highest([limits.failed.address, address], [limits.harder.address, address]);
    return success(c, await robot.task(hardnessAfter(failures)));
  };
