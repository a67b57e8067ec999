import { addressOf, type PageAddress, pageAddress } from '#contract/pages.ts';
import { accountPageOf, isAccountPath } from '#contract/routes.ts';
import { databaseRefusal } from '../../../http/database-refusal.ts';
import { Busy } from '../../../ports.ts';
import { type Answer, isKnownBy, reply, unchanged } from '../answer.ts';
import { chosenEncoding } from '../cache/encoding.ts';
import { type CachedPage, inEncoding, packed } from '../cache/page-cache.ts';
import type { WebParts } from '../web-parts.ts';
import { drawPage } from './draw-page.ts';
import { plainPage } from './plain-page.ts';

/** All unknown addresses share this page. */
const NOWHERE = '/tidak-ada';

/** The canonical address of a page, which is its cache key, and its group in the cache. */
interface Place {
  key: string;
  group: string;
}

type PageParts = Pick<
  WebParts,
  'renderer' | 'revision' | 'pageCache' | 'pageQueue' | 'existingPage' | 'lastSitus' | 'log' | 'policy' | 'now'
>;

/** Serves public pages: rendered when data or address are new, cached until data changes. */
export function servePages(parts: PageParts) {
  const { renderer, revision, pageCache, pageQueue, existingPage, lastSitus, log, policy, now } = parts;
  const drawing = new Map<string, Promise<CachedPage>>();

  const draw = async ({ key, group }: Place, current: string): Promise<CachedPage> => {
    const drawn = await pageQueue(group, () => drawPage(renderer, key, policy));
    const answer = await packed(drawn.answer);
    // An incomplete page is rendered again at the next request, and cached for when that fails.
    const page = { revision: drawn.isWhole ? current : '', drawn: now(), answer };
    // Errors are not cached.
    if (answer.status === 200 || answer.status === 404) pageCache.put(key, group, page);
    return page;
  };

  /** Concurrent requests share one rendering. */
  const drawnOnce = (place: Place, current: string): Promise<CachedPage> => {
    const name = `${current} ${place.key}`;
    const running = drawing.get(name);
    if (running) return running;
    const made = draw(place, current).finally(() => drawing.delete(name));
    drawing.set(name, made);
    return made;
  };

  const newest = async (place: Place, current: string): Promise<Answer> => {
    const cached = pageCache.get(place.key);
    if (cached?.revision === current) return cached.answer;
    try {
      return (await drawnOnce(place, current)).answer;
    } catch (error) {
      if (!(error instanceof Busy)) throw error;
      return cached ? aged(cached, now()) : plainPage('crowded', lastSitus());
    }
  };

  const answerTo = async (origin: string, meant: PageAddress | string): Promise<Answer> => {
    const current = await revision();
    const place = placeOf(origin, meant);
    const cached = pageCache.get(place.key);
    if (cached?.revision === current || typeof meant === 'string') return newest(place, current);
    return newest(placeOf(origin, await existingPage(meant)), current);
  };

  return async (request: Request, asked: string): Promise<Response> => {
    const { origin, pathname, search } = new URL(asked);
    try {
      const answer = await answerTo(origin, meantBy(pathname, search));
      if (isKnownBy(request.headers.get('If-None-Match'), answer)) return reply(request, unchanged(answer));
      return reply(request, await inEncoding(answer, chosenEncoding(request.headers.get('Accept-Encoding'))));
    } catch (error) {
      log.error('halaman-gagal', { address: origin + pathname, error });
      return reply(request, plainPage(databaseRefusal(error) ? 'busy' : 'broken', lastSitus()));
    }
  };
}

/**
 * The page of an address. Account pages are the same for all, and their query may contain a letter's token, which must
 * not be cached or logged.
 */
function meantBy(pathname: string, search: string): PageAddress | string {
  if (isAccountPath(pathname)) return accountPageOf(pathname);
  const meant = pageAddress({ pathname, search });
  return meant.page === null ? NOWHERE : meant;
}

function placeOf(origin: string, meant: PageAddress | string): Place {
  if (typeof meant === 'string') return { key: origin + meant, group: meant };
  const { page, params, query } = meant;
  return page === null ? placeOf(origin, NOWHERE) : { key: origin + addressOf({ page, params, query }), group: page };
}

/** An outdated page states its age (RFC 9111 section 5.1). */
function aged({ answer, drawn }: CachedPage, now: number): Answer {
  return { ...answer, headers: { ...answer.headers, age: String(Math.max(0, Math.round((now - drawn) / 1000))) } };
}
