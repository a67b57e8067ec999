import type { Spent } from './spent.ts';

const SLOWEST = 20;

/** How long the suites of a run took, by their names, in milliseconds. */
export type Suites = ReadonlyMap<string, number>;

/** Says where the time of a run went: its suites, what of it was set-up, its slowest files. */
export function tellWhere(suites: Suites, spent: readonly Spent[]): string {
  const shares = Map.groupBy(spent, ({ suite }) => suite);
  const files = [...Map.groupBy(spent, ({ suite, file }) => `${file} (${suite})`)].map(([name, all]) => ({
    name,
    ...total(all),
  }));
  const slowest = files.sort((a, b) => b.setup + b.tests - a.setup - a.tests).slice(0, SLOWEST);
  return [
    'Waktu jam dinding tiap rangkaian:',
    ...[...suites].map(([name, ms]) => line(seconds(ms), name)),
    '',
    'Persiapan dan pengujian, dijumlahkan dari semua pekerja:',
    ...[...shares].map(([name, all]) => share(name, total(all))),
    '',
    `${SLOWEST} berkas paling lambat:`,
    ...slowest.map(({ name, ...sum }) => share(name, sum)),
  ].join('\n');
}

interface Sum {
  setup: number;
  tests: number;
}

const total = (all: readonly Sum[]): Sum => ({
  setup: all.reduce((sum, { setup }) => sum + setup, 0),
  tests: all.reduce((sum, { tests }) => sum + tests, 0),
});

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const line = (figure: string, name: string): string => `  ${figure.padStart(8)}  ${name}`;
const share = (name: string, { setup, tests }: Sum): string =>
  line(seconds(setup + tests), `${name}: persiapan ${seconds(setup)}, pengujian ${seconds(tests)}`);
