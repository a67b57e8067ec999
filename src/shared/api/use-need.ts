import type { WatchQueryFetchPolicy } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { type Need, NOTHING } from './need';

interface Followed<Data> {
  data: Data | undefined;
  isLoading: boolean;
  error: Error | undefined;
  /** Asks again for what failed. */
  retry: () => void;
}

/** Follows the answer to a need. Without a need there is nothing to ask yet. */
export function useNeed<Data>(
  need: Need<Data> | null | undefined,
  fetchPolicy: WatchQueryFetchPolicy = 'cache-first',
): Followed<Data> {
  const { data, error, refetch } = useQuery(
    need?.query ?? NOTHING,
    need ? { variables: need.variables, fetchPolicy } : skipToken,
  );
  return {
    // Apollo's masking types cannot see through a generic answer.
    data: data as Data | undefined,
    isLoading: Boolean(need) && !data && !error,
    error,
    retry: quietly(refetch),
  };
}

/** Asks again; why it fails reaches the screen as `error`. */
export const quietly = (refetch: () => Promise<unknown>) => () => {
  refetch().catch(() => {});
};
