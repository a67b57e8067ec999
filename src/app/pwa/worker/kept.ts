import { ExpirationPlugin } from 'workbox-expiration';
import { DEVICE_ANSWER_HEADER, DEVICE_PAGE_META } from '@/shared/lib/device-answer';
import { isOfThisBuild } from './build';

const TWO_MONTHS_S = 60 * 86_400;

/** How much of a kind the device keeps, and until when; all of it goes when the device runs out of room. */
export const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: TWO_MONTHS_S, purgeOnQuotaError: true });

/** An answer as the device keeps it: it says since when. Null for one that is not to be kept. */
export async function keptAnswer(response: Response): Promise<Response | null> {
  if (response.status !== 200 || isPrivate(response)) return null;
  return again(response, await response.blob());
}

/** A page as the device keeps it: it says in its head since when, where its scripts can read it. */
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

/** A kept answer as the server gave it. */
export function withoutMark({ status, headers: marked, body }: Response): Response {
  const headers = new Headers(marked);
  headers.delete(DEVICE_ANSWER_HEADER);
  return new Response(body, { status, headers });
}

const isPrivate = ({ headers }: Response) => /private|no-store/.test(headers.get('Cache-Control') ?? '');

function again({ status, headers: old }: Response, body: Blob | string): Response {
  const headers = new Headers(old);
  // They describe the body as it travelled.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  headers.set(DEVICE_ANSWER_HEADER, new Date().toISOString());
  return new Response(body, { status, headers });
}
