import type { Db } from '../../server/ports.ts';
import type { Journey } from './journey.ts';
import type { Typed } from './paper.ts';

/** The result of a run. */
export interface Outcome {
  journeys: readonly Journey[];
  typed: readonly Typed[];
  /** Rows that the server has. */
  stored: number;
  /** Rows whose typing was cut short by a kill, and that were stored all the same. */
  unpromisedStored: number;
  /** Rows of the server with a figure that nobody typed. */
  angkaSalah: number;
  serverRestarts: number;
  restores: number;
  /** The number of rows that restores took from the server. */
  lost: number;
  seconds: number;
  /** What must not be, each in a sentence. */
  faults: readonly string[];
}

type Compared = Pick<Outcome, 'stored' | 'unpromisedStored' | 'angkaSalah' | 'faults'>;

/**
 * Compares what the app has called stored with what the server has: each row once, as typed, in the order of typing.
 *
 * @param lost prices that a restore took from the server: they come back behind others
 */
export async function compare(db: Db, typed: readonly Typed[], lost: ReadonlySet<number>): Promise<Compared> {
  const faults: string[] = [];
  const rows = await db.selectFrom('harga_pangan').selectAll().orderBy('id').execute();
  const byPrice = Map.groupBy(rows, ({ harga_eceran }) => harga_eceran);
  const isBeside = (row: Typed, other: Omit<Typed, 'harga'>) =>
    row.komoditi_id === other.komoditi_id &&
    row.periode_id === other.periode_id &&
    row.kecamatan_id === other.kecamatan_id;
  const around = (row: Typed): string => {
    const beside = typed.filter((other) => other !== row && isBeside(row, other));
    const there = rows.find(
      (one) =>
        one.komoditi_id === row.komoditi_id &&
        one.periode_harga_pangan_id === row.periode_id &&
        one.kecamatan_id === row.kecamatan_id,
    );
    return `${lost.has(row.harga) ? ', lost by a restore' : ''}; there: ${there?.harga_eceran ?? 'nothing'}; also typed there: ${JSON.stringify(beside)}; ${JSON.stringify(row)}`;
  };
  let unpromisedStored = 0;
  for (const row of typed) {
    const stored = byPrice.get(row.harga) ?? [];
    if (stored.length > 1) faults.push(`Row ${row.harga}: ${stored.length} times on the server`);
    if (stored.length > 0 && row.isGivenUp)
      faults.push(`Row ${row.harga}: given up for another, and on the server${around(row)}`);
    if (stored.length === 0 && row.isPromised && !row.isGivenUp)
      faults.push(`Row ${row.harga}: called stored, and missing${around(row)}`);
    if (stored.length > 0 && !row.isPromised) unpromisedStored += 1;
    for (const one of stored) {
      const isSame =
        (row.komoditi_id === null || one.komoditi_id === row.komoditi_id) &&
        one.kecamatan_id === row.kecamatan_id &&
        one.periode_harga_pangan_id === row.periode_id &&
        one.harga_grosir === row.harga;
      if (!isSame) faults.push(`Row ${row.harga}: not as it was typed, but ${JSON.stringify(one)}${around(row)}`);
    }
  }
  const known = new Set(typed.map(({ harga }) => harga));
  let angkaSalah = 0;
  for (const { harga_eceran, harga_grosir } of rows) {
    if (known.has(harga_eceran) && known.has(harga_grosir)) continue;
    angkaSalah += 1;
    faults.push(`Row ${harga_eceran} / ${harga_grosir}: nobody typed it`);
  }
  const inTurn = typed.filter(({ isOutOfTurn, harga }) => !isOutOfTurn && !lost.has(harga));
  for (const [tab, own] of Map.groupBy(inTurn, (row) => `${row.petugas}, tab ${row.tab}`)) {
    const prices = new Set(own.map(({ harga }) => harga));
    const mine = rows.map(({ harga_eceran }) => harga_eceran).filter((harga) => prices.has(harga));
    const isInOrder = mine.every((harga, at) => at === 0 || harga > Number(mine[at - 1]));
    if (!isInOrder) faults.push(`Profile ${tab}: rows are not in the order of typing`);
  }
  return { stored: rows.length, unpromisedStored, angkaSalah, faults };
}
