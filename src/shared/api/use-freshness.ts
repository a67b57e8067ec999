import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';

/** When each question was asked last, per client. */
const asked = new WeakMap<ApolloClient, Map<string, number>>();

/** Shows what is known at once; asks again unless it was asked less than `freshFor` milliseconds ago (rulings 19). */
export function useFreshness(
  document: object,
  variables: object | null,
  freshFor: number,
): 'cache-first' | 'cache-and-network' {
  const client = useApolloClient();
  const question = JSON.stringify([nameOf(document), variables]);
  return useMemo(() => {
    const times = asked.get(client) ?? new Map<string, number>();
    asked.set(client, times);
    const now = Date.now();
    if (now - (times.get(question) ?? Number.NEGATIVE_INFINITY) < freshFor) return 'cache-first';
    times.set(question, now);
    return 'cache-and-network';
  }, [client, question, freshFor]);
}

const nameOf = (document: object): unknown =>
  'definitions' in document && Array.isArray(document.definitions) ? document.definitions[0]?.name?.value : undefined;
