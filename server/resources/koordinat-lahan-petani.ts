import type { z } from 'zod';
import { koordinatFilter } from '#contract/filters/petani.ts';
import { koordinatInput } from '#contract/inputs/petani.ts';
import type { KoordinatLahanPetani } from '#contract/rows/lahan-petani.ts';
import { koordinatRules } from '#contract/rules/lahan-petani.ts';
import type { ResourcePorts } from '../http/context.ts';
import { collection, shownBy } from '../http/read/collection.ts';
import { readsOf } from '../http/read/reads.ts';
import { equals } from '../http/read/search.ts';
import { ownRows } from '../http/rights/access.ts';
import { callerWith } from '../http/rights/session.ts';
import { addWrites } from '../http/write/add-writes.ts';
import { seesAllKoordinat } from './sees-all-koordinat.ts';

type Filter = z.output<typeof koordinatFilter>;

/** Where plots lie: never public. */
export const koordinatLahanPetaniRoutes = (ports: ResourcePorts) => {
  const reads = readsOf({
    shows: ['koordinat_lahan_petani'],
    what: 'Koordinat lahan',
    reader: (c) => callerWith(c, 'petani', 'petugas', 'admin'),
    matching: (db, { id, lahan_id }: Filter, reader) =>
      db
        .selectFrom('koordinat_lahan_petani')
        .where((eb) => equals(eb, { id, lahan_id }))
        .$if(!reader || !seesAllKoordinat(reader), (own) => own.where('user_id', '=', reader?.id ?? 0)),
    rows: (matching) => matching.selectAll().orderBy('id'),
    toRows: (found): KoordinatLahanPetani[] => found,
  });

  return addWrites(collection(ports, koordinatFilter, reads), ports, {
    table: 'koordinat_lahan_petani',
    key: 'koordinat',
    what: reads.what,
    access: ownRows('petani'),
    rules: { add: koordinatRules, edit: koordinatRules },
    input: koordinatInput,
    refers: [{ column: 'lahan_id', table: 'lahan_petani', called: 'Lahan' }],
    // Whose the plot is decides whose its place is, so another one's plot is refused as any other row of his.
    derived: (trx, { lahan_id }) =>
      trx.selectFrom('lahan_petani').select('user_id').where('id', '=', lahan_id).executeTakeFirstOrThrow(),
    naturalKey: { columns: ['lahan_id'] },
    touches: ['lahan_petani'],
    shown: shownBy(koordinatFilter, reads),
  });
};
