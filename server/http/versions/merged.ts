import type { TableName } from '../../db/schema.ts';
import type { Db, Transaction } from '../../ports.ts';

/** Notes which row took the place of a merged one, which is deleted by now. */
export async function noteMerged(trx: Transaction, tabel: TableName, gone: number, menjadi: number): Promise<void> {
  await trx
    .updateTable('nama_terhapus')
    .set({ menjadi })
    .where('tabel', '=', tabel)
    // What was merged into the one that is gone goes on to the one that stays.
    .where((row) => row.or([row('baris', '=', gone), row('menjadi', '=', gone)]))
    .execute();
}

/** An earlier state of a row, with the commodity that its own became by a merge since. */
export async function withMerged<State extends Record<string, unknown>>(db: Db, state: State): Promise<State> {
  if (typeof state['komoditi_id'] !== 'number') return state;
  const gone = await db
    .selectFrom('nama_terhapus')
    .select('menjadi')
    .where('tabel', '=', 'komoditi')
    .where('baris', '=', state['komoditi_id'])
    .executeTakeFirst();
  return gone?.menjadi == null ? state : { ...state, komoditi_id: gone.menjadi };
}
