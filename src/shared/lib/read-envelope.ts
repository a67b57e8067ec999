import type { Envelope } from '#contract/envelope.ts';

/**
 * What the API itself has answered. Undefined for whatever else came in its place: the page of a hotel's network, which
 * says 200 to everything, a proxy's complaint, an answer that was cut.
 */
export async function readEnvelope(response: Response): Promise<Envelope<unknown> | undefined> {
  if (!response.headers.get('Content-Type')?.includes('json')) return undefined;
  const body: unknown = await response.json().catch(() => undefined);
  return isEnvelope(body) ? body : undefined;
}

const isEnvelope = (value: unknown): value is Envelope<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  'meta' in value &&
  typeof value.meta === 'object' &&
  value.meta !== null &&
  'status' in value.meta &&
  (value.meta.status === 'success' || value.meta.status === 'error');
