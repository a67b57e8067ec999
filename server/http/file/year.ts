import { sql } from 'kysely';
import { z } from 'zod';
import { type PeriodeBernama, tahunPeriode } from '#contract/formulas/periode/bulan-periode.ts';
import { type JenisPeriode, jenisPeriode } from '#contract/limits.ts';
import type { TableName } from '../../db/schema.ts';
import type { Db } from '../../ports.ts';
import type { PageRequest } from '../read/find-page.ts';
import type { Paging } from '../read/page.ts';
import type { Reads } from '../read/reads.ts';
import { slicesOf } from './slices.ts';

type Snake<Text extends string> = Text extends `${infer First}-${infer Rest}` ? `${First}_${Rest}` : Text;
export type PeriodeTable = `periode_${Snake<JenisPeriode>}`;

const periodeTables = jenisPeriode.map((jenis) => `periode_${jenis.replaceAll('-', '_')}` as PeriodeTable);

/** The periods that a list's rows report about; undefined when they have none. */
export const periodeOf = (row: z.ZodType): PeriodeTable | undefined =>
  row instanceof z.ZodObject ? periodeTables.find((table) => `${table}_id` in row.shape) : undefined;

/** Whether rows are of a year by themselves, without a period. */
export const hasYear = (row: z.ZodType): boolean => row instanceof z.ZodObject && 'tahun' in row.shape;

/** The day on which a period begins; those without one were made for the time of their making. */
const mulai = sql<string>`coalesce(tanggal_mulai, substr(created_at, 1, 10))`;

interface PeriodeBermula extends PeriodeBernama {
  id: number;
  mulai: string;
}

/** The year of a period (`contract/formulas/periode`); that of its making where it has no dates. */
const yearOf = ({ mulai, ...periode }: PeriodeBermula): string => tahunPeriode(periode) ?? mulai.slice(0, 4);

/** The periods of a year, the oldest first. */
async function periodesIn(db: Db, table: PeriodeTable, tahun: string): Promise<number[]> {
  // A week may begin in the year before that of its name.
  const { rows } = await sql<PeriodeBermula>`
    select id, nama_periode, tanggal_mulai, ${mulai} as mulai from ${sql.table(table)}
    where ${mulai} >= ${`${Number(tahun) - 1}-12-`} and ${mulai} < ${`${tahun}~`} order by ${mulai}, id
  `.execute(db);
  return rows.filter((row) => yearOf(row) === tahun).map(({ id }) => id);
}

/** The years about which a table has rows, the newest first. */
export async function yearsOf(db: Db, periode: PeriodeTable, table: TableName): Promise<string[]> {
  const { rows } = await sql<PeriodeBermula>`
    select id, nama_periode, tanggal_mulai, ${mulai} as mulai from ${sql.table(periode)}
    where exists (select 1 from ${sql.table(table)} as baris where ${sql.ref(`baris.${periode}_id`)} = ${sql.ref(`${periode}.id`)})
  `.execute(db);
  return [...new Set(rows.map(yearOf))].toSorted().toReversed();
}

/**
 * Reads the rows of one year, period after period: each is found by its own index, so a year takes as much of a table of
 * ten years as of one. Rows without a period are read whole.
 */
export async function* slicesOfYear<Filter extends Paging>(
  db: Db,
  reads: Reads<Filter>,
  request: PageRequest<Filter>,
  tahun: string,
): AsyncGenerator<readonly object[]> {
  const table = periodeOf(reads.row);
  if (!table) {
    yield* slicesOf(db, reads, request);
    return;
  }
  const column = `${table}_id`;
  const chosen = (Reflect.get(request.filter, column) ?? Reflect.get(request.filter, 'periode_id')) as
    | number
    | undefined;
  for (const id of await periodesIn(db, table, tahun)) {
    if (chosen !== undefined && chosen !== id) continue;
    yield* slicesOf(db, reads, { ...request, filter: { ...request.filter, [column]: id } });
  }
}
