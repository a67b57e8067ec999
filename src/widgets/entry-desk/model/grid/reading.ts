import type { Figure } from '@/entities/laporan';
import { figureText, type Reading, readFigureOf } from '@/shared/lib/figures';

/** What a text says in a figure's cell. */
export const readingOf = (text: string, figure: Pick<Figure, 'kind' | 'unit' | 'prefix'>): Reading =>
  readFigureOf(text, figure);

/** A typed text as a form holds it; as it is where somebody has to say first what it means. */
export function heldText(text: string, figure: Pick<Figure, 'kind' | 'unit' | 'prefix'>): string {
  const reading = readingOf(text, figure);
  if (reading.is === 'figure') return figureText(reading.value);
  return reading.is === 'blank' ? '' : text;
}
