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
export function useFreshness(need: Need<unknown> | null | undefined, freshFor: number): Freshness {
  const client = useApolloClient();
  const question = JSON.stringify(need ? [nameOf(need), need.variables] : null);
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
      // When variables change, Apollo would ask by the policy of its first question. Only a question that is not on screen
      // is a new one: React may leave a render for an urgent one, and come back to the question before.
      nextFetchPolicy: (_current, { reason }) =>
        reason === 'variables-changed' && shown.current !== question ? fetchPolicy : 'cache-first',
    };
  }, [client, question, freshFor]);
}

const nameOf = ({ query }: Need<unknown>): string | undefined => {
  const [operation] = query.definitions;
  return operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined;
};
