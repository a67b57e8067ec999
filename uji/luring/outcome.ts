import type { Db } from '../../server/ports.ts';
import type { Journey } from './journey.ts';
import type { Typed } from './watching.ts';

/** What a run came to. */
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
  seconds: number;
  /** What must not be, each in a sentence. */
  faults: readonly string[];
}

/** Compares what the app has called stored with what the server has: each row once, as typed, in the order of typing. */
export async function compare(
  db: Db,
  typed: readonly Typed[],
): Promise<Pick<Outcome, 'stored' | 'unpromisedStored' | 'angkaSalah' | 'faults'>> {
  const faults: string[] = [];
  const rows = await db.selectFrom('harga_pangan').selectAll().orderBy('id').execute();
  const byPrice = Map.groupBy(rows, ({ harga_eceran }) => harga_eceran);
  let unpromisedStored = 0;
  for (const row of typed) {
    const found = byPrice.get(row.harga) ?? [];
    if (found.length > 1) faults.push(`Row ${row.harga}: ${found.length} times on the server`);
    if (found.length === 0 && row.isPromised) faults.push(`Row ${row.harga}: called stored, and missing`);
    if (found.length > 0 && !row.isPromised) unpromisedStored += 1;
    for (const one of found) {
      const isSame =
        (row.komoditi_id === null || one.komoditi_id === row.komoditi_id) &&
        one.kecamatan_id === row.kecamatan_id &&
        one.periode_harga_pangan_id === row.periode_id &&
        one.harga_grosir === row.harga;
      if (!isSame) faults.push(`Row ${row.harga}: not as it was typed`);
    }
  }
  const known = new Set(typed.map(({ harga }) => harga));
  let angkaSalah = 0;
  for (const { harga_eceran, harga_grosir } of rows) {
    if (known.has(harga_eceran) && known.has(harga_grosir)) continue;
    angkaSalah += 1;
    faults.push(`Row ${harga_eceran} / ${harga_grosir}: nobody typed it`);
  }
  for (const petugas of new Set(typed.map((row) => row.petugas))) {
    const mine = rows
      .map(({ harga_eceran }) => harga_eceran)
      .filter((harga) => Math.floor(harga / 100_000) === petugas);
    const isInOrder = mine.every((harga, at) => at === 0 || harga > Number(mine[at - 1]));
    if (!isInOrder) faults.push(`Profile ${petugas}: rows are not in the order of typing`);
  }
  return { stored: rows.length, unpromisedStored, angkaSalah, faults };
}
