import { useQuery } from '@apollo/client/react';
import type { JenisPeriode } from '#contract/limits.ts';
import { WHOLE } from '@/shared/api';
import { PERIODE_LIST } from '../api/periode-list';
import type { Periode } from './periode';

/** The variables of the one query for all periods of a kind; loaders ask with the same. */
export const allPeriodes = (jenis: JenisPeriode) => ({ jenis, filter: { limit: WHOLE } });

interface PeriodeAt {
  periode: Periode | undefined;
  /** The one before it: what its rows said stands beside the fields. */
  sebelumnya: Periode | undefined;
  isLoading: boolean;
}

/** A period by its id, as far as this device knows it. */
export function usePeriodeAt(jenis: JenisPeriode, id: number): PeriodeAt {
  const { data, error } = useQuery(PERIODE_LIST, { variables: allPeriodes(jenis) });
  const periodes = data?.page?.data ?? [];
  const place = periodes.findIndex((periode) => periode.id === id);
  return { periode: periodes[place], sebelumnya: periodes[place - 1], isLoading: !data && !error };
}
