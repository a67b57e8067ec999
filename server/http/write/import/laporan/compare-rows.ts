import { sql } from 'kysely';
import type { HasilImporLaporan } from '#contract/acts/impor-laporan.ts';
import type { Db } from '../../../../ports.ts';
import type { Stored, Writable } from '../../writes.ts';
import type { SentRow } from './check-rows.ts';
import type { Before, Target } from './periods.ts';
import { keyOf, type ReportShape } from './report-shape.ts';

/** A sent row beside the stored one of its place and subject. */
export interface Compared {
  row: SentRow;
  stored: Stored | null;
  /** Undefined: equal, or new. */
  isDifferent: boolean;
}

/** Compares the sent rows with the stored ones, period by period: five years of a regency would not fit at once. */
export async function compareRows(
  db: Db,
  table: Writable,
  shape: ReportShape,
  targets: readonly Target[],
  rows: readonly SentRow[],
  onPeriod: (index: number, stored: ReadonlyMap<string, Stored>) => void = () => undefined,
): Promise<Compared[]> {
  const byPeriod = Map.groupBy(rows, ({ periode }) => periode);
  const compared: Compared[] = [];
  for (const [index, { id }] of targets.entries()) {
    const storedRows = await rowsIn(db, table, shape, id);
    onPeriod(index, storedRows);
    for (const row of byPeriod.get(index) ?? []) {
      const same = storedRows.get(row.key) ?? null;
      const isDifferent = same !== null && shape.figures.some((name) => same[name] !== row.values[name]);
      compared.push({ row, stored: same, isDifferent });
    }
  }
  return compared;
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

/** The stored figures of the periods before, of rows that the sent ones do not tell themselves. */
export async function figuresBefore(
  db: Db,
  table: Writable,
  shape: ReportShape,
  before: readonly (Before | undefined)[],
  rows: readonly SentRow[],
): Promise<HasilImporLaporan['lalu']> {
  const sent = new Set(rows.map(({ periode, key }) => `${periode} ${key}`));
  const lalu: HasilImporLaporan['lalu'] = [];
  for (const [index, own] of Map.groupBy(rows, ({ periode }) => periode)) {
    const { id = null, target = -1 } = before[index] ?? {};
    const open = own.filter(({ key }) => !sent.has(`${target} ${key}`));
    const storedRows = open.length > 0 ? await rowsIn(db, table, shape, id) : new Map<string, Stored>();
    for (const { baris, key } of open) {
      const was = storedRows.get(key);
      if (was) lalu.push({ baris, angka: figuresIn(shape, was) });
    }
  }
  return lalu;
}
