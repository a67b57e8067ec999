import type { Db } from '../../ports.ts';
import { Refusal } from '../answer.ts';

const unitOf = (isi: string): unknown => (JSON.parse(isi) as { satuan?: unknown }).satuan;

/**
 * Refuses to restore a price from before its commodity changed its unit: the old figure means another quantity.
 *
 * @param waktu the time at which the state of the price was superseded
 */
export async function refuseOldUnit(db: Db, state: Readonly<Record<string, unknown>>, waktu: string): Promise<void> {
  const id = Number(state['komoditi_id']);
  if (!id) return;
  const commodity = await db.selectFrom('komoditi').select('satuan').where('id', '=', id).executeTakeFirst();
  const versions = await db
    .selectFrom('versi_baris')
    .select(['isi', 'waktu'])
    .where('tabel', '=', 'komoditi')
    .where('baris', '=', id)
    .where('waktu', '>=', waktu)
    .orderBy('id')
    .execute();
  const oldUnit = versions[0] && unitOf(versions[0].isi);
  const units = [...versions.map(({ isi }) => unitOf(isi)), commodity?.satuan];
  if (oldUnit === undefined || units.every((unit) => unit === oldUnit)) return;
  throw new Refusal(
    409,
    `Harga ini per ${String(oldUnit)}, sedangkan satuan komoditinya sudah diganti sejak itu, jadi tidak dapat dipulihkan.`,
  );
}
