import type { Db } from '../../ports.ts';
import { Refusal } from '../answer.ts';

const unitOf = (isi: string): unknown => (JSON.parse(isi) as { satuan?: unknown }).satuan;

/**
 * Refuses to bring back a price from before the unit of its commodity changed: it is a price of something else.
 *
 * @param waktu when the state of the price was superseded
 */
export async function refuseOldUnit(db: Db, state: Readonly<Record<string, unknown>>, waktu: string): Promise<void> {
  const id = Number(state['komoditi_id']);
  if (!id) return;
  const now = await db.selectFrom('komoditi').select('satuan').where('id', '=', id).executeTakeFirst();
  const versions = await db
    .selectFrom('versi_baris')
    .select(['isi', 'waktu'])
    .where('tabel', '=', 'komoditi')
    .where('baris', '=', id)
    .where('waktu', '>=', waktu)
    .orderBy('id')
    .execute();
  const then = versions[0] && unitOf(versions[0].isi);
  const units = [...versions.map(({ isi }) => unitOf(isi)), now?.satuan];
  if (then === undefined || units.every((unit) => unit === then)) return;
  throw new Refusal(
    409,
    `Harga ini per ${String(then)}, sedangkan satuan komoditinya sudah diganti sejak itu, jadi tidak dapat dipulihkan.`,
  );
}
