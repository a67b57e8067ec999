import { PERIODE_TERBARU } from '#contract/routes.ts';
import type { Periode } from '@/entities/periode';

type Named = Pick<Periode, 'id'>;

/** The facts that decide which period a page shows. */
interface PeriodeWishes {
  /** The address's query (`?periode=`), null when it names none. */
  asked: string | null;
  /** The choice that this device remembers. */
  stored: number | null;
  periodes: readonly Named[];
  /** The current one, by `contract/formulas/periode/kini.ts`. */
  current: Named | undefined;
}

/** Which period a page shows; 0 means none: asked for as such, or there is no period at all. */
export type PeriodeRule = (wishes: PeriodeWishes) => number;

/** Ids are compared as text, as the address writes them: '07' does not mean 7. */
const listedId = (periodes: PeriodeWishes['periodes'], id: number | string | null) =>
  periodes.find((periode) => String(periode.id) === String(id))?.id;

/** The address's query, then the stored choice, then the current one (spec section 2, rulings 16). */
export const currentUnlessChosen: PeriodeRule = ({ asked, stored, periodes, current }) => {
  if (asked === '0') return 0;
  return listedId(periodes, asked) ?? listedId(periodes, stored) ?? current?.id ?? 0;
};

/** Reports show 'Pilih Periode' until one is chosen (spec section 2, toddler weighing and planting area). */
export const noneUnlessAsked: PeriodeRule = ({ asked, periodes, current }) =>
  (asked === PERIODE_TERBARU ? current?.id : listedId(periodes, asked)) ?? 0;
