import { type ApiContext, neighbourhood } from '../http/context.ts';
import type { Limit } from '../http/rights/attempt-counts.ts';
import type { RateLimiter, Try } from '../http/rights/rate-limit.ts';
import type { RobotCheck } from '../http/robot/robot-check.ts';
import type { Ports } from '../ports.ts';
import type { KnownDevices } from './known-devices.ts';

/** What account handlers work with: the ports, and the guards built from them. */
export interface AccountPorts extends Ports {
  limiter: RateLimiter;
  robot: RobotCheck;
  devices: KnownDevices;
}

/** By what one person's attempts are told from those of others. */
export interface Trying {
  /** The device if the account knows it, the address otherwise. */
  by: string;
  isKnown: boolean;
  address: string | undefined;
}

/** @param userId undefined when no such account exists: then no device is known */
export async function whoTries({ devices }: AccountPorts, c: ApiContext, userId: number | undefined): Promise<Trying> {
  const address = neighbourhood(c);
  const device = await devices.nameOf(c, userId ?? 0);
  return device === undefined
    ? { by: `dari ${address}`, isKnown: false, address }
    : { by: `pada ${device}`, isKnown: true, address };
}

/**
 * The counters of one attempt. Strangers are counted per address, so that none of them uses up the owner's attempts; a
 * known device is not charged to its address, which strangers may share.
 */
export const triesAt = (
  limit: { account: Limit; address: Limit },
  name: string,
  { by, isKnown, address }: Trying,
): Try[] => [
  [limit.account, `${name} ${by}`],
  [limit.address, isKnown ? undefined : address],
];
