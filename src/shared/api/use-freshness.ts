import type { ApolloClient, WatchQueryFetchPolicy } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef } from 'react';
import type { Need } from './need';

/** When each question was asked last, per client. */
const asked = new WeakMap<ApolloClient, Map<string, number>>();

interface Freshness {
  fetchPolicy: WatchQueryFetchPolicy;
  nextFetchPolicy: (current: WatchQueryFetchPolicy, context: { reason: string }) => WatchQueryFetchPolicy;
}

/**
 * How a question is asked: what is known shows at once, and the server is asked again unless it was asked less than
 * `freshFor` milliseconds ago (rulings 19). Options of `useQuery`.
 */
export function useFreshness(need: Need<unknown> | null, freshFor: number): Freshness {
  const client = useApolloClient();
  const question = JSON.stringify(need && [nameOf(need), need.variables]);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = question;
  }, [question]);
  return useMemo(() => {
    const times = asked.get(client) ?? new Map<string, number>();
    asked.set(client, times);
    const now = Date.now();
    const isFresh = now - (times.get(question) ?? Number.NEGATIVE_INFINITY) < freshFor;
    if (!isFresh) times.set(question, now);
    const fetchPolicy = isFresh ? 'cache-first' : 'cache-and-network';
    return {
      fetchPolicy,
      // By itself Apollo would ask another question in the way in which the first one was asked. A render that was begun
      // and left for an urgent one comes back to the question that is on screen: that one is not asked again.
      nextFetchPolicy: (_current, { reason }) =>
        reason === 'variables-changed' && shown.current !== question ? fetchPolicy : 'cache-first',
    };
  }, [client, question, freshFor]);
}

const nameOf = ({ query }: Need<unknown>): string | undefined => {
  const [operation] = query.definitions;
  return operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined;
};
