import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createApp } from '../../server/app.ts';
import { openSqlite } from '../../server/db/open-sqlite.ts';
import { quickPasswords, silentLog, stubFiles, stubPictures } from './ports.ts';
import { TODAY } from './seeded-database.ts';

/** The real API on a copy of the seeded database, with the errors that it logged. */
export async function openApi() {
  const path = join(await mkdtemp(join(tmpdir(), 'lumbung-api-')), 'lumbung.db');
  await copyFile(inject('seed'), path);
  const db = openSqlite(path);
  const errors: string[] = [];
  const files = stubFiles();
  const log = {
    ...silentLog,
    error: (event: string, facts?: Record<string, unknown>) => errors.push(`${event} ${JSON.stringify(facts)}`),
  };
  const app = createApp({
    db,
    files,
    pictures: stubPictures,
    passwords: quickPasswords,
    now: () => TODAY,
    log,
    baseUrl: null,
  });
  const fetch = (path: string, init?: RequestInit): Promise<Response> =>
    Promise.resolve(app.fetch(new Request(`http://localhost${path}`, init)));
  return { app, db, files, errors, fetch };
}

export type TestApi = Awaited<ReturnType<typeof openApi>>;
