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
    const ask = () => {
      if (keptSince() !== null) void refresh(client);
    };
    const hearLate = ({ data }: MessageEvent<NewData>) => {
      if (data?.type !== 'DATA_BARU' || isLateHeard) return;
      // On a slow line every answer is late: without this, asking again would never end.
      isLateHeard = true;
      ask();
    };
    const hearSignal = () => {
      askWhatFailed(client);
      ask();
    };
    ask();
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

/** Refreshes that are under way, per client. */
const underWay = new WeakMap<ApolloClient, number>();

/**
 * Apollo joins a query to the same one in flight, and that one may be answered by the device: then the data are still
 * old afterwards, and the queries run once more by themselves.
 */
async function refresh(client: ApolloClient): Promise<void> {
  const count = underWay.get(client) ?? 0;
  const mayJoin =
    count > 0 || publicQueries(client).some((query) => query.getCurrentResult().networkStatus < NetworkStatus.ready);
  underWay.set(client, count + 1);
  await askAgain(client);
  underWay.set(client, (underWay.get(client) ?? 1) - 1);
  if (mayJoin && keptSince() !== null) await askAgain(client);
}

/**
 * Fetches the public data on screen from the server again, past the cache. Screens update with what arrives; a failed
 * request leaves them as they are.
 */
async function askAgain(client: ApolloClient): Promise<void> {
  const shown = publicQueries(client);
  const answers = await Promise.allSettled(
    shown.map(({ query, variables }) => client.query({ query, variables, fetchPolicy: 'network-only' })),
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
