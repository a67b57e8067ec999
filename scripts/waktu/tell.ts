import type { Spent } from './spent.ts';

const SLOWEST = { detailed: 20, total: 10 };

/** The time of a program that a run has started, in milliseconds. */
export interface SuiteTime {
  name: string;
  ms: number;
  /** Of the program and all that it started; 0 where the system does not tell. */
  processorMs: number;
}

/** The line about time at the end of each run: the whole of it, and its slowest files. */
export function tellTotal(ms: number, spent: readonly Spent[]): string {
  const files = byFile(spent)
    .slice(0, SLOWEST.total)
    .map(({ name, setup, tests }) => `${name} ${seconds(setup + tests)}`);
  const slowest = files.length > 0 ? ` Berkas paling lambat: ${files.join(', ')}.` : '';
  const [minutes, rest] = [Math.floor(ms / 60_000), Math.round((ms % 60_000) / 1000)];
  return `Waktu: ${minutes} menit ${rest} detik.${slowest}`;
}

/** Says where the time of a run went: its suites, processor against waiting, set-up against tests, its slowest files. */
export function tellWhere(suites: readonly SuiteTime[], spent: readonly Spent[]): string {
  const shares = Map.groupBy(spent, ({ suite }) => suite);
  return [
    'Waktu jam dinding tiap rangkaian, dan waktu prosesor di dalamnya:',
    ...suites.map(({ name, ms, processorMs }) => line(seconds(ms), `${name}: prosesor ${seconds(processorMs)}`)),
    '',
    'Persiapan dan pengujian, dijumlahkan dari semua pekerja:',
    ...[...shares].map(([name, all]) => share(name, total(all))),
    '',
    `${SLOWEST.detailed} berkas paling lambat:`,
    ...byFile(spent)
      .slice(0, SLOWEST.detailed)
      .map(({ name, ...sum }) => share(name, sum)),
  ].join('\n');
}

interface Sum {
  setup: number;
  tests: number;
}

/** Files with their sums, the slowest first; a file that two suites ask counts once for each. */
const byFile = (spent: readonly Spent[]): (Sum & { name: string })[] =>
  [...Map.groupBy(spent, ({ suite, file }) => `${file} (${suite})`)]
    .map(([name, all]) => ({ name, ...total(all) }))
    .sort((a, b) => b.setup + b.tests - a.setup - a.tests);

const total = (all: readonly Sum[]): Sum => ({
  setup: all.reduce((sum, { setup }) => sum + setup, 0),
  tests: all.reduce((sum, { tests }) => sum + tests, 0),
});

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const line = (figure: string, name: string): string => `  ${figure.padStart(8)}  ${name}`;
const share = (name: string, { setup, tests }: Sum): string =>
  line(seconds(setup + tests), `${name}: persiapan ${seconds(setup)}, pengujian ${seconds(tests)}`);
