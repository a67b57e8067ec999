import { currentForPetugas, hasBegun } from '#contract/formulas/periode/kini.ts';
import type { JenisPeriode } from '#contract/limits.ts';
import { allPeriodes, currentAt, type Periode, type PeriodeKini, useCurrentAt } from '@/entities/periode';
import { type PageAddress, type Read, useNeed } from '@/shared/api';
import { useHariIni } from '@/shared/config';
import { type Stored, useAddressParams, useStored } from '@/shared/lib/browser';
import type { PeriodeRule } from './chosen-periode';

/** The periods of a page, and which of them it shows. */
export interface PeriodeOf {
  jenis: JenisPeriode;
  rule: PeriodeRule;
  /** The choice that this device remembers. */
  remembered: Stored<number>;
}

export interface PeriodeChoice {
  periodes: readonly Periode[];
  /** The current one; undefined while it is not known, and where none has begun. */
  current: Periode | undefined;
  /** One that has begun and has no rows of this place yet. */
  awaited?: Periode | undefined;
  /** 0 while none is chosen or known. */
  periodeId: number;
  isLoading: boolean;
  error: Error | undefined;
  choose: (id: number) => void;
  retry: () => void;
}

/**
 * The id of the period that a page for readers shows at an address; 0 where it shows none.
 *
 * @param tempat the id of the page's kecamatan; 0 is the regency, undefined a place that does not exist
 */
export async function periodeAt(
  read: Read,
  { query }: PageAddress,
  { jenis, rule, remembered }: PeriodeOf,
  tempat: Promise<number | undefined>,
): Promise<number> {
  const [list, kini] = await Promise.all([
    read(allPeriodes(jenis)),
    tempat.then((id) => (id === undefined ? undefined : currentAt(read, jenis, id))).catch(() => undefined),
  ]);
  const periodes = list?.page?.data ?? [];
  const current = kini && listedCurrent(periodes, kini);
  return rule({ asked: query.get('periode'), stored: remembered.read(), periodes, current });
}

/** The current period as the list has it. A list that is older than the answer lacks it: then its last one counts. */
function listedCurrent(periodes: readonly Periode[], { current, hariIni }: PeriodeKini): Periode | undefined {
  return current && (periodes.find(({ id }) => id === current.id) ?? currentForPetugas(periodes, hariIni));
}

/**
 * The same on screen; a choice is written to the address and remembered.
 *
 * @param tempat undefined as long as the page does not know its place
 */
export function usePeriode(of: PeriodeOf, tempat: number | undefined): PeriodeChoice {
  const today = useHariIni();
  const { kini, ...waiting } = useCurrentAt(of.jenis, tempat);
  const choice = useChoice(of, (periodes) => {
    if (kini) return listedCurrent(periodes, kini);
    // The last that has begun stands in when the answer fails.
    return waiting.error && currentForPetugas(periodes, today);
  });
  const { periodes, periodeId } = choice;
  return {
    ...choice,
    periodes: periodes.filter((one) => hasBegun(one, kini?.hariIni ?? today) || one.id === periodeId),
    awaited: kini?.awaited,
    isLoading: choice.isLoading || (periodeId === 0 && waiting.isLoading),
    retry: () => {
      choice.retry();
      if (waiting.error) waiting.retry();
    },
  };
}

/** The same for officers, whose current period contains today. */
export function usePeriodePetugas(of: PeriodeOf): PeriodeChoice {
  const today = useHariIni();
  return useChoice(of, (periodes) => currentForPetugas(periodes, today));
}

function useChoice(
  { jenis, rule, remembered }: PeriodeOf,
  currentOf: (periodes: readonly Periode[]) => Periode | undefined,
): PeriodeChoice {
  const { data, ...asking } = useNeed(allPeriodes(jenis));
  const [query, changeQuery] = useAddressParams();
  const stored = useStored(remembered);
  const periodes = data?.page?.data ?? [];
  const current = currentOf(periodes);
  return {
    ...asking,
    periodes,
    current,
    periodeId: rule({ asked: query.get('periode'), stored, periodes, current }),
    choose: (id) => {
      remembered.write(id);
      changeQuery((next) => {
        // Another period begins with its first page.
        next.delete('halaman');
        next.set('periode', String(id));
      });
    },
  };
}

/** The way on where no period is chosen: the current one, in the words of the picker. */
export function wayToCurrent({ current, choose }: PeriodeChoice): readonly [label: string, to: () => void] | undefined {
  return current && [`Lihat ${current.nama_periode}`, () => choose(current.id)];
}
