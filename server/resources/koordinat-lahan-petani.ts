import type { z } from 'zod';
import { type KoordinatLahanPetani, koordinatLahanPetani } from '#contract/resources/lahan-petani.ts';
import type { ResourcePorts } from '../http/context.ts';
import { readsOf } from '../http/read/reads.ts';
import { equals } from '../http/read/search.ts';
import { callerWith } from '../http/rights/session.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';
import { seesAllKoordinat } from './lahan-petani.ts';

type Filter = z.output<typeof koordinatLahanPetani.filter>;

/** Where plots lie: never public. */
export const koordinatLahanPetaniRoutes = (ports: ResourcePorts) => {
  const reads = readsOf({
    shows: ['koordinat_lahan_petani'],
    what: koordinatLahanPetani.called,
    reader: (c) => callerWith(c, 'petani', 'petugas', 'admin'),
    matching: (db, { id, lahan_id }: Filter, reader) =>
      db
        .selectFrom('koordinat_lahan_petani')
        .where((eb) => equals(eb, { id, lahan_id }))
        .$if(!reader || !seesAllKoordinat(reader), (own) => own.where('user_id', '=', reader?.id ?? 0)),
    rows: (matching) => matching.selectAll().orderBy('id'),
    toRows: (found): KoordinatLahanPetani[] => found,
  });

  return resourceRoutes(ports, koordinatLahanPetani, reads, {
    table: 'koordinat_lahan_petani',
    refers: [{ column: 'lahan_id', table: 'lahan_petani', called: 'Lahan' }],
    // The owner is that of the plot, so coordinates of somebody else's plot are refused like any row of his.
    derived: (trx, { lahan_id }) =>
      trx.selectFrom('lahan_petani').select('user_id').where('id', '=', lahan_id).executeTakeFirstOrThrow(),
    touches: ['lahan_petani'],
  });
};
