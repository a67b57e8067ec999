import { useQuery } from '@apollo/client/react';
import type { JenisPeriode } from '#contract/limits.ts';
import { allPeriodes, PERIODE_LIST, type Periode } from '@/entities/periode';

/** The newest period of a kind; null when there is none, undefined until it is known. */
export function useNewestPeriode(jenis: JenisPeriode): Periode | null | undefined {
  const { data } = useQuery(PERIODE_LIST, { variables: allPeriodes(jenis), fetchPolicy: 'cache-and-network' });
  return data && (data.page?.data.at(-1) ?? null);
}
