import { useQuery } from '@apollo/client/react';
import { asUser, quietly } from '@/shared/api';
import { useAddressParams } from '@/shared/lib/browser';
import { kelengkapanOf } from '../api/kelengkapan';
import { type Choice, choiceOf, filterOf, queryOf } from './choice';

/** The matrix that the address asks for, and the way to another. */
export function useKelengkapan() {
  const [query, changeQuery] = useAddressParams();
  const choice = choiceOf(query);
  const asked = kelengkapanOf(filterOf(choice));
  const { data, previousData, error, refetch } = useQuery(asked.query, {
    variables: asked.variables,
    context: asUser,
    fetchPolicy: 'cache-and-network',
  });
  // A year that does not come is no reason to forget the others.
  const known = (data ?? previousData)?.kelengkapan;
  return {
    choice,
    asked,
    kelengkapan: data?.kelengkapan,
    years: known?.jenis === choice.jenis ? known.tahun_lain : [],
    error: data ? undefined : error,
    retry: quietly(refetch),
    choose: (change: Partial<Choice>) =>
      changeQuery((next) => {
        const nextQuery = queryOf({ ...choiceOf(next), ...change });
        for (const name of [...next.keys()]) next.delete(name);
        for (const [name, value] of nextQuery) next.set(name, value);
      }),
  };
}
