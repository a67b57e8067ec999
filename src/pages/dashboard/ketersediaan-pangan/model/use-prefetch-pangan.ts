import { useApolloClient } from '@apollo/client/react';
import { allPangan } from '@/entities/pangan';
import { prefetch } from '@/shared/api';

/** What a period's page will ask for is fetched when its link is pointed at. */
export function usePrefetchPangan() {
  const client = useApolloClient();
  return () => prefetch(client, allPangan);
}
