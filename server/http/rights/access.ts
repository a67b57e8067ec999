import type { Peran } from '#contract/limits.ts';
import type { Resource } from '#contract/resource.ts';
import type { Caller } from '../context.ts';
import { forbidden, isSuperadmin } from './session.ts';

/** Who may write a resource, which rows, and who becomes their owner (kontrak.md, Who may do what). */
export interface Access {
  roles: readonly Peran[];
  /** Whether rows have an owner. */
  isOwned: boolean;
  /** Refuses rows the caller may not touch: called with the old row of an update, and with the new one. */
  mayTouch: (caller: Caller, row: Record<string, unknown>) => void;
}

/** What a resource says of who writes it, as the server sees to it. */
export const accessOf = ({ roles, isOwned, isAssigned }: Resource['writers']): Access => ({
  ...{ roles, isOwned },
  mayTouch: (caller, row) => {
    if (isSuperadmin(caller)) return;
    if (isOwned && row['user_id'] !== caller.id) throw forbidden();
    if (isAssigned && !caller.kecamatanIds.includes(Number(row['kecamatan_id']))) throw forbidden();
  },
});

/** The new owner of a row: a superadmin may name one in the body, everybody else's value is ignored (kontrak.md). */
export function ownerOf(caller: Caller, { user_id }: Record<string, unknown>, otherwise: number): number {
  const isId = (typeof user_id === 'number' || typeof user_id === 'string') && /^[1-9]\d{0,8}$/.test(String(user_id));
  return isSuperadmin(caller) && isId ? Number(user_id) : otherwise;
}
