import type { Tempat } from './formulir.ts';
import type { Stored } from './office.ts';
import type { Baris } from './rows.ts';

/** What became of the rows of a sheet. */
export interface Verdict {
  diketik: number;
  benar: number;
  /** Stored with other figures. */
  angkaSalah: number;
  /** Stored as typed, at another commodity or village. */
  salahTempat: number;
  hilang: number;
  /** Stored, and typed only once or by nobody. */
  dobel: number;
  /** What must not be, each in a sentence. */
  faults: readonly string[];
}

const written = (angka: readonly number[]) => angka.join(' / ');
const isSame = (row: Pick<Baris, 'angka'>, other: Pick<Baris, 'angka'>) => written(row.angka) === written(other.angka);

/** Compares the paper with what is stored: the n-th row belongs to the n-th place that the form proposes. */
export function verdictOf(
  rows: readonly Pick<Baris, 'angka'>[],
  stored: readonly Stored[],
  tempat: readonly Tempat[],
): Verdict {
  const faults: string[] = [];
  const left = new Set(stored);
  const take = (found: Stored | undefined) => found !== undefined && left.delete(found);
  const say = (at: number, became: string) =>
    faults.push(`Row ${at + 1}, ${written(rows[at]?.angka ?? [])}: ${became}`);

  const at = rows.map((row, number) => ({ row, number, tempat: tempat[number] }));
  const right = at.filter(({ row, tempat: own }) => take(stored.find((one) => one.tempat === own && isSame(one, row))));
  const rest = at.filter((one) => !right.includes(one));
  const misplaced = rest.filter(({ row, number }) => {
    const found = [...left].find((one) => isSame(one, row));
    if (found) say(number, `stored at place ${tempat.indexOf(found.tempat) + 1}`);
    return take(found);
  });
  // What is still left was changed: in its place when there is something, else in the order of storing.
  const changed = rest
    .filter((one) => !misplaced.includes(one))
    .filter(({ tempat: own, number }) => {
      const found = [...left].find((one) => one.tempat === own) ?? [...left][0];
      if (found) say(number, `stored as ${written(found.angka)}`);
      return take(found);
    });
  const lost = rest.filter((one) => !misplaced.includes(one) && !changed.includes(one));
  for (const { number } of lost) say(number, 'not stored');
  for (const one of left)
    faults.push(`${written(one.angka)} at place ${tempat.indexOf(one.tempat) + 1}: nobody typed it`);
  return {
    diketik: rows.length,
    benar: right.length,
    angkaSalah: changed.length,
    salahTempat: misplaced.length,
    hilang: lost.length,
    dobel: left.size,
    faults,
  };
}
