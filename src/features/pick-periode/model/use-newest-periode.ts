import { useQuery } from '@apollo/client/react';
import type { JenisPeriode } from '#contract/limits.ts';
import { allPeriodes, PERIODE_LIST, type Periode } from '@/entities/periode';

export interface NewestPeriode {
  /** Null when there is none, undefined until it is known. */
  periode: Periode | null | undefined;
  /** Why it is not known. */
  error: Error | undefined;
  retry: () => void;
}

/** The newest period of a kind. */
export function useNewestPeriode(jenis: JenisPeriode): NewestPeriode {
  const { data, error, refetch } = useQuery(PERIODE_LIST, {
    variables: allPeriodes(jenis),
    fetchPolicy: 'cache-and-network',
  });
  const periodes = data?.page?.data;
  return {
    periode: periodes && (periodes.at(-1) ?? null),
    error: periodes ? undefined : error,
    retry: () => {
      refetch().catch(() => {
        // The failure reaches the screen as `error`.
      });
    },
  };
}
