import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keptSince, noteAnswer, PAGE_DATA } from '@/shared/api';
import type { NewData } from './messages';

/**
 * What came from this device is asked for again: when its screen opens, when the signal is back, and once more when
 * answers have arrived that the screen did not wait for. With the signal comes what could not be shown at all, too.
 * Stands behind the screen, whose questions it repeats.
 */
export function FreshData() {
  const client = useApolloClient();
  const { pathname, search } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen asks for its own
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    let isLateHeard = false;
    const ask = () => {
      if (keptSince() !== null) void askAgain(client);
    };
    const hearLate = ({ data }: MessageEvent<NewData>) => {
      if (data?.type !== 'DATA_BARU' || isLateHeard) return;
      // On a slow line each answer is a late one: asked for once, it has come in time.
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

/**
 * Asks the server again for the public data on screen, past all that is known here. The screens follow what comes; what
 * does not come takes nothing away from them.
 */
async function askAgain(client: ApolloClient): Promise<void> {
  const shown = [...client.getObservableQueries('active')].filter(({ options }) => !options.context?.['asUser']);
  const answers = await Promise.allSettled(
    shown.map(({ query, variables }) => client.query({ query, variables, fetchPolicy: 'network-only' })),
  );
  // What the page brought in its HTML is replaced; answers of the device are noted by themselves.
  if (answers.every(({ status }) => status === 'fulfilled')) noteAnswer(PAGE_DATA, null);
}

/** Asks once more for what is said to have failed on screen, the user's own data too. */
function askWhatFailed(client: ApolloClient): void {
  for (const query of client.getObservableQueries('active')) {
    if (query.getCurrentResult().error) {
      query.refetch().catch(() => {
        // It goes on being said on screen.
      });
    }
  }
}
