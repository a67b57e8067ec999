import { sql } from 'kysely';
import { plainName } from '#contract/formulas/nama/plain-name.ts';
import { NAMA_LAIN_MAX } from '#contract/resources/acuan/nama-lain-limits.ts';
import type { Transaction } from '../../../ports.ts';
import { takenBy } from './refuse-taken.ts';

/** Hands the other names of a commodity to the one that it is merged into. Call it while both are there. */
export async function moveNames(trx: Transaction, ini: number, itu: number, updated_at: string): Promise<void> {
  await trx
    .updateTable('nama_lain')
    .set({ komoditi_id: itu, revisi: sql`revisi + 1`, updated_at })
    .where('komoditi_id', '=', ini)
    .execute();
}

/** Makes the name of a merged commodity, which is gone by now, another name of the one that it was merged into. */
export async function keepOldName(trx: Transaction, nama: string, itu: number, saat: string): Promise<void> {
  const kunci = plainName(nama);
  const row = { nama, komoditi_id: itu, pangan_id: null, kelurahan_id: null };
  if (kunci === '' || nama.length > NAMA_LAIN_MAX || (await takenBy(trx, row, null)) !== null) return;
  await trx
    .insertInto('nama_lain')
    .values({ ...row, kunci, created_at: saat, updated_at: saat })
    .execute();
}
