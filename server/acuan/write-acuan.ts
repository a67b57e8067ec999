import type { KomoditiSeed } from '../../demo/world/catalogue/komoditi.ts';
import type { PanganSeed } from '../../demo/world/catalogue/pangan.ts';
import type { Moment } from '../../demo/world/time/moments.ts';
import { idsByName } from '../db/ids-by-name.ts';
import { insertAll } from '../db/insert-all.ts';
import type { Db } from '../ports.ts';

/** Something with the name of its stored logo. */
export type WithLogo<Seed> = Seed & { logo: string };

/** When an entry of that name was made. */
type WhenOf = (nama: string) => Moment;

/** Writes the foods and gives them their ids. */
export async function seedPangan<Seed extends WithLogo<PanganSeed>>(db: Db, pangan: readonly Seed[], whenOf: WhenOf) {
  await insertAll(
    db,
    'pangan',
    pangan.map(({ nama, logo }) => ({ nama_pangan: nama, logo_pangan: logo, ...whenOf(nama) })),
  );
  const idOf = idsByName(await db.selectFrom('pangan').select(['id', 'nama_pangan as nama']).execute());
  return pangan.map((seed) => ({ ...seed, id: idOf(seed.nama) }));
}

/** Writes the commodities, each under its food, and gives them their ids. */
export async function seedKomoditi<Seed extends WithLogo<KomoditiSeed>>(
  db: Db,
  komoditi: readonly Seed[],
  whenOf: WhenOf,
) {
  const panganId = idsByName(await db.selectFrom('pangan').select(['id', 'nama_pangan as nama']).execute());
  await insertAll(
    db,
    'komoditi',
    komoditi.map(({ nama, pangan, satuan, logo }) => ({
      nama_komoditi: nama,
      logo_komoditi: logo,
      pangan_id: pangan === null ? null : panganId(pangan),
      satuan,
      ...whenOf(nama),
    })),
  );
  const idOf = idsByName(await db.selectFrom('komoditi').select(['id', 'nama_komoditi as nama']).execute());
  return komoditi.map((seed) => ({ ...seed, id: idOf(seed.nama) }));
}
