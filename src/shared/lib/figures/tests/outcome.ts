import { readFigure } from '../read-figure';
import type { FigureKind } from '../reading';

/** A figure; what may be meant; null where it is blank; or what is said. */
export type Outcome = number | readonly number[] | string | null;

/** What a text comes to, in a shape that a table can hold. */
export function outcome(raw: string | number, kind: FigureKind, unit?: string): Outcome {
  const reading = readFigure(raw, kind, unit);
  if (reading.is === 'figure') return reading.value;
  if (reading.is === 'asked') return reading.asks;
  return reading.is === 'blank' ? null : reading.sentence;
}
