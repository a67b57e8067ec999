import type { Peran } from '#contract/limits.ts';
import type { Caller } from './context.ts';
import { forbidden, isSuperadmin } from './session.ts';

/** Who may write a resource, which rows, and whose they become (api.md, Who may do what). */
export interface Access {
  roles: Peran[];
  /** Refuses rows that are not the caller's to touch: before an update with the old row, and with the new one. */
  mayTouch: (caller: Caller, row: Record<string, unknown>) => void;
  /** Columns that say whose a new row is. */
  owner: (caller: Caller, fields: Record<string, unknown>) => { user_id?: number };
}

/** The office's own lists. */
export const officeRows: Access = { roles: ['admin'], mayTouch: () => {}, owner: () => ({}) };

/** Rows of the caller; `user_id` in a body counts from a superadmin only. */
export const ownRows = (peran: Peran): Access => ({
  roles: [peran],
  mayTouch: (caller, row) => {
    if (!isSuperadmin(caller) && row['user_id'] !== caller.id) throw forbidden();
  },
  owner: (caller, fields) => {
    const named = Number(fields['user_id']);
    return { user_id: isSuperadmin(caller) && Number.isInteger(named) && named > 0 ? named : caller.id };
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
