import type { Limit } from '../http/rights/attempt-counts.ts';
import { RESET_MINUTES } from './reset-letter.ts';

/**
 * How often something may be tried: at one account from one address or known device, and from one address in all.
 * Mobile networks here put whole villages behind one address, so the second is generous.
 */
export const limits = {
  /** Wrong passwords, and attempts under way. */
  login: { account: limit('login akun', 10, 15), address: limit('login alamat', 100, 15) },
  /** Wrong passwords from anywhere: these refuse nobody, but call for a robot check, and for a harder one. */
  failed: {
    account: limit('gagal akun', Number.POSITIVE_INFINITY, 15),
    address: limit('gagal alamat', Number.POSITIVE_INFINITY, 15),
  },
  /** Failures of the account that this address last tried: its next robot check is as hard. */
  harder: { address: limit('soal alamat', Number.POSITIVE_INFINITY, 15) },
  register: { account: limit('daftar akun', 5, 60), address: limit('daftar alamat', 60, 60) },
  forgot: { account: limit('lupa akun', 5, 60), address: limit('lupa alamat', 30, 60) },
  /**
   * Reset letters that strangers request for one mailbox. Once no more are sent, the link in the last one still works.
   */
  letters: { account: limit('surat akun', 10, RESET_MINUTES) },
  reset: { account: limit('atur ulang akun', 10, 60), address: limit('atur ulang alamat', 60, 60) },
  /** Wrong current passwords, by somebody who found a session open. */
  changePassword: { account: limit('ubah password akun', 10, 15) },
};

/** At each of these counts the robot check gets a step harder (`server/http/robot/altcha.ts`). */
const STEPS = [20, 60];

/** How hard a robot check must be after so many failures of an account or address. */
export const hardnessAfter = (failures: number): number => STEPS.filter((step) => failures >= step).length;

/** From this many failures on, a robot check is required (kontrak.md, Authentication). */
export const LOGIN_FAILURES_BEFORE_CHECK = 3;

function limit(name: string, max: number, minutes: number): Limit {
  return { name, max, minutes };
}
