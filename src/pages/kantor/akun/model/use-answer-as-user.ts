import { useQuery } from '@apollo/client/react';
import { asUser, type Need, quietly } from '@/shared/api';

/** What the server says now: accounts are not kept from a look before. */
export function useAnswerAsUser<Data>({ query, variables }: Need<Data>) {
  const { data, error, refetch } = useQuery(query, {
    variables,
    context: asUser,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return { data: data as Data | undefined, error, retry: quietly(refetch) };
}
