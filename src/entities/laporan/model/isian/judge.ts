import { figureText, readFigureOf } from '@/shared/lib/figures';
import type { Figure } from '../figures';
import type { Laporan, LaporanShape } from '../laporan';

export type Texts = Readonly<Record<string, string>>;

/** What somebody has to know of a row that cannot be sent; no reason where it merely is not complete. */
export interface Complaint {
  reason: string | null;
  figure: string | null;
}

const readingOf = (figure: Figure, text: string) => readFigureOf(text, figure);

/** A typed or pasted figure as a form holds it: '14500', '14,5', or as it was typed where it cannot be read. */
export function heldText(figure: Figure, typed: string): string {
  const reading = readingOf(figure, typed);
  if (reading.is === 'blank') return '';
  return reading.is === 'figure' ? figureText(reading.value) : typed.trim();
}

/** What is sent of what a form holds, as a form would send it: digits, a decimal as a number, NaN for what is neither. */
function sentOf(figure: Figure, held: string): string | number {
  const reading = readingOf(figure, held);
  if (reading.is === 'blank') return '';
  if (reading.is !== 'figure') return Number.NaN;
  return figure.kind === 'whole' ? String(reading.value) : reading.value;
}

export const valuesOf = (figures: readonly Figure[], texts: Texts): Record<string, string | number> =>
  Object.fromEntries(figures.map((figure) => [figure.name, sentOf(figure, texts[figure.name] ?? '')]));

export const isBlank = (figures: readonly Figure[], texts: Texts): boolean => figures.every(({ name }) => !texts[name]);

/**
 * Why a row may not be sent: a figure that cannot be read, then the rules in their order (spec section 5).
 *
 * @param input all that would be sent
 * @param isStored figures that are missing were there: nobody is about to type them
 */
export function complaintOf<Shape extends LaporanShape>(
  { figures, rules }: Pick<Laporan<Shape>, 'figures' | 'rules'>,
  texts: Texts,
  input: object,
  isStored: boolean,
): Complaint | null {
  for (const figure of figures) {
    const reading = readingOf(figure, texts[figure.name] ?? '');
    if ('sentence' in reading) return { reason: reading.sentence, figure: figure.name };
  }
  const broken = rules[isStored ? 'edit' : 'add'].filter(([, isBroken]) => isBroken(input as Shape['Input']));
  const isOpen = (field: unknown) => !isStored && figures.some(({ name }) => name === field && !texts[name]);
  const said = broken.find(([, , field]) => !isOpen(field));
  if (said) return { reason: said[0], figure: figures.find(({ name }) => name === said[2])?.name ?? null };
  return broken.length > 0 ? { reason: null, figure: null } : null;
}
