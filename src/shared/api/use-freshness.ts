import type { ApolloClient, WatchQueryFetchPolicy } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef } from 'react';
import type { asUser } from './link';
import type { Need } from './need';
import { useAnswer } from './use-need';

/** When each question was asked last, per client. */
const asked = new WeakMap<ApolloClient, Map<string, number>>();

export interface FreshOptions {
  /** `asUser` for lists of one's own rows (rulings 3). */
  context?: typeof asUser;
  /** How long an answer is not asked for again, in milliseconds (rulings 19). */
  freshFor?: number;
}

/** What is known of a need's answer shows at once, and the server is asked again unless it was asked a moment ago. */
export function useFreshAnswer<Data>(need: Need<Data> | null | undefined, { context, freshFor = 0 }: FreshOptions) {
  return useAnswer(need, { ...useFreshness(need, freshFor), ...(context && { context }) });
}

function useFreshness(need: Need<unknown> | null | undefined, freshFor: number) {
  const client = useApolloClient();
  const question = JSON.stringify(need ? [nameOf(need), need.variables] : null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = question;
  }, [question]);
  return useMemo(() => {
    const times = asked.get(client) ?? new Map<string, number>();
    asked.set(client, times);
    // Nothing sets this clock: a phone whose own is put back would hold answers fresh for years.
    const now = performance.now();
    const isFresh = now - (times.get(question) ?? Number.NEGATIVE_INFINITY) < freshFor;
    if (!isFresh) times.set(question, now);
    const fetchPolicy: WatchQueryFetchPolicy = isFresh ? 'cache-first' : 'cache-and-network';
    return {
      fetchPolicy,
      // When variables change, Apollo would ask by the policy of its first question. Only a question that is not on screen
      // is a new one: React may leave a render for an urgent one, and come back to the question before.
      nextFetchPolicy: (_current: WatchQueryFetchPolicy, { reason }: { reason: string }): WatchQueryFetchPolicy =>
        reason === 'variables-changed' && shown.current !== question ? fetchPolicy : 'cache-first',
    };
  }, [client, question, freshFor]);
}

const nameOf = ({ query }: Need<unknown>): string | undefined => {
  const [operation] = query.definitions;
  return operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined;
};
