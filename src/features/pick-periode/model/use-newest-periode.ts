import type { JenisPeriode } from '#contract/limits.ts';
import { allPeriodes, type Periode } from '@/entities/periode';
import { useNeed } from '@/shared/api';

export interface NewestPeriode {
  /** Null when there is none, undefined until it is known. */
  periode: Periode | null | undefined;
  /** Why it is not known. */
  error: Error | undefined;
  retry: () => void;
}

/** The newest period of a kind, asked of the server again where this device knows one. */
export function useNewestPeriode(jenis: JenisPeriode): NewestPeriode {
  const { data, error, retry } = useNeed(allPeriodes(jenis), 'cache-and-network');
  const periodes = data?.page?.data;
  return { periode: periodes && (periodes.at(-1) ?? null), error: periodes ? undefined : error, retry };
}
