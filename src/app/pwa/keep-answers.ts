import type { ApolloClient } from '@apollo/client';
import { aside, type Read, readFrom } from '@/shared/api';
import { ANSWERS_CACHE, DEVICE_ANSWER_HEADER } from '@/shared/lib/answers';

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
  const answer = await (await caches.open(ANSWERS_CACHE)).match(address, { ignoreVary: true });
  return answer && Date.parse(answer.headers.get(DEVICE_ANSWER_HEADER) ?? '') > since ? answer : null;
}
