import { Hono } from 'hono';
import { komoditi } from '#contract/resources/komoditi.ts';
import { FORM_BYTES, limitBody } from '../../http/body/body.ts';
import type { ApiEnv, ResourcePorts } from '../../http/context.ts';
import { shownBy } from '../../http/read/collection.ts';
import { alphabetically, contains, equals } from '../../http/read/search.ts';
import { mediaUrlOrNull } from '../../http/uploads/media-routes.ts';
import { onlyFor } from '../../http/write/add-writes.ts';
import { resourceRoutes } from '../../http/write/resource-routes.ts';
import { merge } from './gabung/merge.ts';
import { previewMerge } from './gabung/preview.ts';
import { followedByNames } from './nama-lain/follow-names.ts';
import { changeUnit, previewUnit } from './satuan/change-unit.ts';
import { refuseUnit, unitComplaint } from './satuan/refuse-unit.ts';

const mounted = resourceRoutes(komoditi, {
  table: 'komoditi',
  shows: ['komoditi', 'pangan'],
  matching: (db, { search, nama_komoditi, ...filter }) =>
    db
      .selectFrom('komoditi')
      .where((eb) => equals(eb, filter, 'komoditi', 'id', 'pangan_id'))
      .where((eb) => contains(eb, [search, nama_komoditi], 'nama_komoditi')),
  rows: (matching) =>
    matching
      .leftJoin('pangan', 'pangan.id', 'komoditi.pangan_id')
      .selectAll('komoditi')
      .select('pangan.nama_pangan')
      .orderBy(alphabetically('komoditi.nama_komoditi')),
  toRows: (found) =>
    found.map(({ logo_komoditi, ...row }) => ({ ...row, logo_komoditi_url: mediaUrlOrNull(logo_komoditi) })),
  ...followedByNames('komoditi_id'),
  keepsBlank: ['satuan'],
  check: (trx, values, stored) => refuseUnit(trx, stored && { id: stored.id, satuan: stored['satuan'] }, values),
  checkImported: async (db, values, stored) => {
    const pesan = await unitComplaint(db, { id: stored.id, satuan: String(stored['satuan']) }, values.satuan);
    return pesan === null ? [] : [{ kolom: 'satuan', pesan }];
  },
});

export const komoditiRoutes = {
  ...mounted,
  // Before the reads: their tag knows nothing of the prices that these acts tell of.
  routes: (ports: ResourcePorts) =>
    new Hono<ApiEnv>()
      .get('/:id/gabung', previewMerge(ports))
      .post('/:id/gabung', onlyFor(komoditi), limitBody(FORM_BYTES), merge(ports, shownBy(mounted.reads)))
      .get('/:id{[0-9]{1,9}}/satuan', previewUnit(ports))
      .post(
        '/:id{[0-9]{1,9}}/satuan',
        onlyFor(komoditi),
        limitBody(FORM_BYTES),
        changeUnit(ports, shownBy(mounted.reads)),
      )
      .route('/', mounted.routes(ports)),
};
