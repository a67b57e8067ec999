import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Peran } from '#contract/limits.ts';
import { invalid } from '../../http/answer.ts';
import type { Db } from '../../ports.ts';

/** Replaces an account's roles by one. */
export async function assignPeran(trx: Db, user_id: number, peran: Peran): Promise<void> {
  await trx.deleteFrom('pengguna_peran').where('user_id', '=', user_id).execute();
  await trx.insertInto('pengguna_peran').values({ user_id, peran }).execute();
}

/** Replaces an officer's sub-districts. */
export async function assignKecamatan(trx: Db, user_id: number, kecamatanIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('pengguna_kecamatan').where('user_id', '=', user_id).execute();
  if (kecamatanIds.length === 0) return;
  const rows = [...new Set(kecamatanIds)].map((kecamatan_id) => ({ user_id, kecamatan_id }));
  await trx.insertInto('pengguna_kecamatan').values(rows).execute();
}

/** @throws Refusal 422 when there is no such sub-district */
export async function refuseUnknownKecamatan(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await trx.selectFrom('kecamatan').select('id').where('id', 'in', ids).execute();
  const says = regional('Kecamatan tidak ditemukan');
  if (found.length < new Set(ids).size) throw invalid(says, { kecamatan_ids: [says] });
}
