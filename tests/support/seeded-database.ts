import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { regionNames } from '../../server/adapters/region-names.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openSqlite } from '../../server/db/open-sqlite.ts';
import { seedRegion } from '../../server/db/region.ts';
import { seedDemo } from '../../server/db/seed/demo.ts';
import { quickPasswords, stubFiles, stubPictures } from './ports.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A file with the region and the demo year; each worker copies it. */
    seed: string;
  }
}

/** The day on which the demo year of the tests ends. */
export const TODAY = new Date('2026-11-20T04:00:00Z');

let seeding: Promise<string> | undefined;

/** Seeds one database for all suites of a run. */
export async function setup(project: TestProject): Promise<void> {
  seeding ??= seed();
  project.provide('seed', await seeding);
}

export async function teardown(): Promise<void> {
  if (seeding) await rm(dirname(await seeding), { recursive: true, force: true });
}

async function seed(): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'lumbung-uji-')), 'benih.db');
  const db = openSqlite(path);
  await migrate(db);
  const region = await regionNames('64.07');
  await seedRegion(db, region!, TODAY);
  const ports = { db, files: stubFiles(), pictures: stubPictures };
  await seedDemo(ports, quickPasswords, { today: TODAY, progress: () => {} });
  await db.destroy();
  return path;
}
