import type { Caller } from '../http/context.ts';

/** Where a plot lies is told to its owner and to those who work with the data (api.md, Who may do what). */
export const seesAllKoordinat = ({ roles }: Caller): boolean =>
  roles.some((peran) => peran === 'petugas' || peran === 'admin' || peran === 'superadmin');
