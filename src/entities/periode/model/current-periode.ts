import { currentForReaders, lastDated } from '#contract/formulas/periode/kini.ts';
import type { JenisPeriode } from '#contract/limits.ts';
import type { PeriodeTerkini, Terkini } from '#contract/summaries/periode-terkini.ts';
import { type Read, useNeed } from '@/shared/api';
import { periodeTerkini } from '../api/periode-list';

/** The period that is current for readers of a place. */
export interface PeriodeKini {
  /** Undefined where none has begun. */
  current: PeriodeTerkini | undefined;
  /** A newer one that has begun, without a report of the place so far. */
  awaited: PeriodeTerkini | undefined;
  hariIni: string;
}

function kiniOf({ periode, hari_ini: hariIni }: Terkini, tempat: number): PeriodeKini {
  const current = currentForReaders(periode, hariIni, (one) => one.tempat.includes(tempat));
  const newest = lastDated(periode);
  return { current, awaited: newest === current ? undefined : newest, hariIni };
}

/**
 * Reads the current period of a place.
 *
 * @param tempat a kecamatan's id; 0 is the regency
 */
export async function currentAt(read: Read, jenis: JenisPeriode, tempat: number): Promise<PeriodeKini | undefined> {
  const answer = await read(periodeTerkini(jenis));
  return answer?.terkini && kiniOf(answer.terkini, tempat);
}

/** The same on screen; an undefined place is not known yet, and null asks for none. */
export function useCurrentAt(jenis: JenisPeriode | null, tempat: number | undefined) {
  const { data, ...asking } = useNeed(jenis && periodeTerkini(jenis));
  return { ...asking, kini: data?.terkini && tempat !== undefined ? kiniOf(data.terkini, tempat) : undefined };
}
