import { userInfo } from 'node:os';
import { keepJejak } from '../../http/write/jejak.ts';
import type { Db } from '../../ports.ts';

type Act = Parameters<typeof keepJejak>[2];

/** The operator's name; behind sudo, the name of the person. */
export const terminal = () => `terminal (${process.env['SUDO_USER'] || userInfo().username})`;

/** Records an act at the command line in the audit log. */
export const terminalJejak = (trx: Db, act: Act): Promise<void> =>
  keepJejak(trx, { user_id: null, alamat: terminal() }, act, new Date());

/** Records what was done to an account. */
export const accountJejak = (trx: Db, baris: number, act: Omit<Act, 'tabel' | 'baris'>): Promise<void> =>
  terminalJejak(trx, { ...act, tabel: 'pengguna', baris });
