import { Hono } from 'hono';
import { isAcuan } from '#contract/resources/acuan/tabel-acuan.ts';
import { FORM_BYTES, limitBody, reportsRoom } from '../body/body.ts';
import type { ApiEnv, ResourcePorts } from '../context.ts';
import { onlyFor } from '../write/add-writes.ts';
import { importReports } from '../write/import/laporan/import-reports.ts';
import type { Writes } from '../write/writes.ts';
import { correctRows } from './correct-rows.ts';
import { readHistory } from './read-history.ts';
import { restoreVersion } from './restore-version.ts';

/** Import rights: only a superadmin writes reports of other users. */
const officeRights = { writers: { roles: ['superadmin'] as const } };

/** The history of a row that keeps its versions; of a report also the way back to one of them. */
export function versionRoutes<Input extends object>(ports: ResourcePorts, writes: Writes<Input>): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const { laporan, called, table } = writes;
  if (isAcuan(table)) return routes.get('/:id{[0-9]{1,9}}/riwayat', readHistory(ports.db, table, called));
  if (!laporan) return routes;
  return routes
    .post('/koreksi', limitBody(FORM_BYTES), correctRows(ports, writes, laporan))
    .post('/impor', onlyFor(officeRights), limitBody(reportsRoom.bytes), importReports(ports, writes))
    .get('/:id{[0-9]{1,9}}/riwayat', readHistory(ports.db, laporan, called))
    .post('/:id{[0-9]{1,9}}/pulihkan', onlyFor(writes), limitBody(FORM_BYTES), restoreVersion(ports, writes, laporan));
}
