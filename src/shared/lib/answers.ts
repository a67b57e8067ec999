import type { Envelope } from '#contract/envelope.ts';

/**
 * What the API itself has answered. Undefined for whatever else came in its place: the page of a hotel's network, which
 * says 200 to everything, a proxy's complaint, an answer that was cut.
 */
export async function readEnvelope(response: Response): Promise<Envelope<unknown> | undefined> {
  if (!response.headers.get('Content-Type')?.includes('json')) return undefined;
  const body = (await response.json().catch(() => undefined)) as Envelope<unknown> | null | undefined;
  // Whatever it is: only the API's answers have one of these two words in this place.
  const status: unknown = body?.meta?.status;
  return body && (status === 'success' || status === 'error') ? body : undefined;
}

/** Stands on an answer that came from this device, not from the server: when it was kept, ISO 8601. */
export const DEVICE_ANSWER_HEADER = 'X-Disimpan';

/** The name of the meta element that stands in a page which came from this device, for the same purpose. */
export const DEVICE_PAGE_META = 'disimpan';

/** The service worker's caches of public pages, and of the bare page where the office's look is newer than the build's. */
export const PAGES_CACHE = 'halaman';
export const SHELL_CACHE = 'cangkang';

/** The service worker's cache of the API's public answers. */
export const ANSWERS_CACHE = 'data';
