import { whole } from '../../bench/lib/figures.ts';
import { type Column, table } from '../../bench/lib/table.ts';
import type { Cell, Outcome } from './cell.ts';
import type { ThumbCell, ThumbOutcome } from './thumb-cell.ts';
import type { Verdict } from './verdict.ts';

/** Sheets that are shown together, under what they have in common. */
interface Group {
  heading: readonly string[];
  outcomes: readonly Verdict[];
}

const sum = ({ outcomes }: Group, of: (outcome: Verdict) => number) =>
  whole(outcomes.reduce((total, outcome) => total + of(outcome), 0));

const counts: readonly Column<Group>[] = [
  ['rows typed', (group) => sum(group, ({ diketik }) => diketik)],
  ['stored right', (group) => sum(group, ({ benar }) => benar)],
  ['wrong digits', (group) => sum(group, ({ angkaSalah }) => angkaSalah)],
  ['elsewhere', (group) => sum(group, ({ salahTempat }) => salahTempat)],
  ['missing', (group) => sum(group, ({ hilang }) => hilang)],
  ['doubled', (group) => sum(group, ({ dobel }) => dobel)],
];

const speed = ({ prosesor }: Pick<Cell, 'prosesor'>) => `${prosesor}×`;
const rhythm = ({ ketik }: Pick<Cell, 'ketik'>) => `${ketik} ms`;

function tableBy<Sheet>(
  headings: readonly string[],
  of: (cell: Sheet) => readonly string[],
  outcomes: readonly (Verdict & { cell: Sheet })[],
) {
  const groups = Map.groupBy(outcomes, ({ cell }) => of(cell).join());
  return table(
    [...headings.map((heading, at): Column<Group> => [heading, (group) => group.heading[at] ?? '']), ...counts],
    [...groups.values()].map((own): Group => ({ heading: own[0] ? of(own[0].cell) : [], outcomes: own })),
  );
}

/** What became of all rows: by processor and rhythm, by latency, by form. */
export function report(outcomes: readonly Outcome[]): string {
  return [
    tableBy(['processor', 'a key each'], (cell) => [speed(cell), rhythm(cell)], outcomes),
    tableBy(['latency'], ({ latensi }) => [`${whole(latensi)} ms`], outcomes.toSorted(byLatency)),
    tableBy(['form'], ({ nama }) => [nama], outcomes),
  ].join('\n\n');
}

/** Counts the rows that two thumbs have tapped, by each condition. */
export function reportThumbs(outcomes: readonly ThumbOutcome[]): string {
  const by = (heading: string, of: (cell: ThumbCell) => number, unit: string) =>
    tableBy(
      [heading],
      (cell) => [`${whole(of(cell))}${unit}`],
      outcomes.toSorted((a, b) => of(a.cell) - of(b.cell)),
    );
  return [
    by('processor', ({ prosesor }) => prosesor, '×'),
    by('a key each', ({ ketik }) => ketik, ' ms'),
    by('both thumbs down', ({ tindih }) => tindih, ' ms'),
    by('latency', ({ latensi }) => latensi, ' ms'),
    by('killed', ({ mati }) => mati, ' times'),
  ].join('\n\n');
}

export const nameOfThumbs = (cell: ThumbCell): string =>
  `${speed(cell)}, ${rhythm(cell)} a key, ${cell.tindih} ms both thumbs, ${cell.latensi} ms latency, killed ${cell.mati} times (--benih ${cell.benih})`;

const byLatency = (a: Outcome, b: Outcome) => a.cell.latensi - b.cell.latensi;

/** Which sheet it was. */
export const nameOf = (cell: Cell): string =>
  `${cell.nama}, ${speed(cell)}, ${rhythm(cell)} a key, ${cell.latensi} ms latency`;
