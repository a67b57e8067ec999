import type { Writers } from '#contract/resource.ts';
import type { Caller } from '../context.ts';
import { forbidden, isSuperadmin } from './session.ts';

/**
 * Refuses rows that the caller may not touch (kontrak.md, Who may do what); called with the old row of an update, and
 * with the new one.
 *
 * @throws Refusal 403
 */
export function refuseForeign(
  { isOwned, isAssigned }: Pick<Writers, 'isOwned' | 'isAssigned'>,
  caller: Caller,
  row: Record<string, unknown>,
): void {
  if (isSuperadmin(caller)) return;
  if (isOwned && row['user_id'] !== caller.id) throw forbidden();
  if (isAssigned && !caller.kecamatanIds.includes(Number(row['kecamatan_id']))) throw forbidden();
}

/** The new owner of a row: a superadmin may name one in the body, everybody else's value is ignored (kontrak.md). */
export function ownerOf(caller: Caller, { user_id }: Record<string, unknown>, otherwise: number): number {
  const isId = (typeof user_id === 'number' || typeof user_id === 'string') && /^[1-9]\d{0,8}$/.test(String(user_id));
  return isSuperadmin(caller) && isId ? Number(user_id) : otherwise;
}
