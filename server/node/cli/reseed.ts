import { rm } from 'node:fs/promises';
import { factsOf } from '../../db/facts.ts';
import { dropTables } from '../../db/tables.ts';
import type { Log } from '../../ports.ts';
import { mediaPath, prepareDataFolder, removeDatabase } from '../database/data-folder.ts';
import { refuseWhileInUse } from '../database/in-use.ts';
import { openDatabase, openUnmigrated } from '../database/open-database.ts';
import { StartError } from '../faults/start-error.ts';
import { openPorts, type SeedDemo } from '../process/open-ports.ts';
import type { Config } from '../settings/config.ts';
import { databaseName, describePlace, type Place } from '../settings/place.ts';
import { confirm, type Person } from './ask.ts';

/** Deletes all data and seeds the demo anew. @throws StartError when that is not allowed */
export async function reseed(config: Config, person: Person, log: Log, seedDemo: SeedDemo): Promise<void> {
  const { dataDir } = config;
  await prepareDataFolder(dataDir);
  await refuseRealData(config);
  await refuseWhileInUse(config);
  const where = config.databaseUrl === null ? '' : `${databaseName(config.databaseUrl)} dan `;
  await confirm(person, 'ulang', `Semua data dan foto di ${where}'${dataDir}' akan dihapus.`, 'dihapus');

  await emptyDatabase(config);
  await rm(mediaPath(dataDir), { recursive: true, force: true });
  await prepareDataFolder(dataDir);
  const { close } = await openPorts(config, log, seedDemo);
  await close();
}

async function emptyDatabase(place: Place): Promise<void> {
  if (place.databaseUrl === null) return removeDatabase(place.dataDir);
  await using db = await openUnmigrated(place);
  await dropTables(db);
}

/** Real data must not be lost by one word. */
async function refuseRealData(place: Place): Promise<void> {
  await using db = await openDatabase(place);
  const facts = await factsOf(db);
  if (!facts.has('wilayah') || facts.has('demo') || facts.has('demo_dimulai')) return;
  throw new StartError(`${describePlace(place)} berisi data sungguhan, bukan data contoh; tidak ada yang dihapus.`);
}
