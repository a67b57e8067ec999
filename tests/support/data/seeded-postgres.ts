import type { TestProject } from 'vitest/node';
import { type Cluster, startCluster } from '../../../scripts/postgres/cluster.ts';
import { createDatabase } from '../../../scripts/postgres/create-database.ts';
import { openPostgres } from '../../../server/db/open-postgres.ts';
import { seed } from './seeded-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the cluster's database for housekeeping. */
    postgres: string;
    /** Name of the seeded database in that cluster, to be copied. */
    template: string;
  }
}

const TEMPLATE = 'benih';

let cluster: Cluster | undefined;

/** Starts a PostgreSQL of our own for a run and seeds one database in it; each test copies that. */
export async function setup(project: TestProject): Promise<void> {
  cluster = await startCluster({ durable: false });
  await seed(openPostgres(await createDatabase(cluster.url, TEMPLATE)));
  project.provide('postgres', cluster.url);
  project.provide('template', TEMPLATE);
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
}
