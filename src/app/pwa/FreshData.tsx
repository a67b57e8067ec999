import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keptSince } from '@/shared/api';
import { askAgain, askWhatFailed } from './ask-again';
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
