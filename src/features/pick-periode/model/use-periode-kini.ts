import { currentForPetugas } from '#contract/formulas/periode/kini.ts';
import type { JenisPeriode } from '#contract/limits.ts';
import { allPeriodes, type Periode } from '@/entities/periode';
import { useNeed } from '@/shared/api';
import { useHariIni } from '@/shared/config';

export interface PeriodePetugas {
  /** Null when none has begun, undefined until it is known. */
  periode: Periode | null | undefined;
  /** Why it is not known. */
  error: Error | undefined;
  retry: () => void;
}

/** The current period of officers, asked of the server again where this device knows one. */
export function usePeriodeKini(jenis: JenisPeriode): PeriodePetugas {
  const { data, error, retry } = useNeed(allPeriodes(jenis), 'cache-and-network');
  const hariIni = useHariIni();
  const periodes = data?.page?.data;
  return {
    periode: periodes && (currentForPetugas(periodes, hariIni) ?? null),
    error: periodes ? undefined : error,
    retry,
  };
}
