import type { Figure } from '../figures';
import { kindOf } from '../figures';
import type { Laporan, LaporanShape } from '../laporan';
import { heldText, sentOf } from './read';

export type Texts = Readonly<Record<string, string>>;

/** What somebody has to know of a row that cannot be sent; no reason where it merely is not complete. */
export interface Complaint {
  reason: string | null;
  figure: string | null;
}

const UNREADABLE = { whole: 'Isi bilangan bulat', decimal: 'Isi angka, dengan koma untuk desimal' } as const;

/** Typed figures as a form holds them. */
export const heldTexts = (figures: readonly Figure[], typed: Texts): Texts =>
  Object.fromEntries(
    figures
      .filter(({ name }) => typed[name] !== undefined)
      .map((figure) => [figure.name, heldText(kindOf(figure), typed[figure.name] ?? '')]),
  );

/** What is sent of them. */
export const valuesOf = (figures: readonly Figure[], texts: Texts): Record<string, string | number> =>
  Object.fromEntries(figures.map((figure) => [figure.name, sentOf(kindOf(figure), texts[figure.name] ?? '')]));

export const isBlank = (figures: readonly Figure[], texts: Texts): boolean => figures.every(({ name }) => !texts[name]);

/**
 * Asks whether a row may be sent (spec section 5): first the figures that cannot be read, then the rules in their order.
 *
 * @param input all that would be sent
 * @param isStored figures that are missing were there: nobody is about to type them
 */
export function complaintOf<Shape extends LaporanShape>(
  { figures, rules }: Pick<Laporan<Shape>, 'figures' | 'rules'>,
  input: object,
  isStored: boolean,
): Complaint | null {
  const values = input as Record<string, unknown>;
  const unreadable = figures.find(({ name }) => Number.isNaN(values[name]));
  if (unreadable) return { reason: UNREADABLE[kindOf(unreadable)], figure: unreadable.name };
  const broken = rules[isStored ? 'edit' : 'add'].filter(([, isBroken]) => isBroken(input as Shape['Input']));
  const isOpen = (field: unknown) =>
    !isStored && figures.some(({ name }) => name === field) && values[String(field)] === '';
  const said = broken.find(([, , field]) => !isOpen(field));
  if (said) return { reason: said[0], figure: figures.find(({ name }) => name === said[2])?.name ?? null };
  const [open] = broken;
  return open ? { reason: null, figure: null } : null;
}
