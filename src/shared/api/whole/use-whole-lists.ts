import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { ListNeed } from '../need';
import { quietly } from '../use-need';
import { heard, type KnownList, told, type WholeList } from './whole-list';

/**
 * Several lists of one document as one list: an officer's lists are asked place by place, because that is how they were
 * fetched ahead. It has no rows until all of them have come: late rows would push others away from under a finger.
 *
 * @param fetchPolicy 'cache-first' for what hardly anybody changes any more: it is asked for once, and again after a write
 */
export function useWholeLists<Row>(
  needs: readonly ListNeed<Row>[],
  fetchPolicy: 'cache-and-network' | 'cache-first' = 'cache-and-network',
): WholeList<Row> {
  const client = useApolloClient();
  const questions = JSON.stringify(needs.map(({ variables }) => variables));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the needs are new values with each render, of one document
  const queries = useMemo(
    () =>
      needs.map(({ query, variables }) =>
        client.watchQuery({ query, variables, fetchPolicy, nextFetchPolicy: 'cache-first' }),
      ),
    [client, questions],
  );
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const following = queries.map((query) => query.subscribe({ next: showAgain }));
    return () => {
      for (const one of following) one.unsubscribe();
    };
  }, [queries]);

  const known = useRef(new Map<string, KnownList<Row>>());
  const lists = queries.map((query) => {
    const question = JSON.stringify(query.variables);
    const answer = query.getCurrentResult();
    const list = heard(known.current.get(question), question, answer);
    known.current.set(question, list);
    return told(list, answer.error);
  });
  const isLoading = lists.some((list) => list.isLoading);
  return {
    rows: isLoading ? [] : lists.flatMap(({ rows }) => rows),
    isWhole: lists.every(({ isWhole }) => isWhole),
    readAt: Math.min(...lists.map(({ readAt }) => readAt)),
    isLoading,
    error: lists.find(({ error }) => error)?.error,
    retry: () => {
      for (const [at, query] of queries.entries()) {
        if (lists[at]?.error) quietly(() => query.refetch())();
      }
    },
  };
}
