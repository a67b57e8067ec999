import { bigChanges, numberIn } from '@/shared/lib/figures';
import { type Figure, figuresOf, typedFigures } from './figures';
import type { TwoVersions } from './versions';

/** A question for each figure that may be a slip, by the figure's name. */
export type Doubts = Readonly<Record<string, string>>;

interface Judging {
  figures: readonly Figure[];
  least: number;
  doubts?: ((values: Readonly<Record<string, number>>) => Doubts) | undefined;
}

const toNumber = (value: unknown): number =>
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
  const numbers: Record<string, number> = {};
  for (const { name } of figures) numbers[name] = toNumber(Reflect.get(values, name));
  const odd = doubts?.(numbers) ?? {};
  const sentences: Record<string, string> = {};
  for (const { name } of figures) {
    const [first, other] = [odd[name], far[name]];
    const sentence = first !== undefined && other !== undefined ? `${first}. ${other}` : (first ?? other);
    if (sentence !== undefined) sentences[name] = sentence;
  }
  return sentences;
}

/**
 * Asks about figures chosen from two versions of a row, where neither version raises the question by itself: a retail price
 * of one may lie below the wholesale price of the other.
 *
 * @param chosen as a form holds them
 */
export function mixedDoubts(
  { figures, mine, theirs }: Pick<TwoVersions, 'figures' | 'mine' | 'theirs'>,
  doubts: Judging['doubts'],
  chosen: Readonly<Record<string, string>>,
): Doubts {
  const questionsOf = (texts: Readonly<Record<string, string>>): Doubts =>
    doubts?.(Object.fromEntries(figures.map(({ name }) => [name, numberIn(texts[name] ?? '')]))) ?? {};
  const before = [mine, typedFigures(figures, theirs)].map(questionsOf);
  return Object.fromEntries(
    Object.entries(questionsOf(chosen)).filter(([name, question]) => before.every((known) => known[name] !== question)),
  );
}
