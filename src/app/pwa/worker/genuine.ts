import type { WorkboxPlugin } from 'workbox-core/types';
import { readEnvelope } from '@/shared/lib/answers';

/** Stands in the head of every page of the app, whatever its build. */
const OURS = '<link rel="manifest" href="/manifest.webmanifest"';
/** It comes in the first thousand bytes. */
const HEAD_LENGTH = 8192;

const typeOf = ({ headers }: Response): string => headers.get('Content-Type') ?? '';

/** Whether the API itself has answered. */
export const isOwnAnswer = async (response: Response): Promise<boolean> =>
  (await readEnvelope(response.clone())) !== undefined;

/** Whether a picture is one. */
export const isPicture = (response: Response): boolean => response.ok && typeOf(response).startsWith('image/');

/** Whether a file of the build is what its name says. */
export function isAsNamed(response: Response, { pathname }: URL): boolean {
  if (!response.ok) return false;
  if (pathname.endsWith('.js')) return typeOf(response).includes('javascript');
  if (pathname.endsWith('.css')) return typeOf(response).includes('css');
  return !typeOf(response).includes('html');
}

/**
 * Whether a page is the app's own, of whatever build. A redirect is not: the app navigates to final addresses only.
 * Reads no further than the head, so that the page is shown while it arrives.
 */
export async function isOwnPage(response: Response): Promise<boolean> {
  if (response.type === 'opaqueredirect') return false;
  if (!typeOf(response).includes('html')) return true;
  const reader = response.clone().body?.getReader();
  if (!reader) return false;
  const decoder = new TextDecoder();
  let head = '';
  while (!head.includes(OURS) && head.length < HEAD_LENGTH) {
    const { done, value } = await reader.read();
    if (done) break;
    head += decoder.decode(value, { stream: true });
  }
  reader.cancel().catch(() => {
    // The page itself is read from the other copy of the stream.
  });
  return head.includes(OURS);
}

/**
 * Treats a response of another kind than was asked for as a failed request: it is neither given nor cached. One that is
 * in the cache already is not given either.
 */
export const only = (isGenuine: (response: Response, url: URL) => boolean | Promise<boolean>): WorkboxPlugin => ({
  fetchDidSucceed: async ({ request, response }) => {
    if (await isGenuine(response, new URL(request.url))) return response;
    throw new Error(`Something else was answered for ${request.url}`);
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && (await isGenuine(cachedResponse, new URL(request.url))) ? cachedResponse : null,
});
