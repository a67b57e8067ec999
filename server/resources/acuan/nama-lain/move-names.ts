import { sql } from 'kysely';
import { plainName } from '#contract/formulas/nama/plain-name.ts';
import { NAMA_LAIN_MAX } from '#contract/resources/acuan/nama-lain-limits.ts';
import { keepVersions, type WriteOrigin } from '../../../http/versions/keep-version.ts';
import type { Transaction } from '../../../ports.ts';
import { takenBy } from './refuse-taken.ts';

/** Hands the other names of a commodity to the one that it is merged into. Call it while both are there. */
export async function moveNames(trx: Transaction, ini: number, itu: number, by: WriteOrigin): Promise<void> {
  await keepVersions(trx, 'nama_lain', sql`komoditi_id = ${ini}`, { ...by, perbuatan: 'gabung' });
  await trx
    .updateTable('nama_lain')
    .set({ komoditi_id: itu, revisi: sql`revisi + 1`, updated_at: by.waktu })
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
