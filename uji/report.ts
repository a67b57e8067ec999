import type { Column } from '../bench/lib/table.ts';
import type { Outcome } from './trial.ts';

type Line = readonly [what: string, figure: (outcome: Outcome) => string];

const count = new Intl.NumberFormat('en');
const seconds = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const lines: readonly Line[] = [
  ['kills of the server (SIGKILL)', ({ kali }) => count.format(kali)],
  ['… before it answered at all', ({ saatMulai }) => count.format(saatMulai)],
  ['prices acknowledged', ({ harga }) => count.format(harga)],
  ['changes of prices acknowledged', ({ ubah }) => count.format(ubah)],
  ['products with photos acknowledged', ({ produk }) => count.format(produk)],
  ['photos stored, each decoded', ({ media }) => count.format(media.foto)],
  ['writes cut off without an answer', ({ tanpaJawaban }) => count.format(tanpaJawaban)],
  ['… that were stored whole all the same', ({ tersimpan }) => count.format(tersimpan)],
  ['answered writes sent again, same key', ({ kirimUlang }) => count.format(kirimUlang)],
  ['photos left without a row (swept later)', ({ media }) => count.format(media.tanpaBaris)],
  ['unfinished files left (swept later)', ({ media }) => count.format(media.setengah)],
  ['restart until it answers, median', ({ mulai }) => `${seconds.format(median(mulai) / 1_000)} s`],
  ['lost, twice, or half written', ({ faults }) => count.format(faults.length)],
];

/** A line for each figure, a column for each database. */
export function report(outcomes: readonly (readonly [name: string, outcome: Outcome])[]): [Column<Line>[], Line[]] {
  const columns = outcomes.map(([name, outcome]): Column<Line> => [name, ([, figure]) => figure(outcome)]);
  return [[['figure', ([what]) => what], ...columns], [...lines]];
}
