import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { seedDemo } from '../../../demo/world/seed-demo.ts';
import { hashOf } from '../../../scripts/build/source-hash.ts';
import { ROOT } from '../../../scripts/run.ts';
import { regionNames } from '../../../server/adapters/region-names.ts';
import { isPostgres } from '../../../server/db/dialects.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openSqlite } from '../../../server/db/open-sqlite.ts';
import { seedRegion } from '../../../server/db/region.ts';
import type { Db } from '../../../server/ports.ts';
import { quickPasswords, stubFiles, stubPictures } from '../api/ports.ts';
import { TODAY } from '../clock/test-day.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A file with the region and the demo year; each worker copies it. */
    seed: string;
  }
}

/** What the seeded database is made from. */
const SEEDED_FROM = [
  ...['server', 'contract', 'demo', 'package-lock.json'],
  ...['tests/support/data/seeded-database.ts', 'tests/support/api/ports.ts', 'tests/support/clock'],
];

let path: string | undefined;

/** Seeds one database for all suites of a run; the next run copies it unless what it is made from has changed. */
export async function setup(project: TestProject): Promise<void> {
  path = join(await mkdtemp(join(tmpdir(), 'lumbung-uji-')), 'benih.db');
  const hash = await hashOf(ROOT, SEEDED_FROM);
  const kept = join(tmpdir(), `lumbung-benih-${hash.slice(0, 16)}.db`);
  const isKept = await copyFile(kept, path).then(
    () => true,
    () => false,
  );
  if (!isKept) {
    await seed(openSqlite(path));
    // Under its name only once it is whole: another run may be looking.
    await copyFile(path, `${path}.baru`);
    await rename(`${path}.baru`, kept);
  }
  project.provide('seed', path);
}

export async function teardown(): Promise<void> {
  if (path) await rm(dirname(path), { recursive: true, force: true });
}

/** Fills an empty database with the region and the demo year, and closes it. */
export async function seed(db: Db): Promise<void> {
  try {
    await migrate(db);
    const region = await regionNames('64.07');
    await seedRegion(db, region!, TODAY);
    const ports = { db, files: stubFiles(), pictures: stubPictures };
    await seedDemo(ports, quickPasswords, { today: TODAY, progress: () => {} });
    // Copies are asked at once, before PostgreSQL would count for itself what it has.
    if (isPostgres(db)) await sql`analyze`.execute(db);
  } finally {
    await db.destroy();
  }
}
