import { sql } from 'kysely';
import { bulanPeriode } from '#contract/formulas/periode/bulan-periode.ts';
import { kolomHuruf } from '#contract/formulas/skdn.ts';
import { type Bulan, geserBulan, kunciBulan } from '#contract/formulas/skpg/bulan.ts';
import type { JenisPeriode } from '#contract/limits.ts';
import { luasDari } from '#contract/resources/luas-tanam.ts';
import { periode } from '#contract/resources/periode.ts';
import type { Db } from '../ports.ts';

export interface PeriodeBulan {
  id: number;
  nama_periode: string;
  ditutup: boolean;
  tanggal_selesai: string | null;
}

/** The periods of each month, by `kunciBulan`. */
export type PerBulan = ReadonlyMap<string, readonly PeriodeBulan[]>;

/** The periods that count in the months between two, both included. Undated ones count in none. */
export async function periodePerBulan(db: Db, jenis: JenisPeriode, dari: Bulan, sampai: Bulan): Promise<PerBulan> {
  const { key: table } = periode[jenis];
  const rows = await db
    .selectFrom(`${table} as periode`)
    .select(['periode.id', 'nama_periode', 'tanggal_mulai', 'tanggal_selesai', 'ditutup_pada'])
    // A week belongs to the month of its Thursday: it may begin in the month before.
    .where('tanggal_mulai', '>=', `${kunciBulan(geserBulan(dari, -1))}-20`)
    .where('tanggal_mulai', '<=', `${kunciBulan(sampai)}-31`)
    .orderBy('tanggal_mulai')
    .orderBy('periode.id')
    .execute();
  const months = new Map<string, PeriodeBulan[]>();
  const [first, last] = [kunciBulan(dari), kunciBulan(sampai)];
  for (const { ditutup_pada, tanggal_mulai, ...row } of rows) {
    const bulan = bulanPeriode({ ...row, tanggal_mulai });
    const month = bulan && kunciBulan(bulan);
    if (month === null || month < first || month > last) continue;
    months.set(month, [...(months.get(month) ?? []), { ...row, ditutup: ditutup_pada !== null }]);
  }
  return months;
}

export const periodeIds = (months: PerBulan, wanted: readonly Bulan[]): number[] =>
  wanted.flatMap((month) => (months.get(kunciBulan(month)) ?? []).map(({ id }) => id));

/** What was reported of a kecamatan, as its villages lie now, in a period. */
interface PerKecamatan {
  periode_id: number;
  kecamatan_id: number;
}

export interface LuasPadi extends PerKecamatan {
  desa_id: number;
  tanam: number;
  puso: number;
}

const numbers = <Row extends object>(row: Row): Row =>
  // PostgreSQL hands sums out as text.
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)])) as Row;

/**
 * Planted and lost area of padi, village by village: this year is held against the years of the same villages. They count
 * where they lie now, also where one has changed its kecamatan since.
 */
export async function luasPadi(db: Db, periodeIds: readonly number[]): Promise<LuasPadi[]> {
  if (periodeIds.length === 0) return [];
  const { rows } = await sql<LuasPadi>`
    select isi.periode_luas_tanam_id as periode_id, desa.kecamatan_id, desa.id as desa_id,
      ${sql.ref(`isi.${luasDari[0]}`)} as tanam, ${sql.ref(`isi.${luasDari[1]}`)} as puso
    from luas_tanam as isi inner join desa_kelurahan as desa on desa.id = isi.kelurahan_id
    where isi.periode_luas_tanam_id in (${sql.join(periodeIds)}) and isi.komoditi = 'padi'
  `.execute(db);
  return rows.map(numbers);
}

export interface Timbang extends PerKecamatan {
  d: number;
  n: number;
  t: number;
  bgm: number;
  desa: number;
}

export async function timbang(db: Db, periodeIds: readonly number[]): Promise<Timbang[]> {
  if (periodeIds.length === 0) return [];
  const { rows } = await sql<Timbang>`
    select isi.periode_timbang_balita_id as periode_id, desa.kecamatan_id, sum(${sql.ref(`isi.${kolomHuruf.D}`)}) as d,
      sum(${sql.ref(`isi.${kolomHuruf.N}`)}) as n, sum(${sql.ref(`isi.${kolomHuruf.T}`)}) as t, sum(${sql.ref(`isi.${kolomHuruf.BGM}`)}) as bgm, count(*) as desa
    from timbang_balita as isi inner join desa_kelurahan as desa on desa.id = isi.kelurahan_id
    where isi.periode_timbang_balita_id in (${sql.join(periodeIds)})
    group by isi.periode_timbang_balita_id, desa.kecamatan_id
  `.execute(db);
  return rows.map(numbers);
}

export interface HargaPekan extends PerKecamatan {
  komoditi_id: number;
  harga: number;
}

/** Retail prices above zero: missing is not zero, and zero is no price. */
export async function hargaPekan(
  db: Db,
  periodeIds: readonly number[],
  komoditiIds: readonly number[],
): Promise<HargaPekan[]> {
  if (periodeIds.length === 0 || komoditiIds.length === 0) return [];
  return await db
    .selectFrom('harga_pangan')
    .select(['periode_harga_pangan_id as periode_id', 'kecamatan_id', 'komoditi_id', 'harga_eceran as harga'])
    .where('periode_harga_pangan_id', 'in', periodeIds)
    .where('komoditi_id', 'in', komoditiIds)
    .where('harga_eceran', '>', 0)
    .execute();
}
