import { numberIn } from '@/shared/lib/figures';
import { grouped } from '@/shared/lib/format';
import { type Figure, typedFigures } from './figures';

export type Side = 'mine' | 'theirs';

interface Version {
  /** Equal where both say the same. */
  key: string;
  shown: string;
  /** A figure that is blank, or that cannot be read, cannot be taken. */
  may: boolean;
}

/** What a row says besides its figures, in words: the village that it is about. */
export interface AlsoSaid {
  name: string;
  label: string;
  mine: string;
  theirs: string;
  /** Before either was changed. */
  base?: string | undefined;
}

export interface TwoVersions {
  figures: readonly Figure[];
  /** As a form holds them. */
  mine: Readonly<Record<string, string>>;
  /** The row as the server has it. */
  theirs: Readonly<Record<string, unknown>>;
  /** The row that both were changed from, where it is known: what only one has changed is proposed as he has it. */
  base?: Readonly<Record<string, unknown>> | undefined;
  also?: readonly AlsoSaid[] | undefined;
  /** The place where the other version is. */
  there?: string | undefined;
  /** Whose version is proposed where both have changed the same; without it somebody has to choose. */
  prefer?: Side | undefined;
}

/** One thing that both versions of a row say. */
export interface Compared extends Record<Side, Version> {
  name: string;
  label: string;
  isSame: boolean;
  /** Both have changed it, or nobody knows who has. */
  isContested: boolean;
  /** How far they are from each other, and what both were changed from. */
  note: string;
  /** What is taken where nobody chooses; null where only somebody can tell. */
  proposed: Side | null;
}

/** Two versions of a row beside each other, one thing after the other. */
export function compared({
  figures,
  mine,
  theirs,
  base,
  also = [],
  prefer,
  there = 'Di server',
}: TwoVersions): Compared[] {
  const texts = typedFigures(figures, theirs);
  const were = base && typedFigures(figures, base);
  return [
    ...also.map(({ name, label, ...said }) => {
      const was = said.base === undefined ? undefined : inWords(said.base);
      return { name, label, ...pair(inWords(said.mine), inWords(said.theirs), was, prefer), note: from(was) };
    }),
    ...figures.map(({ name, label, show, showBeside = show }) => {
      const [own, other] = [inFigures(mine[name] ?? '', showBeside), inFigures(texts[name] ?? '', showBeside)];
      const was = were && inFigures(were[name] ?? '', showBeside);
      const far = own.may && other.may ? distance(Number(own.key), Number(other.key), showBeside, there) : '';
      return { name, label, ...pair(own, other, was, prefer), note: `${from(was)} ${far}`.trim() };
    }),
  ];
}

function inFigures(text: string, show: (value: number) => string): Version {
  const value = numberIn(text);
  const may = !Number.isNaN(value);
  return { key: may ? String(value) : text, shown: may ? show(value) : text || '–', may };
}

const inWords = (text: string): Version => ({ key: text, shown: text || '–', may: text !== '' });

function pair(mine: Version, theirs: Version, was: Version | undefined, prefer: Side | undefined) {
  const proposed = proposal(mine, theirs, was);
  const isContested = proposed === null;
  return { mine, theirs, isSame: mine.key === theirs.key, isContested, proposed: proposed ?? prefer ?? null };
}

function proposal(mine: Version, theirs: Version, was: Version | undefined): Side | null {
  if (mine.key === theirs.key || !theirs.may) return 'mine';
  if (!mine.may || mine.key === was?.key) return 'theirs';
  return theirs.key === was?.key ? 'mine' : null;
}

const from = (was: Version | undefined): string => (was?.may ? `Semula ${was.shown}.` : '');

function distance(mine: number, theirs: number, show: (value: number) => string, there: string): string {
  const far = Math.abs(theirs - mine);
  if (far === 0) return '';
  const share = mine > 0 ? ` (${grouped((100 * far) / mine, 1)}%)` : '';
  return `${there} ${show(far)}${share} lebih ${theirs > mine ? 'besar' : 'kecil'}.`;
}

/** The figures of a row once it is said for each whose version is taken, as a form holds them. */
export const settledFigures = (
  { figures, mine, theirs }: TwoVersions,
  taken: Readonly<Record<string, Side>>,
): Record<string, string> => {
  const texts = typedFigures(figures, theirs);
  return Object.fromEntries(
    figures.map(({ name }) => [name, (taken[name] === 'theirs' ? texts[name] : mine[name]) ?? '']),
  );
};
