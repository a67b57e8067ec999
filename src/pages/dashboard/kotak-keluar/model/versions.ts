import type { Rule } from '#contract/rules.ts';
import {
  type Laporan,
  type LaporanShape,
  mixedDoubts,
  type Side,
  type TwoVersions,
  typedFigures,
} from '@/entities/laporan';
import { stillBroken } from '@/shared/form';
import { conflictOf, type OutboxItem, type Replacement } from '@/shared/write';
import { kindOf } from './kinds';
import { isDelete, replacing } from './settling';

/** A waiting row of a report and the server's row in its way. */
export interface Versus {
  laporan: Laporan<LaporanShape>;
  versions: TwoVersions;
  isTwin: boolean;
  /** The write that would put all of one's own in the server's place. */
  mine: Replacement;
}

const ABOUT = 'perihal';

/** Null where there is nothing to choose: nothing is in the way, it is somebody else's, or both say the same. */
export function versusOf(item: OutboxItem): Versus | null {
  const laporan = kindOf(item)?.laporan;
  const [mine, conflict] = [replacing(item), item.refusal && conflictOf(item.refusal)];
  const theirs = conflict?.row;
  if (!laporan || !mine || !theirs || isDelete(item)) return null;
  const { input } = item.variables;
  const { figures, chooses, subjectHeader, nameOf } = laporan;
  const texts = typedFigures(figures, input);
  const isAnother = chooses.some((name) => name in input && String(Reflect.get(input, name)) !== String(theirs[name]));
  // A refusal carries the report's own row, untyped; what it lacks is named by no name.
  const there = nameOf(theirs as unknown as LaporanShape['Row'], []) ?? '';
  const also = isAnother ? [{ name: ABOUT, label: subjectHeader, mine: item.label, theirs: there }] : [];
  const stored = typedFigures(figures, theirs);
  if (!isAnother && figures.every(({ name }) => texts[name] === stored[name])) return null;
  const versions: TwoVersions = { figures, mine: texts, theirs, base: item.base, also };
  return { laporan, versions, isTwin: conflict.twin !== null, mine };
}

/** What is sent once it is said for each thing whose version is taken, or why it cannot be. */
export function chosenFrom(
  { variables }: OutboxItem,
  { laporan, versions: { theirs }, mine }: Versus,
  taken: Readonly<Record<string, Side>>,
): { replacement: Replacement; complaint: string | undefined } {
  const names = laporan.figures.map(({ name }) => name).filter((name) => taken[name] === 'theirs');
  const from = [...names, ...(taken[ABOUT] === 'theirs' ? laporan.chooses : [])];
  const input = { ...mine.variables.input, ...Object.fromEntries(from.map((name) => [name, theirs[name]])) };
  const rules = laporan.rules[variables.id === undefined ? 'add' : 'edit'] as readonly Rule<object>[];
  const replacement = { ...mine, variables: { ...mine.variables, input } };
  return { replacement, complaint: stillBroken(rules, input)?.says };
}

/** True where a write puts figures of both versions into one row that nobody has been asked about. */
export function isMixed({ laporan, versions }: Versus, { variables }: Replacement): boolean {
  const texts = typedFigures(laporan.figures, variables.input);
  return Object.keys(mixedDoubts(versions, laporan.doubts, texts)).length > 0;
}
