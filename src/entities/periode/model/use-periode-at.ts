import type { JenisPeriode } from '#contract/limits.ts';
import { useNeed } from '@/shared/api';
import { allPeriodes, type Periode } from '../api/periode-list';

interface PeriodeAt {
  periode: Periode | undefined;
  /** The one before it: what its rows said stands beside the fields. */
  sebelumnya: Periode | undefined;
  isLoading: boolean;
}

/** A period by its id, as far as this device knows it. */
export function usePeriodeAt(jenis: JenisPeriode, id: number): PeriodeAt {
  const { data, isLoading } = useNeed(allPeriodes(jenis));
  const periodes = data?.page?.data ?? [];
  const place = periodes.findIndex((periode) => periode.id === id);
  return { periode: periodes[place], sebelumnya: periodes[place - 1], isLoading };
}
