import { type Context, Hono } from 'hono';
import { notFound } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { revisionTag } from '../http/read/revision-tag.ts';
import type { Ports } from '../ports.ts';
import { countsOf, LARGEST, pathsOf, shownTables } from './sitemap-paths.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const XML = { 'Content-Type': 'application/xml' };

const document = (kind: 'urlset' | 'sitemapindex', entry: 'url' | 'sitemap', addresses: string[]): string => {
  const entries = addresses.map((address) => `<${entry}><loc>${escaped(address)}</loc></${entry}>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</${kind}>\n`;
};

/**
 * `/sitemap.xml` and `/robots.txt`. With many pages the first is an index of further sitemaps, such as
 * `/sitemap.xml?bagian=produk-2`.
 *
 * @param largest how many addresses a sitemap has
 */
export const sitemapRoutes = ({ db, baseUrl }: Pick<Ports, 'db' | 'baseUrl'>, largest = LARGEST) => {
  const originOf = (url: string) => baseUrl ?? new URL(url).origin;
  const pages = (origin: string, paths: string[]) =>
    document(
      'urlset',
      'url',
      paths.map((path) => origin + path),
    );

  const part = async (c: Context<ApiEnv>, name: string) => {
    const [, group = '', number = ''] = /^([a-z]+)-([1-9]\d?)$/.exec(name) ?? [];
    const offset = (Number(number) - 1) * largest;
    const [known, count = 0] = (await countsOf(db)).find(([one]) => one === group) ?? [];
    if (!known || offset < 0 || offset >= count) throw notFound('Bagian peta situs');
    const paths = await pathsOf[known](db, { limit: largest, offset });
    return c.body(pages(originOf(c.req.url), paths), 200, XML);
  };

  return new Hono<ApiEnv>()
    .get('/sitemap.xml', revisionTag(db, ...shownTables), async (c) => {
      const named = c.req.query('bagian');
      if (named !== undefined) return part(c, named);
      const origin = originOf(c.req.url);
      const counts = await countsOf(db);
      if (counts.reduce((sum, [, count]) => sum + count, 0) <= largest) {
        const all = await Promise.all(counts.map(([group]) => pathsOf[group](db, { limit: largest, offset: 0 })));
        return c.body(pages(origin, all.flat()), 200, XML);
      }
      const parts = counts.flatMap(([group, count]) =>
        Array.from(
          { length: Math.ceil(count / largest) },
          (_, at) => `${origin}/sitemap.xml?bagian=${group}-${at + 1}`,
        ),
      );
      return c.body(document('sitemapindex', 'sitemap', parts), 200, XML);
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
