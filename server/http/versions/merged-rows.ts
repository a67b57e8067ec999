import type { TableName } from '../../db/schema.ts';
import type { Db, Transaction } from '../../ports.ts';

/** Notes the successor of a merged row, which is deleted by now. */
export async function noteMerged(trx: Transaction, tabel: TableName, mergedId: number, menjadi: number): Promise<void> {
  await trx
    .updateTable('nama_terhapus')
    .set({ menjadi })
    .where('tabel', '=', tabel)
    // Rows that were merged into this one earlier get the same successor.
    .where((row) => row.or([row('baris', '=', mergedId), row('menjadi', '=', mergedId)]))
    .execute();
}

/** Replaces the commodity of an earlier state by the one that it has been merged into since. */
export async function withMerged<State extends Record<string, unknown>>(db: Db, state: State): Promise<State> {
  if (typeof state['komoditi_id'] !== 'number') return state;
  const deletedCommodity = await db
    .selectFrom('nama_terhapus')
    .select('menjadi')
    .where('tabel', '=', 'komoditi')
    .where('baris', '=', state['komoditi_id'])
    .executeTakeFirst();
  const successor = deletedCommodity?.menjadi ?? null;
  return successor === null ? state : { ...state, komoditi_id: successor };
}
