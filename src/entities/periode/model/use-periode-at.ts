import { useQuery } from '@apollo/client/react';
import type { JenisPeriode } from '#contract/limits.ts';
import { PERIODE_LIST } from '../api/periode-list';
import { allPeriodes } from './all-periodes';
import type { Periode } from './periode';

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
