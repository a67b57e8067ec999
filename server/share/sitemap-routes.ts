import { Hono } from 'hono';
import { routes } from '#contract/routes.ts';
import type { Ports } from '../ports.ts';

/** What a sitemap may hold by its protocol is 50,000; the newest products and activities come first. */
const MOST = 20_000;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** `/sitemap.xml` and `/robots.txt`: which public pages there are. */
export const sitemapRoutes = ({ db, baseUrl }: Pick<Ports, 'db' | 'baseUrl'>) => {
  const originOf = (url: string) => baseUrl ?? new URL(url).origin;

  const paths = async (): Promise<string[]> => {
    const kecamatan = await db.selectFrom('kecamatan').select('nama_kecamatan').orderBy('id').execute();
    const produk = await db
      .selectFrom('produk')
      .select('slug')
      .where('status', '=', 'aktif')
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute();
    const kegiatan = await db.selectFrom('kegiatan_dinas').select('id').orderBy('id', 'desc').limit(MOST).execute();
    return [
      routes.home,
      routes.etalase,
      routes.hargaPangan,
      routes.hargaPanganKutaiBarat,
      routes.ketersediaanPangan,
      routes.luasLahan,
      routes.kegiatan,
      routes.laporan,
      routes.timbangBalita,
      routes.luasTanam,
      ...kecamatan.flatMap(({ nama_kecamatan: nama }) => [
        routes.hargaPanganDi(nama),
        routes.ketersediaanPanganDi(nama),
        routes.timbangBalitaDi(nama),
        routes.luasTanamDi(nama),
      ]),
      ...produk.map(({ slug }) => routes.detailProduk(slug)),
      ...kegiatan.map(({ id }) => routes.detailKegiatan(id)),
    ];
  };

  return new Hono()
    .get('/sitemap.xml', async (c) => {
      const origin = originOf(c.req.url);
      const urls = (await paths()).map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`);
      const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
      return c.body(xml, 200, { 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=3600' });
    })
    .get('/robots.txt', (c) =>
      c.text(
        `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\nSitemap: ${originOf(c.req.url)}/sitemap.xml\n`,
        200,
        {
          'Cache-Control': 'public, max-age=3600',
        },
      ),
    );
};
