import type { Bindings } from '../../http/context.ts';
import { reply } from './answer.ts';
import { serveApi } from './api.ts';
import { serveManifest } from './manifest.ts';
import { servePages } from './pages/pages.ts';
import { plainPage } from './pages/plain-page.ts';
import { serveFile } from './static-files.ts';
import type { WebParts } from './web-parts.ts';

/** The description of the app for devices that install it. */
const MANIFEST = '/manifest.webmanifest';

/** Longer addresses are refused: neither cached nor rendered. */
const LONGEST_ADDRESS = 4000;

/** Serves everything: API, pictures, built files and pages. */
export function createWeb(parts: WebParts): (request: Request, client?: Bindings) => Promise<Response> {
  const api = serveApi(parts);
  const page = servePages(parts);

  return async (request, client = {}) => {
    const { origin, pathname, search } = new URL(request.url);
    const address = (parts.baseUrl ?? client.asal ?? origin) + pathname + search;
    const health = await parts.health(pathname, client.langsung === true);
    if (health) return health;
    if (isUnder('/api', pathname)) return api(request, address, client);
    if (pathname === '/sitemap.xml') return api(request, ofSitemap(address), client);
    if (isUnder('/media', pathname) || pathname === '/robots.txt') return parts.api(new Request(address, request));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply(request, plainPage('wrongMethod', parts.lastSitus()));
    const file = parts.files.get(pathname);
    if (file && pathname === MANIFEST) return serveManifest(request, file, await parts.situs());
    if (file) return serveFile(request, file);
    if (isUnder('/assets', pathname) || !takesHtml(request)) return new Response('Tidak ditemukan', { status: 404 });
    if (address.length > LONGEST_ADDRESS || !isReadable(pathname))
      return reply(request, plainPage('unreadable', parts.lastSitus()));
    return page(request, address);
  };
}

/** The canonical address of a part: other query parameters make no other sitemap. */
function ofSitemap(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const part = searchParams.get('bagian');
  return origin + pathname + (part === null ? '' : `?${new URLSearchParams({ bagian: part })}`);
}

const isUnder = (folder: string, pathname: string) => pathname === folder || pathname.startsWith(`${folder}/`);

/** Whether a page is requested, not an image or script. */
function takesHtml(request: Request): boolean {
  const accept = request.headers.get('Accept');
  return accept === null || accept.includes('text/html') || accept.trim() === '*/*';
}

/** Whether an address is valid text for a database, and cannot be taken for another host's. */
function isReadable(pathname: string): boolean {
  try {
    const text = decodeURIComponent(pathname);
    // Anything else may occur in a product's title, and so in its address.
    return !/^\/[/\\]|\0/.test(text);
  } catch {
    return false;
  }
}
