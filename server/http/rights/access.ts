import type { Peran } from '#contract/limits.ts';
import type { Caller } from '../context.ts';
import { forbidden, isSuperadmin } from './session.ts';

/** Who may write a resource, which rows, and who becomes their owner (api.md, Who may do what). */
export interface Access {
  roles: Peran[];
  /** Whether rows have an owner. */
  isOwned: boolean;
  /** Refuses rows the caller may not touch: called with the old row of an update, and with the new one. */
  mayTouch: (caller: Caller, row: Record<string, unknown>) => void;
}

/** Lists of the office itself. */
export const officeRows: Access = { roles: ['admin'], isOwned: false, mayTouch: () => {} };

/** The caller's own rows. */
export const ownRows = (peran: Peran): Access => ({
  roles: [peran],
  isOwned: true,
  mayTouch: (caller, row) => {
    if (!isSuperadmin(caller) && row['user_id'] !== caller.id) throw forbidden();
  },
});

/**
 * An officer's own rows in the sub-districts he works in; checked for the old and the new sub-district (rulings 12).
 */
export const assignedRows: Access = {
  ...ownRows('petugas'),
  mayTouch: (caller, row) => {
    ownRows('petugas').mayTouch(caller, row);
    if (!isSuperadmin(caller) && !caller.kecamatanIds.includes(Number(row['kecamatan_id']))) throw forbidden();
  },
};

/** The new owner of a row: a superadmin may name one in the body, everybody else's value is ignored (api.md). */
export function ownerOf(caller: Caller, { user_id }: Record<string, unknown>, otherwise: number): number {
  const isId = (typeof user_id === 'number' || typeof user_id === 'string') && /^[1-9]\d{0,8}$/.test(String(user_id));
  return isSuperadmin(caller) && isId ? Number(user_id) : otherwise;
}
