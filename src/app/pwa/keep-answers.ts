import type { ApolloClient, OperationVariables } from '@apollo/client';
import { type Asked, aside } from '@/shared/api';
import { ANSWERS_CACHE, DEVICE_ANSWER_HEADER } from '@/shared/lib/device-answer';

/**
 * Whom questions are put to whose answers shall lie on the device: past all that the page knows, and without changing it.
 *
 * @param since what the device has got after this, in milliseconds, is not asked for again
 */
export function keeper(client: ApolloClient, since: number): Asked {
  const send: typeof fetch = async (input, init) => (await keptAfter(String(input), since)) ?? fetch(input, init);
  const context = { ...aside, send };
  return {
    query: <Data, Variables extends OperationVariables>(options: ApolloClient.QueryOptions<Data, Variables>) =>
      client.query<Data, OperationVariables>({ ...options, fetchPolicy: 'no-cache', context }),
  };
}

async function keptAfter(address: string, since: number): Promise<Response | null> {
  const answer = await (await caches.open(ANSWERS_CACHE)).match(address, { ignoreVary: true });
  return answer && Date.parse(answer.headers.get(DEVICE_ANSWER_HEADER) ?? '') > since ? answer : null;
}
