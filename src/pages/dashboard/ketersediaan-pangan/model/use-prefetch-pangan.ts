import { useApolloClient } from '@apollo/client/react';
import { PANGAN_LIST } from '@/entities/pangan';
import { ask, WHOLE } from '@/shared/api';

/** What a period's page will ask for is fetched when its link is pointed at. */
export function usePrefetchPangan() {
  const client = useApolloClient();
  return () => {
    ask(client, PANGAN_LIST, { filter: { limit: WHOLE } }).catch(() => {
      // The page asks again and says what went wrong.
    });
  };
}
