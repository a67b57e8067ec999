import { idsByName, insertAll } from '../db/insert-all.ts';
import type { Db } from '../ports.ts';
import { komoditiAcuan, type NamaKomoditi, type NamaPangan, panganAcuan } from './acuan.ts';
import { addUsualNames } from './add-usual-names.ts';
import drawings from './logos.json' with { type: 'json' };
import { type DrawingPorts, storeDrawings } from './store-drawings.ts';

type Nama = NamaPangan | NamaKomoditi;

/** Draws and stores the logos. @returns the name of each one's file */
export async function storeLogos(ports: DrawingPorts): Promise<(nama: Nama) => string> {
  const svgs: Record<Nama, string> = drawings;
  const names = Object.keys(svgs);
  const files = await storeDrawings(
    ports,
    Object.values(svgs).map((svg) => () => svg),
    'png',
  );
  return (nama) => files[names.indexOf(nama)] ?? '';
}

/**
 * Writes the usual foods and commodities, each commodity under its food, with their usual other names.
 *
 * @param whenOf when an entry of that name was made
 */
export async function writeAcuan(
  db: Db,
  logoOf: (nama: Nama) => string,
  whenOf: (nama: Nama) => { revisi: number; created_at: string; updated_at: string },
): Promise<void> {
  await insertAll(
    db,
    'pangan',
    panganAcuan.map((nama) => ({ nama_pangan: nama, logo_pangan: logoOf(nama), ...whenOf(nama) })),
  );
  const panganId = idsByName(await db.selectFrom('pangan').select(['id', 'nama_pangan as nama']).execute());
  await insertAll(
    db,
    'komoditi',
    komoditiAcuan.map(({ nama, pangan, satuan }) => ({
      nama_komoditi: nama,
      logo_komoditi: logoOf(nama),
      pangan_id: pangan === null ? null : panganId(pangan),
      satuan,
      ...whenOf(nama),
    })),
  );
  await addUsualNames(db, (nama) => whenOf(nama as Nama));
}
