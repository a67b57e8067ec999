import type { Transaction } from '../../../../ports.ts';
import { invalid } from '../../../answer.ts';

/**
 * Returns the owner of a new row: the chosen officer within his kecamatan and for the whole regency, else the caller.
 *
 * @throws Refusal 422 for an account that is no officer
 */
export async function authorOf(
  trx: Transaction,
  caller: number,
  officer: number | undefined,
): Promise<(kecamatan: unknown) => number> {
  if (officer === undefined) return () => caller;
  const officerRole = await trx
    .selectFrom('pengguna_peran')
    .select('user_id')
    .where('user_id', '=', officer)
    .where('peran', '=', 'petugas')
    .executeTakeFirst();
  const message = 'Petugas tidak ditemukan';
  if (!officerRole) throw invalid(message, { atas_nama: [message] });
  const rows = await trx
    .selectFrom('pengguna_kecamatan')
    .select('kecamatan_id')
    .where('user_id', '=', officer)
    .execute();
  const places = new Set(rows.map(({ kecamatan_id }) => kecamatan_id));
  return (kecamatan) => (kecamatan === undefined || places.has(Number(kecamatan)) ? officer : caller);
}
