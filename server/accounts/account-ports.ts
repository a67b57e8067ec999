import type { RateLimiter } from '../http/rights/rate-limit.ts';
import type { RobotCheck } from '../http/robot/robot-check.ts';
import type { Ports } from '../ports.ts';
import type { KnownDevices } from './known-devices.ts';

/** What account handlers work with: the ports, and the guards built from them. */
export interface AccountPorts extends Ports {
  limiter: RateLimiter;
  robot: RobotCheck;
  devices: KnownDevices;
}
