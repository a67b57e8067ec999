import { sql } from 'kysely';
import type { HasilImporLaporan } from '#contract/acts/impor-laporan.ts';
import type { Db } from '../../../../ports.ts';
import type { Stored, Writable } from '../../writes.ts';
import type { SentRow } from './check-rows.ts';
import type { PreviousPeriod, Target } from './periods.ts';
import { keyOf, type ReportShape } from './report-shape.ts';

/** A sent row beside the stored one of its place and subject. */
export interface RowComparison {
  row: SentRow;
  storedRow: Stored | null;
  /** False: equal, or new. */
  isDifferent: boolean;
}

/** Compares the sent rows with the stored ones, period by period: five years of a regency would not fit at once. */
export async function compareRows(
  db: Db,
  table: Writable,
  shape: ReportShape,
  targets: readonly Target[],
  rows: readonly SentRow[],
): Promise<RowComparison[]> {
  const byPeriod = Map.groupBy(rows, ({ periode }) => periode);
  const comparisons: RowComparison[] = [];
  for (const [index, { id }] of targets.entries()) {
    const storedRows = await rowsIn(db, table, shape, id);
    for (const row of byPeriod.get(index) ?? []) {
      const storedRow = storedRows.get(row.key) ?? null;
      const isDifferent = storedRow !== null && shape.figures.some((name) => storedRow[name] !== row.values[name]);
      comparisons.push({ row, storedRow, isDifferent });
    }
  }
  return comparisons;
}

async function rowsIn(db: Db, table: Writable, shape: ReportShape, id: number | null): Promise<Map<string, Stored>> {
  if (id === null) return new Map();
  const { rows } = await sql<Stored>`
    select * from ${sql.table(table)} where ${sql.ref(shape.periodeColumn)} = ${id}
  `.execute(db);
  return new Map(rows.map((row) => [keyOf(shape, row), row]));
}

export const figuresIn = ({ figures }: ReportShape, row: Record<string, unknown>): Record<string, number> =>
  Object.fromEntries(figures.map((name) => [name, Number(row[name])]));

/** Reads the figures of the previous periods where the sent rows do not contain them. */
export async function figuresBefore(
  db: Db,
  table: Writable,
  shape: ReportShape,
  previous: readonly (PreviousPeriod | undefined)[],
  rows: readonly SentRow[],
): Promise<HasilImporLaporan['lalu']> {
  const sentKeys = new Set(rows.map(({ periode, key }) => `${periode} ${key}`));
  const lalu: HasilImporLaporan['lalu'] = [];
  for (const [index, own] of Map.groupBy(rows, ({ periode }) => periode)) {
    const { id = null, target = -1 } = previous[index] ?? {};
    const missingRows = own.filter(({ key }) => !sentKeys.has(`${target} ${key}`));
    const storedRows = missingRows.length > 0 ? await rowsIn(db, table, shape, id) : new Map<string, Stored>();
    for (const { baris, key } of missingRows) {
      const storedRow = storedRows.get(key);
      if (storedRow) lalu.push({ baris, angka: figuresIn(shape, storedRow) });
    }
  }
  return lalu;
}
