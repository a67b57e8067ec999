import { useSearchParams } from 'react-router-dom';
import { currentForPetugas } from '#contract/formulas/periode/kini.ts';
import type { JenisPeriode } from '#contract/limits.ts';
import { PERIODE_TERBARU } from '#contract/routes.ts';
import { allPeriodes, type Periode } from '@/entities/periode';
import { useNeed } from '@/shared/api';
import { useHariIni } from '@/shared/config';
import { type Stored, useStored } from '@/shared/lib/browser';

export interface OpenedPeriode {
  /** Null while it is not known, and when there is none (any more). */
  periode: Periode | null;
  /** The period before: what its rows said stands beside the fields. */
  sebelumnya: Periode | null;
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** The period that an officer opened from its table: the address names it, else this device remembers it. */
export function useOpenedPeriode(jenis: JenisPeriode, remembered: Stored<number>): OpenedPeriode {
  const { data, ...asking } = useNeed(allPeriodes(jenis));
  const [query] = useSearchParams();
  const stored = useStored(remembered);
  const periodes = data?.page?.data ?? [];
  const hariIni = useHariIni();
  const asked = query.get('periode');
  const id = asked === PERIODE_TERBARU ? currentForPetugas(periodes, hariIni)?.id : Number(asked) || stored;
  const place = periodes.findIndex((periode) => periode.id === id);
  return { ...asking, periode: periodes[place] ?? null, sebelumnya: periodes[place - 1] ?? null };
}
