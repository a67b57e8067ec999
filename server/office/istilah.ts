import { sql } from 'kysely';
import { type Istilah, istilahDi } from '#contract/formulas/wilayah/istilah.ts';
import { factsOf } from '../db/facts.ts';
import type { Db } from '../ports.ts';

/** The place in a village's code of the digit that tells its kind: '64.07.01.2001'. */
const KIND_AT = 10;
const WARD = '1';

/** The words of the regency that a database is about, by its code and the kinds of its villages; null: as texts are written. */
export async function istilahOf(db: Db): Promise<Istilah | null> {
  const kode = (await factsOf(db)).get('wilayah') ?? '';
  const kinds = await db
    .selectFrom('desa_kelurahan')
    .select(sql<string>`substr(kode, ${sql.lit(KIND_AT)}, 1)`.as('kind'))
    .distinct()
    .where('kode', 'is not', null)
    .execute();
  return istilahDi(kode, {
    kelurahan: kinds.some(({ kind }) => kind === WARD),
    desa: kinds.some(({ kind }) => kind !== WARD),
  });
}
