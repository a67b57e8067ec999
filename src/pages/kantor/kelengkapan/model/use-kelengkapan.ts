import { useQuery } from '@apollo/client/react';
import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { asUser, quietly } from '@/shared/api';
import { kelengkapanOf } from '../api/kelengkapan';
import { type Choice, choiceOf, filterOf, queryOf } from './choice';

/** The matrix that the address asks for, and the way to another. */
export function useKelengkapan() {
  const [query, setQuery] = useSearchParams();
  const choice = choiceOf(query);
  // Two choices in a row: the second is made before the address of the first is on screen.
  const latest = useRef(choice);
  useLayoutEffect(() => {
    latest.current = choiceOf(query);
  }, [query]);
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
    choose: (change: Partial<Choice>) => {
      latest.current = { ...latest.current, ...change };
      setQuery(queryOf(latest.current), { replace: true, preventScrollReset: true });
    },
  };
}
