import { PERIODE_TERBARU } from '#contract/routes.ts';
import type { Periode } from '@/entities/periode';

/** What may decide which period a page shows. */
interface PeriodeWishes {
  /** The address's query (`?periode=`), null when it names none. */
  asked: string | null;
  /** The choice that this device remembers. */
  stored: number | null;
  periodes: readonly Pick<Periode, 'id'>[];
}

/** Which period a page shows; 0 means none: asked for as such, or there is no period at all. */
export type PeriodeRule = (wishes: PeriodeWishes) => number;

/** Ids are compared as text, as the address writes them: '07' does not mean 7. */
const known = (periodes: PeriodeWishes['periodes'], id: number | string | null) =>
  periodes.find((periode) => String(periode.id) === String(id))?.id;

/** The address's query, then the stored choice, then the last, which the server lists newest (rulings 16). */
export const lastUnlessChosen: PeriodeRule = ({ asked, stored, periodes }) => {
  if (asked === '0') return 0;
  return known(periodes, asked) ?? known(periodes, stored) ?? periodes.at(-1)?.id ?? 0;
};

/** Reports show 'Pilih Periode' until one is chosen (spec section 2, toddler weighing and planting area). */
export const noneUnlessAsked: PeriodeRule = ({ asked, periodes }) =>
  (asked === PERIODE_TERBARU ? periodes.at(-1)?.id : known(periodes, asked)) ?? 0;
