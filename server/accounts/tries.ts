import type { ApiContext } from '../http/context.ts';
import { neighbourhood } from '../http/rights/neighbourhood.ts';
import type { Limit, Try } from '../http/rights/rate-limit.ts';
import type { AccountPorts } from './account-ports.ts';

/** By what somebody's tries are told from those of others. */
export interface Trying {
  /** His device, where the account has logged in on it before; his address otherwise. */
  by: string;
  isKnown: boolean;
  address: string | undefined;
}

/** @param userId whose account it is about; none: no device is known to nobody's */
export async function whoTries({ devices }: AccountPorts, c: ApiContext, userId: number | undefined): Promise<Trying> {
  const address = neighbourhood(c);
  const device = await devices.nameOf(c, userId ?? 0);
  return device === undefined
    ? { by: `dari ${address}`, isKnown: false, address }
    : { by: `pada ${device}`, isKnown: true, address };
}

/**
 * What is counted of a try at an account. Of strangers each address has room of its own, so that none of them uses up
 * the owner's; nobody who shares an address with them uses up that of a device the account knows.
 */
export const triesAt = (
  limit: { account: Limit; address: Limit },
  name: string,
  { by, isKnown, address }: Trying,
): Try[] => [
  [limit.account, `${name} ${by}`],
  [limit.address, isKnown ? undefined : address],
];
