import { filesOnDisk } from '../adapters/files-on-disk.ts';
import { passwords } from '../adapters/passwords.ts';
import { pictures } from '../adapters/pictures.ts';
import { regionNames } from '../adapters/region-names.ts';
import { seedRegion } from '../db/region.ts';
import type { Db, Log, Ports } from '../ports.ts';
import type { Config } from './config.ts';
import { databasePath, mediaPath, removeDatabase } from './data-folder.ts';
import { factsOf } from './facts.ts';
import { openDatabase } from './open-database.ts';
import { StartError } from './start-error.ts';

/** The demo's seed: given the ports and the region's name, it fills the database. */
export type SeedDemo = (ports: Ports, wilayah: string) => Promise<void>;

export interface OpenPorts {
  ports: Ports;
  /** The region's name, as texts use it. */
  wilayah: string;
  close: () => Promise<void>;
}

/** Written before the demo's seed; `demo` after it. One without the other is a seed that was broken off. */
const DEMO_BEGUN = 'demo_dimulai';
const DEMO_DONE = 'demo';

/**
 * Opens the database and what else the API needs; an empty database gets the region's names, and in the trial
 * the demo's data. The data folder must be there.
 *
 * @throws StartError when the data does not suit the settings
 */
export async function openPorts(config: Config, log: Log, seedDemo: SeedDemo): Promise<OpenPorts> {
  const db = await openUnbroken(config);
  try {
    const ports = {
      db,
      files: filesOnDisk(mediaPath(config.dataDir)),
      pictures: pictures(),
      passwords,
      now: () => new Date(),
      log,
      baseUrl: config.baseUrl,
    };
    const facts = await factsOf(db);
    if (config.mode === 'produksi') await refuseDemo(db, facts, config);
    const found = facts.get('wilayah');
    if (found === undefined) await fill(ports, config, seedDemo);
    else if (found !== config.wilayah) throw otherRegion(found, config);
    const wilayah = (await factsOf(db)).get('nama_wilayah') ?? config.wilayah;
    return { ports, wilayah, close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Nobody could enter anything before the demo's seed was done, so a broken one is simply started over. */
async function openUnbroken({ mode, dataDir }: Config): Promise<Db> {
  const db = await openDatabase(databasePath(dataDir));
  const facts = await factsOf(db);
  if (mode === 'produksi' || !facts.has(DEMO_BEGUN) || facts.has(DEMO_DONE)) return db;
  await db.destroy();
  await removeDatabase(dataDir);
  return openDatabase(databasePath(dataDir));
}

async function fill(ports: Ports, { mode, wilayah }: Config, seedDemo: SeedDemo): Promise<void> {
  const region = await regionNames(wilayah);
  if (!region) throw new StartError(`WILAYAH '${wilayah}' bukan kode kabupaten atau kota di Indonesia.`);
  if (mode === 'trial') await note(ports.db, DEMO_BEGUN);
  await seedRegion(ports.db, region, new Date());
  if (mode === 'produksi') return;
  await seedDemo(ports, region.nama);
  await note(ports.db, DEMO_DONE);
}

const note = (db: Db, nama: string) =>
  db
    .insertInto('keterangan')
    .values({ nama, nilai: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

async function refuseDemo(db: Db, facts: Map<string, string>, { dataDir }: Config): Promise<void> {
  const account = await db.selectFrom('pengguna').select('id').where('demo', '=', 1).executeTakeFirst();
  if (!account && !facts.has(DEMO_BEGUN)) return;
  throw new StartError(
    `Folder data '${dataDir}' berisi data dan akun contoh, jadi tidak dapat dipakai untuk produksi. Pilih folder lain lewat DATA_DIR.`,
  );
}

const otherRegion = (found: string, { dataDir, wilayah }: Config) =>
  new StartError(
    `Folder data '${dataDir}' berisi wilayah ${found}, bukan ${wilayah}. Kembalikan WILAYAH=${found}, atau pilih folder lain lewat DATA_DIR.`,
  );
