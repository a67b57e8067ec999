import { sql } from 'kysely';
import type { UkuranPeta } from '#contract/formulas/peta.ts';
import type { Db } from '../../ports.ts';
import { sejakOf } from '../../resources/periode.ts';
import { periodOf, sources } from './sources.ts';

/** What a sub-district reported in one of the newest periods; null where it reported nothing. */
export interface Observation {
  kecamatan_id: number;
  /** How many periods are newer: 0 for the newest of all. */
  ke: number;
  angka: number | null;
  pembanding: number | null;
  jumlah_desa: number | null;
}

export interface Observed {
  periods: { id: number; nama_periode: string; tanggal_mulai: string | null }[];
  rows: Observation[];
}

/**
 * Each place in each of the newest periods: the rows of both are looked up by a key, so that it costs the same in a table
 * of any size.
 *
 * @param of the commodity or food
 * @param hariIni later periods have not begun
 */
export async function observe(db: Db, ukuran: UkuranPeta, of: number, hariIni: string): Promise<Observed> {
  const source = sources[ukuran];
  const { table, column } = periodOf(source);
  const { rows: periods } = await sql<Observed['periods'][number]>`
    select id, nama_periode, tanggal_mulai from ${sql.table(table)} as periode
    where ${sejakOf('periode')} <= ${hariIni}
    order by case when tanggal_mulai is null then 1 else 0 end, ${sejakOf('periode')} desc, id desc limit ${source.periods}
  `.execute(db);
  if (periods.length === 0) return { periods, rows: [] };
  const ids = sql.join(periods.map(({ id }) => id));
  // A left join, for it cannot be turned round: no database begins with the large table.
  const { rows } = await sql<Record<keyof Observation | 'periode_id', number | string | null>>`
    select kecamatan.id as kecamatan_id, baru.id as periode_id, ${source.angka} as angka,
      ${source.pembanding} as pembanding, ${source.desa ?? sql`null`} as jumlah_desa
    from (select id from ${sql.table(table)} where id in (${ids})) as baru
    cross join kecamatan
    left join ${sql.table(source.table)} as isi on isi.${sql.ref(column)} = baru.id
      and isi.kecamatan_id = kecamatan.id ${source.of ? sql`and isi.${sql.ref(source.of)} = ${of}` : sql``}
    group by kecamatan.id, baru.id
  `.execute(db);
  const ke = new Map(periods.map(({ id }, at) => [id, at]));
  return {
    periods,
    rows: rows.map((row) => ({
      kecamatan_id: Number(row.kecamatan_id),
      ke: ke.get(Number(row.periode_id)) ?? 0,
      // PostgreSQL hands sums out as text.
      angka: numberOf(row.angka),
      pembanding: numberOf(row.pembanding),
      jumlah_desa: source.desa ? numberOf(row.jumlah_desa) : null,
    })),
  };
}

const numberOf = (value: number | string | null): number | null => (value === null ? null : Number(value));
