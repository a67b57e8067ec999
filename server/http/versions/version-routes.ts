import { Hono } from 'hono';
import { FORM_BYTES, limitBody } from '../body/body.ts';
import type { ApiEnv, ResourcePorts } from '../context.ts';
import { onlyFor } from '../write/add-writes.ts';
import type { Writes } from '../write/writes.ts';
import { readHistory } from './read-history.ts';
import { restoreVersion } from './restore-version.ts';

/** The history of a reported row, and the way back to one of its versions. */
export function versionRoutes<Input extends object>(ports: ResourcePorts, writes: Writes<Input>): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const { laporan, called } = writes;
  if (!laporan) return routes;
  return routes
    .get('/:id{[0-9]{1,9}}/riwayat', readHistory(ports.db, laporan, called))
    .post('/:id{[0-9]{1,9}}/pulihkan', onlyFor(writes), limitBody(FORM_BYTES), restoreVersion(ports, writes, laporan));
}
