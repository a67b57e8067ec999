import { bigChanges } from '@/shared/lib/figures';
import { type Figure, figuresOf } from './figures';

/** A question for each figure that may be a slip, by the figure's name. */
export type Doubts = Readonly<Record<string, string>>;

interface Judging {
  figures: readonly Figure[];
  least: number;
  doubts?: ((values: Readonly<Record<string, number>>) => Doubts) | undefined;
}

const numberIn = (value: unknown): number =>
  value === '' || value === null || value === undefined ? Number.NaN : Number(value);

/**
 * Asks about figures that are far from the period before, or that the report itself finds odd. They are asked before
 * anything is sent.
 *
 * @param values as they are sent, or as a form holds them once it is read
 * @param was the row of the period before
 */
export function doubtsIn({ figures, least, doubts }: Judging, values: object, was: object | undefined): Doubts {
  const far = was ? bigChanges(values, figuresOf(figures, was), least) : {};
  const numbers = Object.fromEntries(figures.map(({ name }) => [name, numberIn(Reflect.get(values, name))]));
  const odd = doubts?.(numbers) ?? {};
  return Object.fromEntries(
    figures.flatMap(({ name }) => {
      const sentences = [odd[name], far[name]].filter((sentence) => sentence !== undefined);
      return sentences.length > 0 ? [[name, sentences.join('. ')]] : [];
    }),
  );
}
