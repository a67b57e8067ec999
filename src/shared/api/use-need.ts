import type { WatchQueryFetchPolicy } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import type { asUser } from './link';
import { type Need, NOTHING } from './need';

/** A question that a screen has asked. */
export interface Asked {
  /** Nothing is known yet: neither an answer nor why there is none. */
  isLoading: boolean;
  error: Error | undefined;
  /** Asks again for what failed. */
  retry: () => void;
}

/** What Apollo knows of a need's answer. Without a need there is nothing to ask yet. */
export function useAnswer<Data>(need: Need<Data> | null | undefined, options: useQuery.Base.Options<NoInfer<Data>>) {
  const { data, refetch, ...answer } = useQuery(
    need?.query ?? NOTHING,
    need ? { ...options, variables: need.variables } : skipToken,
  );
  // Apollo's masking types cannot see through a generic answer.
  return { ...answer, data: need ? (data as Data | undefined) : undefined, retry: quietly(refetch) };
}

/** @param context `asUser` for what the office alone reads */
export function useNeed<Data>(
  need: Need<Data> | null | undefined,
  fetchPolicy: WatchQueryFetchPolicy = 'cache-first',
  context?: typeof asUser,
): Asked & { data: Data | undefined } {
  const { data, error, retry } = useAnswer(need, { fetchPolicy, ...(context && { context }) });
  return { data, isLoading: Boolean(need) && !data && !error, error, retry };
}

/** Asks again; why it fails reaches the screen as `error`. */
export const quietly = (refetch: () => Promise<unknown>) => () => {
  refetch().catch(() => {});
};
