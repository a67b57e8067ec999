import { firstBroken } from '#contract/rules.ts';
import type { Figure, IsianRow, Laporan, LaporanShape } from '@/entities/laporan';
import { figureText, readFigureOf } from '@/shared/lib/figures';
import type { Choice } from './choices';

type Texts = Readonly<Record<string, string>>;

/** What keeps a row from being left: in words, in which figure, and what that may mean. */
export interface Broken {
  complaint: string;
  figure?: string;
  choices: readonly Choice[];
}

const readingOf = (figure: Figure, texts: Texts) => readFigureOf(texts[figure.name] ?? '', figure);

/** A text that is no figure, or has two readings; undefined where each can be read in one way. */
export function unreadIn(figures: readonly Figure[], texts: Texts): Broken | undefined {
  for (const figure of figures) {
    const reading = readingOf(figure, texts);
    if (!('sentence' in reading)) continue;
    const { name, show } = figure;
    const asks = 'asks' in reading ? reading.asks : [];
    const choices = asks.map((value) => ({ label: show(value), says: '', texts: { [name]: figureText(value) } }));
    return { complaint: reading.sentence, figure: name, choices };
  }
  return undefined;
}

/** What is wrong with figures that are all there; undefined where they fit. */
export function brokenIn<Shape extends LaporanShape>(
  { rules, figures, begins, stands }: Laporan<Shape>,
  { chosen }: Pick<IsianRow<Shape>, 'chosen'>,
  texts: Texts,
  standing: Parameters<Laporan<Shape>['stands']>[0],
): Broken | undefined {
  const unread = unreadIn(figures, texts);
  if (unread) return unread;
  const input = { ...begins(standing.kecamatanId), ...chosen, ...stands(standing), ...valuesIn(figures, texts) };
  const complaint = firstBroken(rules.add, input);
  return complaint === undefined ? undefined : { complaint, choices: [] };
}

/** What is wrong with the figures of a row that the server has; all else of it stands. */
export function brokenAsStored<Shape extends LaporanShape>(
  { rules, figures }: Laporan<Shape>,
  { chosen }: Pick<IsianRow<Shape>, 'chosen'>,
  texts: Texts,
): string | undefined {
  const names = new Set<unknown>(figures.map(({ name }) => name));
  const ofFigures = rules.edit.filter(([, , field]) => names.has(field));
  const input = { ...chosen, ...valuesIn(figures, texts) };
  return unreadIn(figures, texts)?.complaint ?? firstBroken(ofFigures, input);
}

function valuesIn(figures: readonly Figure[], texts: Texts): Record<string, string | number> {
  const values = figures.map((figure) => {
    const reading = readingOf(figure, texts);
    return [figure.name, reading.is === 'figure' ? reading.value : ''];
  });
  return Object.fromEntries(values);
}
