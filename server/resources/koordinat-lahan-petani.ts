import { koordinatLahanPetani } from '#contract/resources/lahan-petani.ts';
import { equals } from '../http/read/search.ts';
import { callerWith } from '../http/rights/session.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';
import { catatanLetak } from './catatan-letak.ts';
import { seesAllKoordinat } from './lahan-petani.ts';

/** Where plots lie: never public. */
export const koordinatLahanPetaniRoutes = resourceRoutes(koordinatLahanPetani, {
  table: 'koordinat_lahan_petani',
  shows: ['koordinat_lahan_petani'],
  reader: (c) => callerWith(c, 'petani', 'petugas', 'admin'),
  matching: (db, filter, reader) =>
    db
      .selectFrom('koordinat_lahan_petani')
      .where((eb) => equals(eb, filter, 'koordinat_lahan_petani', 'id', 'lahan_id'))
      .$if(!reader || !seesAllKoordinat(reader), (own) => own.where('user_id', '=', reader?.id ?? 0)),
  rows: (matching) => matching.selectAll().orderBy('id'),
  toRows: (found) => found,
  // The owner is that of the plot, so coordinates of somebody else's plot are refused like any row of his.
  derived: (trx, { lahan_id }) =>
    trx.selectFrom('lahan_petani').select('user_id').where('id', '=', lahan_id).executeTakeFirstOrThrow(),
  catatan: (trx, _id, { lahan_id }) => catatanLetak(trx, lahan_id),
  touches: ['lahan_petani'],
});
