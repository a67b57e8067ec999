import { setTimeout } from 'node:timers/promises';
import { setRegionalWords } from '#contract/formulas/wilayah/regional.ts';
import { jamDi } from '#contract/formulas/zona-waktu.ts';
import { createBackground } from '../../adapters/background.ts';
import { filesOnDisk } from '../../adapters/files-on-disk.ts';
import { createMail } from '../../adapters/mail.ts';
import { passwords } from '../../adapters/passwords.ts';
import { pictures } from '../../adapters/pictures/pictures.ts';
import { reception } from '../../adapters/reception.ts';
import { regionNames } from '../../adapters/region-names.ts';
import { withAdvisoryLock } from '../../db/advisory-lock.ts';
import { addFact, factsOf } from '../../db/facts.ts';
import { renewId } from '../../db/history-id.ts';
import { migrate } from '../../db/migrate.ts';
import { seedRegion } from '../../db/region.ts';
import { dropTables } from '../../db/tables.ts';
import { istilahOf } from '../../office/istilah.ts';
import type { Db, Log, Ports } from '../../ports.ts';
import { arrivalsPath, mailPath, mediaPath } from '../database/data-folder.ts';
import { explain, openDatabase, openServing } from '../database/open-database.ts';
import { StartError } from '../faults/start-error.ts';
import type { Config } from '../settings/config.ts';
import { chooseAnother, describePlace } from '../settings/place.ts';
import { warningsOf } from '../settings/warnings.ts';

/** Seeds the demo, given the ports and the region's name. */
export type SeedDemo = (ports: Ports, wilayah: string) => Promise<void>;

/** Written before the demo's seed, `demo` after it: the first alone is an interrupted seed. */
const DEMO_BEGUN = 'demo_dimulai';
const DEMO_DONE = 'demo';

/** How long a shutdown waits for background work, such as a letter being sent. */
const PATIENCE = 5000;

/**
 * Opens the database and the other ports. An empty database gets the region's names, and in the trial the demo's data.
 * The data folder must exist.
 *
 * @throws StartError when data and settings do not match
 */
export async function openPorts(config: Config, log: Log, seedDemo: SeedDemo) {
  let db = await openDatabase(config);
  const background = createBackground(log);
  const { robotCheck, rateLimit, kuota, demoTerbuka, corsOrigins, jejakHari } = config;
  const { close: closePictures, ...ownPictures } = pictures({ log });
  try {
    const ports = {
      db,
      files: filesOnDisk(mediaPath(config.dataDir)),
      pictures: ownPictures,
      reception: reception(arrivalsPath(config.dataDir)),
      passwords,
      mail: createMail({ smtpUrl: config.smtpUrl, from: config.mailFrom, folder: mailPath(config.dataDir), log }),
      background,
      fetch,
      guards: { robotCheck, rateLimit, kuota, demoTerbuka, corsOrigins, jejakHari },
      now: () => new Date(),
      log,
      baseUrl: config.baseUrl,
      lisensiData: config.lisensiData,
    };
    await withAdvisoryLock(db, () => prepare(ports, config, seedDemo));
    // A full disk is no reason not to start.
    await renewId(db).catch((error) => log.error('riwayat-gagal', { error }));
    db = await openServing(config, db);
    ports.db = db;
    const facts = await factsOf(db);
    /** The region's name in texts. */
    const wilayah = facts.get('nama_wilayah') ?? config.wilayah;
    /** The hours that its clock is ahead of UTC. */
    const jam = jamDi(facts.get('wilayah') ?? config.wilayah);
    const istilah = await istilahOf(db);
    setRegionalWords(istilah);
    if (config.mode === 'produksi') {
      for (const peringatan of await warningsOf(config, db)()) log.error('peringatan', { peringatan });
    }
    const close = async () => {
      await Promise.race([background.settled(), setTimeout(PATIENCE, null, { ref: false })]);
      closePictures();
      await db.destroy();
    };
    return { ports, wilayah, jam, istilah, close };
  } catch (error) {
    await db.destroy();
    throw explain(config, error);
  }
}

async function prepare(ports: Ports, config: Config, seedDemo: SeedDemo): Promise<void> {
  const facts = await factsOf(ports.db);
  if (config.mode === 'produksi') await refuseDemo(ports.db, facts, config);
  else if (facts.has(DEMO_BEGUN) && !facts.has(DEMO_DONE)) {
    // Nobody could enter data before the seed was done, so an interrupted one starts over.
    await dropTables(ports.db);
    await migrate(ports.db);
    return fill(ports, config, seedDemo);
  }
  const found = facts.get('wilayah');
  if (found === undefined) return fill(ports, config, seedDemo);
  if (found !== config.wilayah) throw otherRegion(found, config);
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

const note = (db: Db, nama: string) => addFact(db, nama, new Date().toISOString());

async function refuseDemo(db: Db, facts: Map<string, string>, config: Config): Promise<void> {
  const account = await db.selectFrom('pengguna').select('id').where('demo', '=', 1).executeTakeFirst();
  if (!account && !facts.has(DEMO_BEGUN)) return;
  throw new StartError(
    `${describePlace(config)} berisi data dan akun contoh, jadi tidak dapat dipakai untuk produksi. ${chooseAnother(config)}`,
  );
}

const otherRegion = (found: string, config: Config) =>
  new StartError(
    `${describePlace(config)} berisi wilayah ${found}, bukan ${config.wilayah}. Kembalikan WILAYAH=${found}. ${chooseAnother(config)}`,
  );
