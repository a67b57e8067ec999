import { komoditiAcuan, panganAcuan } from '../../acuan/acuan.ts';
import { storeLogos, writeAcuan } from '../../acuan/write-acuan.ts';
import { touch } from '../../http/revision.ts';
import type { Db, Ports } from '../../ports.ts';
import { terminalJejak } from '../database/terminal-jejak.ts';
import { StartError } from '../faults/start-error.ts';
import type { Person } from './ask.ts';

/**
 * Adds the usual foods and commodities, with logos, to a database without any (rulings 25).
 *
 * @throws StartError when there are some already: names would clash
 */
export async function addReferenceData(
  { db, files, pictures, now }: Pick<Ports, 'db' | 'files' | 'pictures' | 'now'>,
  person: Person,
): Promise<void> {
  await refuseFilled(db);
  person.tell('Menggambar logo …');
  const logoOf = await storeLogos({ files, pictures });
  const moment = { revisi: 1, created_at: now().toISOString(), updated_at: now().toISOString() };
  await db.transaction().execute(async (trx) => {
    await refuseFilled(trx);
    await writeAcuan(trx, logoOf, () => moment);
    await touch(trx, 'pangan', 'komoditi', 'nama_lain');
    await terminalJejak(trx, { perbuatan: 'data-acuan' });
  });
  person.tell(`${panganAcuan.length} pangan dan ${komoditiAcuan.length} komoditi ditambahkan.`);
}

async function refuseFilled(db: Db): Promise<void> {
  const pangan = await db.selectFrom('pangan').select('id').limit(1).execute();
  const komoditi = await db.selectFrom('komoditi').select('id').limit(1).execute();
  if (pangan.length + komoditi.length === 0) return;
  throw new StartError('Sudah ada pangan atau komoditi; tidak ada yang ditambahkan.');
}
