import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import type { JenisPeriode } from '#contract/limits.ts';
import { allPeriodes, PERIODE_LIST, type Periode } from '@/entities/periode';
import { type Stored, useStored } from '@/shared/lib/browser';
import type { PeriodeRule } from './chosen-periode';

export interface PeriodeChoice {
  periodes: readonly Periode[];
  /** 0 while none is chosen or known. */
  periodeId: number;
  isLoading: boolean;
  error: Error | undefined;
  choose: (id: number) => void;
  retry: () => void;
}

/** The periods of a kind and which of them is shown; a choice is written to the address and remembered. */
export function usePeriode(jenis: JenisPeriode, rule: PeriodeRule, remembered: Stored<number>): PeriodeChoice {
  const { data, error, refetch } = useQuery(PERIODE_LIST, { variables: allPeriodes(jenis) });
  const [query, setQuery] = useSearchParams();
  const stored = useStored(remembered);
  const periodes = data?.page?.data ?? [];

  return {
    periodes,
    periodeId: rule({ asked: query.get('periode'), stored, periodes }),
    isLoading: !data && !error,
    error,
    choose: (id) => {
      remembered.write(id);
      setQuery(
        (now) => {
          const next = new URLSearchParams(now);
          // Another period begins with its first page.
          next.delete('halaman');
          next.set('periode', String(id));
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    retry: () => {
      refetch().catch(() => {
        // The failure reaches the screen as `error`.
      });
    },
  };
}
