import { Hono } from 'hono';
import type { z } from 'zod';
import type { Resource } from '#contract/resource.ts';
import type { ApiEnv, ResourcePorts } from '../context.ts';
import { type AnyFilter, collection } from '../read/collection.ts';
import { type Readable, type Reading, readsOf } from '../read/reads.ts';
import { type PutBack, putBack } from '../versions/put-back.ts';
import { versionRoutes } from '../versions/version-routes.ts';
import { addWrites } from './add-writes.ts';
import { type Writing, writesOf } from './writes.ts';

/** A resource, and its routes in the API. */
export interface Mounted {
  resource: Resource;
  routes: (ports: ResourcePorts) => Hono<ApiEnv>;
  /** Puts back what lies in the trash, where deleted rows do. */
  putBack?: PutBack;
}

/** The two reads and the four writes of a resource; of a report also the history of its rows. */
export function resourceRoutes<
  Filter extends AnyFilter,
  Input extends object,
  Row,
  MDB,
  MTB extends keyof MDB,
  RDB,
  RTB extends keyof RDB,
  Columns,
>(
  resource: Resource & Readable<Filter, Row> & { input: z.ZodType<Input> },
  decided: Reading<Filter, MDB, MTB, RDB, RTB, Columns, Row> & Writing<Input>,
) {
  const reads = readsOf<Filter, MDB, MTB, RDB, RTB, Columns, Row>(resource, decided);
  const writes = writesOf(resource, reads, decided);
  const routes = (ports: ResourcePorts) =>
    // Before the list, whose answers to visitors are cached: a history is nothing for them.
    new Hono<ApiEnv>()
      .route('/', versionRoutes(ports, writes))
      .route('/', addWrites(collection(ports, reads), ports, writes));
  return { resource, reads, routes, putBack: putBack(writes) };
}
