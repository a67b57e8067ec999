import { matchesGlob, relative } from 'node:path';
import type { Column } from '../../bench/lib/table.ts';
import { ROOT } from '../../scripts/run.ts';
import type { Mutant } from './mutate.ts';
import type { Target } from './targets.ts';

/** Per cent below which a group is not tested well enough. */
const WANTED = 85;

interface Line {
  name: string;
  mutants: readonly Mutant[];
}

const fileOf = ({ fileName }: Mutant): string => relative(ROOT, fileName);
const count =
  (...statuses: Mutant['status'][]) =>
  ({ mutants }: Line): number =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
const seen = count('Killed', 'Timeout');
const unseen = count('Survived', 'NoCoverage');

/** Of those that could be noticed, how many were. */
const score = (line: Line): number => (100 * seen(line)) / Math.max(1, seen(line) + unseen(line));

export const columns: readonly Column<Line>[] = [
  ['file', ({ name }) => name],
  ['mutants', (line) => String(seen(line) + unseen(line))],
  ['killed', (line) => String(count('Killed')(line))],
  ['timed out', (line) => String(count('Timeout')(line))],
  ['survived', (line) => String(count('Survived')(line))],
  ['not covered', (line) => String(count('NoCoverage')(line))],
  ['score', (line) => score(line).toFixed(1)],
];

/** A line for each group of a target, those of its files below it; a file without anything to mutate has none. */
export function linesOf({ groups }: Target, mutants: readonly Mutant[]): { groups: Line[]; all: Line[] } {
  const inGroups = Object.entries(groups).map(([group, globs]) => {
    const own = mutants.filter((mutant) => globs.some((glob) => matchesGlob(fileOf(mutant), glob)));
    const files = Map.groupBy(own, fileOf);
    const byFile = [...files].map(([file, found]) => ({ name: `… ${file}`, mutants: found }));
    const lines = byFile.filter((line) => seen(line) + unseen(line) > 0).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    return [{ name: group, mutants: own }, ...lines];
  });
  return { groups: inGroups.flatMap(([group]) => (group ? [group] : [])), all: inGroups.flat() };
}

export const isTooFew = (line: Line): boolean => score(line) < WANTED;

/** Where each survivor stands, and what the code became there. */
export const survivors = (mutants: readonly Mutant[]): string[] =>
  mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map((mutant) => {
      const { location, mutatorName, replacement } = mutant;
      const { line, column } = location.start;
      return `${fileOf(mutant)}:${line}:${column} ${mutatorName}: ${replacement.replace(/\s+/g, ' ').slice(0, 100)}`;
    });
