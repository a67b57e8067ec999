import { ExpirationPlugin } from 'workbox-expiration';
import { DEVICE_ANSWER_HEADER, DEVICE_PAGE_META } from '@/shared/lib/answers';
import { isOfThisBuild } from './build';

const TWO_MONTHS_S = 60 * 86_400;

/** How much of a kind the device keeps, and until when; all of it goes when the device runs out of room. */
export const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: TWO_MONTHS_S, purgeOnQuotaError: true });

/** An answer for the cache, with a header that says when it was stored; null where it may not be cached. */
export async function keptAnswer(response: Response): Promise<Response | null> {
  if (response.status !== 200 || isPrivate(response)) return null;
  return again(response, await response.blob());
}

/** A page for the cache, with a `<meta>` that tells its scripts when it was stored; null where it may not be cached. */
export async function keptPage(response: Response): Promise<Response | null> {
  if (response.status !== 200 || isPrivate(response) || !response.headers.get('Content-Type')?.includes('html')) {
    return null;
  }
  const html = await response.text();
  if (!isOfThisBuild(html)) return null;
  const mark = `<meta name="${DEVICE_PAGE_META}" content="${new Date().toISOString()}">`;
  return again(
    response,
    html.replace('<head>', () => `<head>${mark}`),
  );
}

/** A cached answer without that header, as the server gave it. */
export function withoutMark({ status, headers: marked, body }: Response): Response {
  const headers = new Headers(marked);
  headers.delete(DEVICE_ANSWER_HEADER);
  return new Response(body, { status, headers });
}

const isPrivate = ({ headers }: Response) => /private|no-store/.test(headers.get('Cache-Control') ?? '');

function again({ status, headers: old }: Response, body: Blob | string): Response {
  const headers = new Headers(old);
  // These describe the body as it was transferred.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  headers.set(DEVICE_ANSWER_HEADER, new Date().toISOString());
  return new Response(body, { status, headers });
}
