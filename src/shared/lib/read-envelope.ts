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
