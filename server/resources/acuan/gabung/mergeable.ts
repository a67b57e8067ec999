import { lowerCase } from '../../../db/dialects.ts';
import { invalid, notFound } from '../../../http/answer.ts';
import type { Db } from '../../../ports.ts';

/**
 * The two commodities of a merge.
 *
 * @throws Refusal 404 when the first is not there; 422 when the second is not, is the same, or is sold by another unit
 */
export async function mergeable(db: Db, id: string | undefined, ke: number) {
  const find = (one: number) =>
    db
      .selectFrom('komoditi')
      .select(['id', 'revisi', 'nama_komoditi', 'satuan'])
      .where('id', '=', one)
      .executeTakeFirst();
  const refuse = (message: string) => invalid(message, { ke: [message] });
  const ini = await find(/^\d{1,9}$/.test(id ?? '') ? Number(id) : 0);
  if (!ini) throw notFound('Komoditi');
  if (ke === 0) throw refuse('Mohon pilih komoditi tujuan');
  const itu = await find(ke);
  if (!itu) throw refuse('Komoditi tujuan tidak ditemukan');
  if (itu.id === ini.id) throw refuse('Komoditi tidak dapat digabung dengan dirinya sendiri');
  // A price per liter does not become one per kilogram.
  if (lowerCase(ini.satuan) !== lowerCase(itu.satuan)) {
    throw refuse(`Satuannya berbeda: ${ini.satuan} dan ${itu.satuan}. Samakan dulu dengan 'Ganti satuan'.`);
  }
  return { ini, itu };
}
