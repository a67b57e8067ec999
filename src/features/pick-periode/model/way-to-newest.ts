import type { PeriodeChoice } from './use-periode';

/** The way on where no period is chosen: the newest, in the words of the picker. None where there is no period. */
export function wayToNewest({ periodes, choose }: PeriodeChoice): readonly [label: string, to: () => void] | undefined {
  const newest = periodes.at(-1);
  return newest && [`Lihat ${newest.nama_periode}`, () => choose(newest.id)];
}
