import { Hono } from 'hono';
import { accountRoutes } from './accounts/account-routes.ts';
import { kelolaAkunRoutes } from './accounts/kelola/kelola-routes.ts';
import { cetakRoutes } from './cetak/cetak-routes.ts';
import { failure, notFound, Refusal } from './http/answer.ts';
import { isCutOff } from './http/body/body.ts';
import { unreadable } from './http/body/body-bounds.ts';
import { type ApiEnv, bindingsOf } from './http/context.ts';
import { cors, forAllSites } from './http/cors.ts';
import { databaseRefusal } from './http/database-refusal.ts';
import { limitFiles } from './http/file/limit-files.ts';
import { limitWriters } from './http/rights/limit-writers.ts';
import { session } from './http/rights/session.ts';
import { mediaRoutes } from './http/uploads/media-routes.ts';
import { manyPictures } from './http/uploads/prepare-upload.ts';
import { berandaKantorRoutes } from './office/beranda/beranda-kantor.ts';
import { identitasRoutes } from './office/identitas.ts';
import { kelengkapanRoutes } from './office/kelengkapan-routes.ts';
import { pengingatRoutes } from './office/pengingat/pengingat-routes.ts';
import { officeDay } from './office/periods.ts';
import { situsOf } from './office/situs.ts';
import { openApiRoutes } from './openapi/routes.ts';
import { Busy, type Ports } from './ports.ts';
import { resources } from './resources/index.ts';
import { jejakRoutes } from './resources/jejak/jejak-routes.ts';
import { koreksiSayaRoutes } from './resources/koreksi-saya.ts';
import { aduanProdukRoutes } from './resources/produk/aduan-produk.ts';
import { sampahRoutes } from './resources/sampah.ts';
import { shareRoutes } from './share/share-routes.ts';
import { sitemapRoutes } from './share/sitemap-routes.ts';
import { situsRoutes } from './share/situs-routes.ts';
import { skpgRoutes } from './skpg/skpg-routes.ts';
import { summaries } from './summaries/index.ts';

/** Letters come from the site that the office has named. */
const inOfficeName = ({ db, mail }: Pick<Ports, 'db' | 'mail'>): Ports['mail'] => ({
  isPosted: mail.isPosted,
  async send(letter) {
    const nama = (await situsOf(db))?.nama;
    await mail.send(nama ? { ...letter, dari: nama } : letter);
  },
});

/** The whole API as a function of its ports: Node serves it, pages are rendered with it, tests and the demo call it. */
export function createApp(basePorts: Ports) {
  const ports = { ...basePorts, mail: inOfficeName(basePorts) };
  const today = officeDay(ports);
  const api = new Hono<ApiEnv>()
    .use(async (c, next) => {
      c.set('origin', ports.baseUrl ?? bindingsOf(c).asal ?? new URL(c.req.url).origin);
      await next();
    })
    .use(session(ports))
    .use(limitWriters(ports))
    .use(limitFiles(ports))
    .route('/', openApiRoutes())
    .route('/', accountRoutes(ports))
    .route('/akun', kelolaAkunRoutes(ports))
    .route('/jejak', jejakRoutes(ports))
    .route('/aduan-produk', aduanProdukRoutes(ports))
    .route('/sampah', sampahRoutes(ports))
    .route('/koreksi-saya', koreksiSayaRoutes(ports))
    .route('/kelengkapan', kelengkapanRoutes(ports))
    .route('/pengingat', pengingatRoutes(ports))
    .route('/kantor/beranda', berandaKantorRoutes(ports))
    .route('/kantor/identitas', identitasRoutes(ports))
    .route('/kantor/skpg', skpgRoutes(ports))
    .route('/cetak', cetakRoutes(ports));
  for (const { summary, routes } of summaries) api.route(summary.path, routes(ports));
  for (const { resource, routes } of resources) api.route(resource.path, routes(ports));

  return new Hono<ApiEnv>()
    .use(async (c, next) => {
      c.set('hariIni', await today());
      await next();
    })
    .use('/api/*', cors(ports.guards.corsOrigins))
    .route('/api', api)
    .route('/', sitemapRoutes(ports))
    .use('/media/*', forAllSites)
    .route('/media/bagikan', shareRoutes(ports))
    .route('/media/situs', situsRoutes(ports))
    .route('/media', mediaRoutes(ports))
    .notFound((c) => failure(c, notFound('Alamat')))
    .onError((error, c) => {
      if (error instanceof Refusal) return failure(c, error);
      if (isCutOff(error)) return failure(c, unreadable());
      if (error instanceof Busy) return failure(c, manyPictures());
      ports.log.error('permintaan-gagal', { path: c.req.path, error: error.stack ?? String(error) });
      return failure(
        c,
        databaseRefusal(error) ?? new Refusal(500, 'Terjadi kesalahan pada server. Silahkan coba lagi.'),
      );
    });
}
