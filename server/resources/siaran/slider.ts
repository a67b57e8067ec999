import type { Hono } from 'hono';
import { urutanInput } from '#contract/acts/urutan.ts';
import { slider } from '#contract/resources/slider.ts';
import { type Body, FORM_BYTES, limitBody } from '../../http/body/body.ts';
import type { ApiContext, ApiEnv, ResourcePorts } from '../../http/context.ts';
import { contains, equals } from '../../http/read/search.ts';
import { callerWith } from '../../http/rights/session.ts';
import { mediaUrl } from '../../http/uploads/media-routes.ts';
import { onlyFor } from '../../http/write/add-writes.ts';
import { answerOnce } from '../../http/write/answer-once.ts';
import { putOnly } from '../../http/write/by-method.ts';
import { noteWrite } from '../../http/write/jejak.ts';
import { reorder } from '../../http/write/reorder.ts';
import { type Mounted, resourceRoutes } from '../../http/write/resource-routes.ts';
import { validated } from '../../http/write/validated.ts';
import type { Db } from '../../ports.ts';

const inOrder = (db: Db) => db.selectFrom('slider').selectAll().orderBy('urutan').orderBy('id').execute();

const asShown = <Row extends { foto: string }>({ foto, ...row }: Row) => ({ ...row, foto_url: mediaUrl(foto) });

const { resource, routes } = resourceRoutes(slider, {
  table: 'slider',
  shows: ['slider'],
  matching: (db, { search, ...filter }) =>
    db
      .selectFrom('slider')
      .where((eb) => equals(eb, filter, 'slider', 'id', 'status'))
      .where((eb) => contains(eb, [search], 'judul', 'deskripsi')),
  rows: (matching) => matching.selectAll().orderBy('urutan').orderBy('id'),
  toRows: (found) => found.map(asShown),
});

export const sliderRoutes: Mounted = { resource, routes: (ports) => addOrder(routes(ports), ports) };

/** Puts the banners in another order: all of them in one transaction. */
function addOrder(own: Hono<ApiEnv>, ports: ResourcePorts): Hono<ApiEnv> {
  const order = async (c: ApiContext, body: Body) => {
    const caller = callerWith(c, ...slider.writers.roles);
    const asked = validated(body.fields, [], urutanInput);
    return answerOnce(c, ports, { caller, body, code: 200 }, async (trx) => {
      const shown = async () => (await inOrder(trx)).map(asShown);
      await reorder(trx, { table: 'slider', called: 'Daftar slider', shown }, asked, ports.now());
      await noteWrite(c, trx, ports.now(), { perbuatan: 'ubah', tabel: 'slider', keterangan: 'urutan' });
      return { slider: await shown() };
    });
  };
  own.use('/urutan', onlyFor(slider), limitBody(FORM_BYTES));
  return own.on(['PUT', 'POST'], '/urutan', putOnly(order));
}
