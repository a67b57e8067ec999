import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Writers } from '#contract/resource.ts';
import type { Transaction } from '../../ports.ts';
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

/** The same, and says why: whose the row is, or in which sub-district the caller does not work. */
export async function refuseForeignRow(
  trx: Transaction,
  writers: Pick<Writers, 'isOwned' | 'isAssigned'>,
  caller: Caller,
  row: Record<string, unknown>,
): Promise<void> {
  try {
    refuseForeign(writers, caller, row);
  } catch {
    if (writers.isOwned && row['user_id'] !== caller.id) throw forbidden('Data ini milik akun lain.');
    const id = Number(row['kecamatan_id']);
    const place = await trx.selectFrom('kecamatan').select('nama_kecamatan').where('id', '=', id).executeTakeFirst();
    const name = place ? regional`Kecamatan ${place.nama_kecamatan}` : regional('Kecamatan ini');
    throw forbidden(`${name} tidak termasuk tempat tugas Anda. Minta admin memeriksa tempat tugas akun Anda.`);
  }
}

/** The new owner of a row: a superadmin may name one in the body, everybody else's value is ignored (kontrak.md). */
export function ownerOf(caller: Caller, { user_id }: Record<string, unknown>, otherwise: number): number {
  const isId = (typeof user_id === 'number' || typeof user_id === 'string') && /^[1-9]\d{0,8}$/.test(String(user_id));
  return isSuperadmin(caller) && isId ? Number(user_id) : otherwise;
}
