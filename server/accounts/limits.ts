import type { Limit } from '../http/rate-limit.ts';

/**
 * How often an account, and an address, may try. Behind one address stands a whole office or village: the telephone
 * networks here give many customers the same one.
 */
export const limits = {
  /** Wrong passwords, and those that are being looked at. */
  login: { account: limit('login akun', 10, 15), address: limit('login alamat', 100, 15) },
  /** Wrong passwords: these refuse nobody, but call for a robot check. */
  failed: {
    account: limit('gagal akun', Number.POSITIVE_INFINITY, 15),
    address: limit('gagal alamat', Number.POSITIVE_INFINITY, 15),
  },
  register: { account: limit('daftar akun', 5, 60), address: limit('daftar alamat', 60, 60) },
  forgot: { account: limit('lupa akun', 5, 60), address: limit('lupa alamat', 30, 60) },
  reset: { account: limit('atur ulang akun', 10, 60), address: limit('atur ulang alamat', 60, 60) },
  /** Wrong current passwords, from somebody who found a session open. */
  changePassword: { account: limit('ubah password akun', 10, 15) },
};

/** After so many wrong passwords of an account or address a robot check is asked for (api.md, Authentication). */
export const LOGIN_FAILURES_BEFORE_CHECK = 3;

function limit(name: string, max: number, minutes: number): Limit {
  return { name, max, minutes };
}
