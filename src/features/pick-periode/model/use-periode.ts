import type { JenisPeriode } from '#contract/limits.ts';
import { allPeriodes, type Periode } from '@/entities/periode';
import { type PageAddress, type Read, useNeed } from '@/shared/api';
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
  /** 0 while none is chosen or known. */
  periodeId: number;
  isLoading: boolean;
  error: Error | undefined;
  choose: (id: number) => void;
  retry: () => void;
}

/** The id of the period that a page shows at an address; 0 where it shows none. */
export async function periodeAt(
  read: Read,
  { query }: PageAddress,
  { jenis, rule, remembered }: PeriodeOf,
): Promise<number> {
  const periodes = (await read(allPeriodes(jenis)))?.page?.data ?? [];
  return rule({ asked: query.get('periode'), stored: remembered.read(), periodes });
}

/** The same on screen; a choice is written to the address and remembered. */
export function usePeriode({ jenis, rule, remembered }: PeriodeOf): PeriodeChoice {
  const { data, ...asking } = useNeed(allPeriodes(jenis));
  const [query, changeQuery] = useAddressParams();
  const stored = useStored(remembered);
  const periodes = data?.page?.data ?? [];

  return {
    ...asking,
    periodes,
    periodeId: rule({ asked: query.get('periode'), stored, periodes }),
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

/** The way on where no period is chosen: the newest, in the words of the picker. None where there is no period. */
export function wayToNewest({ periodes, choose }: PeriodeChoice): readonly [label: string, to: () => void] | undefined {
  const newest = periodes.at(-1);
  return newest && [`Lihat ${newest.nama_periode}`, () => choose(newest.id)];
}
