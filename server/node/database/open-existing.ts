import { existsSync } from 'node:fs';
import { factsOf } from '../../db/facts.ts';
import type { Db } from '../../ports.ts';
import { StartError } from '../faults/start-error.ts';
import { describePlace, type Place } from '../settings/place.ts';
import { databasePath } from './data-folder.ts';
import { explain, openDatabase, openUnmigrated } from './open-database.ts';

type Work<Result> = (db: Db) => Promise<Result>;

/** Opens and migrates a database that a start has filled, works with it and closes it. @throws StartError */
export const workWithExisting = <Result>(place: Place, work: Work<Result>): Promise<Result> =>
  workWith(place, openDatabase, async (db) => {
    if (!(await factsOf(db)).has('wilayah')) throw empty(place);
    return work(db);
  });

/** The same without migrating: the previous version may be using it. @throws StartError */
export const workWithUnmigrated = <Result>(place: Place, work: Work<Result>): Promise<Result> =>
  workWith(place, openUnmigrated, work);

async function workWith<Result>(place: Place, open: typeof openDatabase, work: Work<Result>): Promise<Result> {
  // Opening a missing file would create one.
  if (place.databaseUrl === null && !existsSync(databasePath(place.dataDir))) throw empty(place);
  await using db = await open(place);
  try {
    return await work(db);
  } catch (error) {
    throw explain(place, error);
  }
}

const empty = (place: Place) =>
  new StartError(`${describePlace(place)} belum berisi. Jalankan aplikasi sekali dahulu, lalu ulangi.`);
