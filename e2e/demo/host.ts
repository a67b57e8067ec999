import { test as base } from '../support/page';

/** The host has one page: for the addresses of all others it says 404, and gives that one. */
export const test = base.extend({ expected: [/status of 404|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/] });
