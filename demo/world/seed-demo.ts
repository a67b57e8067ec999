import type { DrawingPorts } from '../../server/acuan/store-drawings.ts';
import { writeAcuan } from '../../server/acuan/write-acuan.ts';
import type { Db } from '../../server/ports.ts';
import { randomFor } from '../random.ts';
import { ownPlaces, seedAccounts } from './accounts.ts';
import { seedKegiatan, seedSlider } from './announcements.ts';
import { drawCatalogue } from './draw-catalogue.ts';
import { seedFarmland } from './farmland.ts';
import { seedHargaAcuan } from './harga-acuan.ts';
import { DEMO_PASSWORD, demoAccounts } from './people.ts';
import { placesOf } from './places.ts';
import { seedProduk } from './produk.ts';
import { seedReports } from './reports/reports.ts';
import { seedSasaran } from './sasaran.ts';
import { seedTerbitanSkpg } from './terbitan-skpg.ts';
import { dayOf, yearOf } from './time/calendar.ts';
import { clockUntil } from './time/moments.ts';

export { DEMO_PASSWORD, demoAccounts };

interface Options {
  today: Date;
  /** How many years of reports; the rest is of the last one. */
  years?: number;
  /** Told in a sentence what is being done. */
  progress: (sentence: string) => void;
}

const count = new Intl.NumberFormat('id-ID');

/**
 * Fills a database that has its region with a year of invented data that ends today, and with the planting of two years
 * more. The same day gives the same rows (but for the salt of the password). Rows are written whole or not at all, pictures
 * before them.
 */
export async function seedDemo(
  ports: DrawingPorts & { db: Db },
  passwords: { hash(plain: string): Promise<string> },
  { today, years = 1, progress }: Options,
): Promise<void> {
  progress('Menggambar logo dan foto …');
  const catalogue = await drawCatalogue(ports);
  const passwordHash = await passwords.hash(DEMO_PASSWORD);

  progress(`Menulis laporan ${years === 1 ? 'satu' : years} tahun …`);
  await ports.db.transaction().execute(async (db) => {
    const when = { clock: clockUntil(today), day: dayOf(today) };
    const places = await placesOf(db);
    const accounts = await seedAccounts(db, places, passwordHash, when);
    const seeding = { db, ...when, places, own: ownPlaces(places), accounts };

    // The master data is older than all that refers to it.
    const whenOf = (nama: string) => when.clock(when.day - 389, when.day - 380, randomFor('acuan', nama));
    await writeAcuan(db, catalogue.logoOf, whenOf);
    await seedHargaAcuan(db, when.day - 380, whenOf);
    await seedSasaran(db, places, yearOf(when.day), whenOf);
    const rows = await seedReports(seeding, today, years);
    const terbit = await seedTerbitanSkpg(seeding);
    const lahan = await seedFarmland(seeding);
    await seedProduk(seeding, catalogue.produk);
    await seedKegiatan(seeding, catalogue.kegiatan);
    await seedSlider(seeding, catalogue.slider);
    await db.insertInto('keterangan').values({ nama: 'demo', nilai: '1' }).execute();

    progress(
      `${count.format(rows.harga)} harga, ${count.format(rows.ketersediaan)} neraca pangan, ` +
        `${count.format(rows.timbang)} penimbangan balita, ${count.format(rows.tanam)} luas tanam`,
    );
    progress(
      `${catalogue.produk.length} produk, ${catalogue.kegiatan.length} kegiatan, ${lahan} lahan petani, ${terbit} laporan SKPG`,
    );
  });
}
