import { addressOf, type PageAddress, pageAddress } from '#contract/pages.ts';
import { accountPageOf, isAccountPath } from '#contract/routes.ts';
import { databaseRefusal } from '../../../http/write/database-refusal.ts';
import { type Answer, isKnownBy, reply, unchanged } from '../answer.ts';
import { chosenEncoding } from '../cache/encoding.ts';
import { type CachedPage, inEncoding, packed } from '../cache/page-cache.ts';
import type { WebParts } from '../web-parts.ts';
import { drawPage } from './draw-page.ts';
import { TooBusy } from './fair-queue.ts';
import { plainPages } from './plain-page.ts';

/** Whichever of the addresses that lead nowhere is asked for: all get the same page. */
const NOWHERE = '/tidak-ada';

/** A page by the one address that it is drawn and kept under, and in whose room. */
interface Place {
  key: string;
  group: string;
}

type PageParts = Pick<
  WebParts,
  'renderer' | 'revision' | 'pageCache' | 'pageQueue' | 'existingPage' | 'log' | 'policy' | 'now'
>;

/** Public pages, drawn when the data or the address is new and kept until the data changes. */
export function servePages({ renderer, revision, pageCache, pageQueue, existingPage, log, policy, now }: PageParts) {
  const drawing = new Map<string, Promise<CachedPage>>();

  const draw = async ({ key, group }: Place, current: string): Promise<CachedPage> => {
    const drawn = await pageQueue(group, () => drawPage(renderer, key, policy));
    const answer = await packed(drawn.answer);
    // What lacks a part is drawn again for the next one, and kept for when that cannot be.
    const page = { revision: drawn.isWhole ? current : '', drawn: now(), answer };
    // What failed may succeed the next time.
    if (answer.status === 200 || answer.status === 404) pageCache.put(key, group, page);
    return page;
  };

  /** Those who ask for the same at once wait for one drawing. */
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
      if (!(error instanceof TooBusy)) throw error;
      return cached ? aged(cached, now()) : plainPages.crowded;
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
      return reply(request, databaseRefusal(error) ? plainPages.busy : plainPages.broken);
    }
  };
}

/**
 * What an address means. An account's page is the same for all, and its query may hold the token of a letter: nobody
 * keeps or logs that.
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

/** A page that others have replaced since: it says how old it is (RFC 9111 section 5.1). */
function aged({ answer, drawn }: CachedPage, now: number): Answer {
  return { ...answer, headers: { ...answer.headers, age: String(Math.max(0, Math.round((now - drawn) / 1000))) } };
}
