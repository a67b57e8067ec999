import type { Limit } from '../http/rights/rate-limit.ts';
import { RESET_MINUTES } from './reset-letter.ts';

/**
 * How often may be tried: at one account from one address, or on one device that it knows; and from one address at all.
 * Behind one address stands a whole office or village: the telephone networks here give many customers the same one.
 */
export const limits = {
  /** Wrong passwords, and those that are being looked at. */
  login: { account: limit('login akun', 10, 15), address: limit('login alamat', 100, 15) },
  /** Wrong passwords, from wherever they come: these refuse nobody, but call for a robot check, and for a harder one. */
  failed: {
    account: limit('gagal akun', Number.POSITIVE_INFINITY, 15),
    address: limit('gagal alamat', Number.POSITIVE_INFINITY, 15),
  },
  /** How many wrong passwords an account had at which this address has just tried: its next robot check is as hard. */
  harder: { address: limit('soal alamat', Number.POSITIVE_INFINITY, 15) },
  register: { account: limit('daftar akun', 5, 60), address: limit('daftar alamat', 60, 60) },
  forgot: { account: limit('lupa akun', 5, 60), address: limit('lupa alamat', 30, 60) },
  /** Letters that strangers send to one mailbox. As long as none may follow, the link in the last one holds. */
  letters: { account: limit('surat akun', 10, RESET_MINUTES) },
  reset: { account: limit('atur ulang akun', 10, 60), address: limit('atur ulang alamat', 60, 60) },
  /** Wrong current passwords, from somebody who found a session open. */
  changePassword: { account: limit('ubah password akun', 10, 15) },
};

/** How many wrong passwords make the robot check harder, a step each (`server/http/robot/altcha.ts`). */
const STEPS = [20, 60];

/** How hard a robot check must be after so many wrong passwords of an account or address. */
export const hardnessAfter = (failures: number): number => STEPS.filter((step) => failures >= step).length;

/** After so many wrong passwords of an account or address a robot check is asked for (api.md, Authentication). */
export const LOGIN_FAILURES_BEFORE_CHECK = 3;

function limit(name: string, max: number, minutes: number): Limit {
  return { name, max, minutes };
}
