import type { Peran } from '#contract/limits.ts';
import type { Caller } from '../context.ts';
import { forbidden, isSuperadmin } from './session.ts';

/** Who may write a resource, which rows, and whose they become (api.md, Who may do what). */
export interface Access {
  roles: Peran[];
  /** Whether rows belong to somebody. */
  isOwned: boolean;
  /** Refuses rows that are not the caller's to touch: before an update with the old row, and with the new one. */
  mayTouch: (caller: Caller, row: Record<string, unknown>) => void;
}

/** The office's own lists. */
export const officeRows: Access = { roles: ['admin'], isOwned: false, mayTouch: () => {} };

/** Rows of the caller. */
export const ownRows = (peran: Peran): Access => ({
  roles: [peran],
  isOwned: true,
  mayTouch: (caller, row) => {
    if (!isSuperadmin(caller) && row['user_id'] !== caller.id) throw forbidden();
  },
});

/** An officer's own rows, and only in the sub-districts he works in: the old one and the new one (rulings 12). */
export const assignedRows: Access = {
  ...ownRows('petugas'),
  mayTouch: (caller, row) => {
    ownRows('petugas').mayTouch(caller, row);
    if (!isSuperadmin(caller) && !caller.kecamatanIds.includes(Number(row['kecamatan_id']))) throw forbidden();
  },
};

/** Whose a row becomes: whom the body names, when a superadmin sent it; nobody else is asked (api.md). */
export function ownerOf(caller: Caller, { user_id }: Record<string, unknown>, otherwise: number): number {
  const isId = (typeof user_id === 'number' || typeof user_id === 'string') && /^[1-9]\d{0,8}$/.test(String(user_id));
  return isSuperadmin(caller) && isId ? Number(user_id) : otherwise;
}
