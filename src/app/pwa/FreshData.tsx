import { type ApolloClient, NetworkStatus } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keptSince, noteAnswer, PAGE_DATA } from '@/shared/api';
import type { NewData } from './messages';

/**
 * Refreshes what this device's cache has answered: when a screen opens, when the connection is back, and once when late
 * answers have arrived. With the connection, queries that failed are retried too. Rendered after the screen, so that
 * the screen's queries exist when it runs.
 */
export function FreshData() {
  const client = useApolloClient();
  const { pathname, search } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen asks for its own
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    let isLateHeard = false;
    /** Refreshes that are in flight: Apollo joins the next one to them. */
    let inFlight = 0;
    const mayJoin = () =>
      inFlight > 0 ||
      publicQueries(client).some((query) => query.getCurrentResult().networkStatus < NetworkStatus.ready);
    const ask = async () => {
      if (keptSince() === null) return;
      inFlight += 1;
      await askAgain(client);
      inFlight -= 1;
    };
    const hearLate = ({ data }: MessageEvent<NewData>) => {
      if (data?.type !== 'DATA_BARU' || isLateHeard) return;
      // The news may be of what was fetched ahead.
      if (keptSince() === null && !mayJoin()) return;
      // On a slow line every answer is late: without this, asking again would never end.
      isLateHeard = true;
      // A query in flight may still read the device's answer; the late one is given to the next that is sent.
      void askAgain(client, false);
    };
    const hearSignal = async () => {
      askWhatFailed(client);
      const hasJoined = mayJoin();
      await ask();
      // Queries that were sent without signal have the device's answers now.
      if (hasJoined) await ask();
    };
    void ask();
    window.addEventListener('online', hearSignal);
    workers?.addEventListener('message', hearLate);
    return () => {
      window.removeEventListener('online', hearSignal);
      workers?.removeEventListener('message', hearLate);
    };
  }, [client, pathname, search]);

  return null;
}

/** Public queries on screen; those with a token are never answered by the device. */
const publicQueries = (client: ApolloClient) =>
  [...client.getObservableQueries('active')].filter(({ options }) => !options.context?.['asUser']);

/**
 * Fetches the public data on screen from the server again, past the cache. Screens update with what arrives; a failed
 * request leaves them as they are.
 *
 * @param queryDeduplication false: sends each query by itself, also while the same one is in flight
 */
async function askAgain(client: ApolloClient, queryDeduplication = true): Promise<void> {
  const answers = await Promise.allSettled(
    publicQueries(client).map(({ query, variables }) =>
      client.query({ query, variables, fetchPolicy: 'network-only', context: { queryDeduplication } }),
    ),
  );
  // All data from the page's HTML is replaced now; answers of the device are noted one by one in shared/api.
  if (answers.every(({ status }) => status === 'fulfilled')) noteAnswer(PAGE_DATA, null);
}

/** Retries the queries whose errors are on screen, those for the user's own data too. */
function askWhatFailed(client: ApolloClient): void {
  for (const query of client.getObservableQueries('active')) {
    if (query.getCurrentResult().error) {
      query.refetch().catch(() => {
        // The screen goes on showing the error.
      });
    }
  }
}
