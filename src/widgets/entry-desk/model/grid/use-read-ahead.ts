import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { aside, type ListNeed, readFrom } from '@/shared/api';
import { isFrugal } from '@/shared/lib/is-frugal';
import { whenCalm } from '@/shared/lib/timing';

/**
 * Reads lists that are not known yet, one after the other, once nobody waits for anything. Where one does not come, the
 * others are left to whoever asks for them.
 */
export function useReadAhead(needs: readonly ListNeed<unknown>[]): void {
  const client = useApolloClient();
  const questions = JSON.stringify(needs.map(({ variables }) => variables));
  const read = useEffectEvent(async (signal: AbortSignal) => {
    const ask = readFrom(client, { fetchPolicy: 'cache-first', context: aside });
    for (const need of needs) {
      const isRead = !signal.aborted && (await ask(need).catch(() => null));
      if (!isRead) return;
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the needs are new values with each render
  useEffect(() => {
    const leaving = new AbortController();
    const stop = whenCalm(() => {
      if (!isFrugal()) void read(leaving.signal);
    });
    return () => {
      stop();
      leaving.abort();
    };
  }, [questions]);
}
