import type { Random } from '../../demo/random.ts';
import type { Formulir } from './formulir.ts';

/** What stands on the officer's paper for one row. */
export interface Baris {
  angka: readonly number[];
  /** What was reported in the period before; null where nobody did. */
  lalu: readonly number[] | null;
  /** So far from the period before that the app asks. */
  isJauh: boolean;
}

/** How many times the first figure of the period before one is that makes the app ask. */
const JAUH = 2.5;

/** The paper that an officer types off: every other row has a period before; @param asking how many rows are far from it */
export function paper({ isian, baru }: Formulir, rows: number, asking: number, random: Random): Baris[] {
  const rounded = (figures: readonly number[]) =>
    figures.map((figure, at) => Number(figure.toFixed(isian[at]?.[1] ?? 0)));
  const known = Array.from({ length: rows }, (_, at) => at).filter((at) => at % 2 === 0);
  // Not the first, which is typed while nothing else happens yet, and never the last, which has none behind it.
  const far = new Set(
    known
      .slice(1, -1)
      .filter((_, at) => at % 3 === 0)
      .slice(0, asking),
  );
  return Array.from({ length: rows }, (_, at): Baris => {
    if (at % 2 === 1) return { angka: rounded(baru(random)), lalu: null, isJauh: false };
    const lalu = rounded(baru(random));
    const isJauh = far.has(at);
    const near = lalu.map((figure) => figure * random.between(0.92, 1.08));
    return { angka: rounded([(near[0] ?? 0) * (isJauh ? JAUH : 1), ...near.slice(1)]), lalu, isJauh };
  });
}

/** The keys of a row: figures as they are written here, Tab between them, Enter at the end. */
export const keysOf = ({ angka }: Pick<Baris, 'angka'>): string[] =>
  angka.flatMap((figure, at) => [...String(figure).replace('.', ','), at === angka.length - 1 ? 'Enter' : 'Tab']);
