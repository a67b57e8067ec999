import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { currentForPetugas } from '#contract/formulas/periode/kini.ts';
import { type JenisPeriode, limits } from '#contract/limits.ts';
import { periode } from '#contract/resources/periode.ts';
import type { PeriodeRiwayat } from '#contract/summaries/riwayat.ts';
import type { Db } from '../ports.ts';
import { sejakOf } from './periode.ts';
import { tableOf } from './report-table.ts';

/** Periods searched first for a place's last report: two years of weeks, nine of months. */
const SEARCHED_PERIODS = 110;

/**
 * The last `count` periods with dates that have begun, the oldest first: the points of curves. A period without dates is
 * no point of any time.
 */
export async function datedPeriodes(
  db: Db,
  jenis: JenisPeriode,
  hariIni: string,
  count: number,
): Promise<PeriodeRiwayat[]> {
  const { key } = periode[jenis];
  const newestFirst = await db
    .selectFrom(key)
    .select(['id', 'nama_periode', 'tanggal_mulai', 'tanggal_selesai'])
    .where('tanggal_mulai', '<=', hariIni)
    .orderBy(sejakOf(key), 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return newestFirst.toReversed();
}

/** Counts the periods without dates. */
export async function undatedCount(db: Db, jenis: JenisPeriode): Promise<number> {
  const { jumlah } = await db
    .selectFrom(periode[jenis].key)
    .where('tanggal_mulai', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('jumlah'))
    .executeTakeFirstOrThrow();
  return Number(jumlah);
}

/** The one that contains today is among the last that have begun, also where markets have begun since. */
const MAY_CONTAIN_TODAY = 12;

/** The id of the current period of officers and the office (`currentForPetugas`); undefined where none has begun. */
export async function currentIdForPetugas(db: Db, jenis: JenisPeriode, hariIni: string): Promise<number | undefined> {
  const { key } = periode[jenis];
  const newestFirst = await db
    .selectFrom(key)
    .select(['id', 'tanggal_mulai', 'tanggal_selesai'])
    .where(sejakOf(key), '<=', hariIni)
    .orderBy(sejakOf(key), 'desc')
    .orderBy('id', 'desc')
    .limit(MAY_CONTAIN_TODAY)
    .execute();
  return currentForPetugas(newestFirst.toReversed(), hariIni)?.id;
}

/** True for every period: of all that have begun the newest is meant. */
export const ANY_PERIODE = sql<SqlBool>`1 = 1`;

/**
 * The id of the newest begun period that fulfils a condition, as in `currentForReaders`; null where none does. A period
 * without dates is taken only where no dated one fulfils it.
 *
 * @param condition may name the period as `baru`
 */
export function newestBegunWhere(jenis: JenisPeriode, hariIni: string, condition: RawBuilder<SqlBool>) {
  const { key } = periode[jenis];
  const isDated = sql`${sejakOf(key)} <= ${hariIni} and tanggal_mulai is not null`;
  const among = (candidates: RawBuilder<unknown>) => sql`(
    select baru.id from (
      select id, ${sejakOf(key)} as sejak from ${sql.table(key)} where ${candidates}
    ) as baru
    where ${condition}
    order by baru.sejak desc, baru.id desc limit 1
  )`;
  const newest = sql`${isDated} order by sejak desc, id desc limit ${sql.lit(SEARCHED_PERIODS)}`;
  // Older ones are searched only for a place that has been silent for so long.
  return sql<number | null>`coalesce(${among(newest)}, ${among(isDated)}, ${among(sql`tanggal_mulai is null`)})`;
}

/** The names of the periods without a first day, which count in no month. */
export async function periodeTanpaTanggal(db: Db, kinds: readonly JenisPeriode[]): Promise<string[]> {
  const names: string[] = [];
  for (const jenis of kinds) {
    const rows = await db
      .selectFrom(periode[jenis].key)
      .select('nama_periode')
      .where('tanggal_mulai', 'is', null)
      .orderBy('id')
      .limit(limits.periodeSetahun)
      .execute();
    names.push(...rows.map(({ nama_periode }) => nama_periode));
  }
  return names;
}

/** The newest begun period for which a kecamatan reported anything: one by its id, else the joined `kecamatan`. */
export const newestOfKecamatan = (jenis: JenisPeriode, hariIni: string, id?: number) =>
  newestBegunWhere(
    jenis,
    hariIni,
    sql`exists (
      select 1 from ${sql.table(tableOf(jenis))} as isi
      where isi.${sql.ref(`${periode[jenis].key}_id`)} = baru.id
        and isi.kecamatan_id = ${id === undefined ? sql.ref('kecamatan.id') : sql`${id}`}
    )`,
  );

/** The newest begun period with rows of the regency: prices are entered for it, other reports are summed up. */
export const newestOfKabupaten = (jenis: JenisPeriode, hariIni: string) =>
  newestBegunWhere(
    jenis,
    hariIni,
    sql`exists (
      select 1 from ${sql.table(jenis === 'harga-pangan' ? 'harga_pangan_kutai_barat' : tableOf(jenis))} as isi
      where isi.${sql.ref(`${periode[jenis].key}_id`)} = baru.id
    )`,
  );

/** The newest begun period with rows of a kecamatan, without an id of the regency. */
export const newestOfPlace = (jenis: JenisPeriode, hariIni: string, kecamatan_id: number | undefined) =>
  kecamatan_id === undefined ? newestOfKabupaten(jenis, hariIni) : newestOfKecamatan(jenis, hariIni, kecamatan_id);
