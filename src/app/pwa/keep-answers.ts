import type { ApolloClient } from '@apollo/client';
import { aside, type Read, readFrom } from '@/shared/api';
import { KEPT_DATA, KEPT_HEADER } from '@/shared/lib/kept-mark';

/**
 * Reads needs whose answers shall lie on the device: past all that the page knows, and without changing it.
 *
 * @param since what the device has got after this, in milliseconds, is not asked for again
 */
export function keeper(client: ApolloClient, since: number): Read {
  const send: typeof fetch = async (input, init) => (await keptAfter(String(input), since)) ?? fetch(input, init);
  return readFrom(client, { fetchPolicy: 'no-cache', context: { ...aside, send } });
}

async function keptAfter(address: string, since: number): Promise<Response | null> {
  const answer = await (await caches.open(KEPT_DATA)).match(address, { ignoreVary: true });
  return answer && Date.parse(answer.headers.get(KEPT_HEADER) ?? '') > since ? answer : null;
}
