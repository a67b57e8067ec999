import type { Cell } from './cell.ts';
import { type NamaFormulir, namaFormulir } from './formulir.ts';

/** What is tried with what. */
export interface Matrix {
  prosesor: readonly number[];
  ketik: readonly number[];
  latensi: readonly number[];
  formulir: readonly NamaFormulir[];
  baris: number;
  tanya: number;
  benih: number;
}

export const whole: Omit<Matrix, 'benih'> = {
  prosesor: [1, 2, 4, 6],
  ketik: [60, 120, 220, 300],
  latensi: [0, 200, 1_000],
  formulir: namaFormulir,
  baris: 12,
  tanya: 1,
};

/** In little: a minute or two. */
export const short: Omit<Matrix, 'benih'> = { ...whole, prosesor: [4, 6], ketik: [60, 220], baris: 5 };

/** Every form at every pair of processor and rhythm; the latencies take turns. */
export function cellsOf({ prosesor, ketik, latensi, formulir, baris, tanya, benih }: Matrix): Cell[] {
  const pairs = prosesor.flatMap((times, row) =>
    ketik.map((rhythm, column) => ({ times, rhythm, turn: row + column })),
  );
  return pairs.flatMap(({ times, rhythm, turn }, pair) =>
    formulir.map((nama, at) => ({
      nama,
      prosesor: times,
      ketik: rhythm,
      latensi: latensi[(turn + at) % latensi.length] ?? 0,
      baris,
      tanya,
      benih: benih + pair * namaFormulir.length + at,
    })),
  );
}
