import type { Periode } from '@/entities/periode';

/** What may decide which period a page shows. */
interface Wishes {
  /** The address's query (`?periode=`), null when it names none. */
  asked: string | null;
  /** The choice that this device remembers. */
  stored: number | null;
  periodes: readonly Pick<Periode, 'id'>[];
}

/**
 * The address's query, then the stored choice, then the last, which the server lists newest (rulings 16).
 * 0 means none: asked for as such, or there is no period at all.
 */
export function chosenPeriode({ asked, stored, periodes }: Wishes): number {
  if (asked === '0') return 0;
  const known = (id: number | null) => periodes.find((periode) => periode.id === id)?.id;
  return known(asked === null ? null : Number(asked)) ?? known(stored) ?? periodes.at(-1)?.id ?? 0;
}
