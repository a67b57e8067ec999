import type { Column } from '../bench/table.ts';
import type { Outcome } from './trial.ts';

type Line = readonly [what: string, figure: (outcome: Outcome) => string];

const count = new Intl.NumberFormat('id-ID');
const seconds = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const lines: readonly Line[] = [
  ['Server dimatikan (SIGKILL)', ({ kali }) => count.format(kali)],
  ['… sebelum sempat menjawab', ({ saatMulai }) => count.format(saatMulai)],
  ['Harga baru yang dijawab', ({ harga }) => count.format(harga)],
  ['Perubahan harga yang dijawab', ({ ubah }) => count.format(ubah)],
  ['Produk dengan foto yang dijawab', ({ produk }) => count.format(produk)],
  ['Foto tersimpan, semua terbaca', ({ media }) => count.format(media.foto)],
  ['Kiriman yang terputus tanpa jawaban', ({ tanpaJawaban }) => count.format(tanpaJawaban)],
  ['… yang ternyata sudah tersimpan utuh', ({ tersimpan }) => count.format(tersimpan)],
  ['Kiriman lama yang diulang dengan kunci sama', ({ kirimUlang }) => count.format(kirimUlang)],
  ['Foto tanpa baris (disapu kemudian)', ({ media }) => count.format(media.tanpaBaris)],
  ['Berkas setengah jadi (disapu kemudian)', ({ media }) => count.format(media.setengah)],
  ['Mulai kembali, median', ({ mulai }) => `${seconds.format(median(mulai) / 1_000)} detik`],
  ['Hilang, kembar, atau setengah jadi', ({ faults }) => count.format(faults.length)],
];

/** A line for each figure, a column for each database. */
export function report(outcomes: readonly (readonly [name: string, outcome: Outcome])[]): [Column<Line>[], Line[]] {
  const columns = outcomes.map(([name, outcome]): Column<Line> => [name, ([, figure]) => figure(outcome)]);
  return [[['Yang diukur', ([what]) => what], ...columns], [...lines]];
}
