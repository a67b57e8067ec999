import { access } from 'node:fs/promises';
import { factsOf } from '../../db/facts.ts';
import type { Db } from '../../ports.ts';
import { StartError } from '../faults/start-error.ts';
import { describePlace, type Place } from '../settings/place.ts';
import { databasePath } from './data-folder.ts';
import { explain, openDatabase, openUnmigrated } from './open-database.ts';

const empty = (place: Place) =>
  new StartError(`${describePlace(place)} belum berisi. Jalankan aplikasi sekali dahulu, lalu ulangi.`);

/** Opening a missing file would create one. */
async function refuseMissing(place: Place): Promise<void> {
  if (place.databaseUrl !== null) return;
  await access(databasePath(place.dataDir)).catch(() => {
    throw empty(place);
  });
}

/** Opens and migrates a database that a start has filled. @throws StartError when there is none */
export async function openExisting(place: Place): Promise<Db> {
  await refuseMissing(place);
  const db = await openDatabase(place);
  const facts = await factsOf(db).catch(async (error) => {
    await db.destroy();
    throw explain(place, error);
  });
  if (facts.has('wilayah')) return db;
  await db.destroy();
  throw empty(place);
}

/** Opens it without migrating: the previous version may be using it. @throws StartError when there is none */
export async function openToRead(place: Place): Promise<Db> {
  await refuseMissing(place);
  return openUnmigrated(place);
}
