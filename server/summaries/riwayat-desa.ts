import { sql } from 'kysely';
import { luas } from '#contract/resources/luas-tanam.ts';
import { periode } from '#contract/resources/periode.ts';
import { hitungan } from '#contract/resources/timbang-balita.ts';
import type { PeriodeRiwayat } from '#contract/summaries/riwayat.ts';
import { riwayatLuasTanam } from '#contract/summaries/riwayat-luas-tanam.ts';
import { riwayatTimbangBalita } from '#contract/summaries/riwayat-timbang-balita.ts';
import { summaryRoutes } from '../http/read/summary-routes.ts';
import type { Db } from '../ports.ts';
import { datedPeriodes, undatedCount } from '../resources/periode-kini.ts';
import { mustExist } from './must-exist.ts';

/** A year of months. */
const PERIODS = 12;

const reports = {
  'timbang-balita': ['timbang_balita', Object.keys(hitungan)],
  'luas-tanam': ['luas_tanam', Object.keys(luas)],
} as const;

/** Where a report is summed: nowhere named is the whole regency. */
interface Where {
  kecamatan_id?: number | undefined;
  kelurahan_id?: number | undefined;
}

type Sums<Names extends PropertyKey> = PeriodeRiwayat & { [Name in Names]: number | null } & { jumlah_desa: number };

/**
 * What the villages of a place reported together in each of the last periods; null where none reported. Rows are found
 * by period and village, by period and kecamatan, or by period alone.
 */
async function summed<Names extends PropertyKey>(
  db: Db,
  jenis: keyof typeof reports,
  { kecamatan_id, kelurahan_id }: Where,
  hariIni: string,
): Promise<Sums<Names>[]> {
  const [table, names] = reports[jenis];
  const periods = await datedPeriodes(db, jenis, hariIni, PERIODS);
  const key = sql.ref(`${periode[jenis].key}_id`);
  // PostgreSQL sums integers to what arrives as text.
  const sums = names.map((name) => sql`cast(sum(${sql.ref(name)}) as integer) as ${sql.ref(name)}`);
  const within = [
    sql`${key} in (${sql.join(periods.length > 0 ? periods.map(({ id }) => id) : [0])})`,
    ...(kecamatan_id === undefined ? [] : [sql`kecamatan_id = ${kecamatan_id}`]),
    ...(kelurahan_id === undefined ? [] : [sql`kelurahan_id = ${kelurahan_id}`]),
  ];
  const { rows } = await sql<Record<string, number>>`
    select ${key} as id, cast(count(distinct kelurahan_id) as integer) as jumlah_desa, ${sql.join(sums)}
    from ${sql.table(table)} where ${sql.join(within, sql` and `)} group by ${key}
  `.execute(db);
  const known = new Map(rows.map((row) => [row['id'], row]));
  const nothing = Object.fromEntries(names.map((name) => [name, null]));
  // The columns are those that `reports` names, which the compiler cannot follow into the query.
  return periods.map((one) => ({ ...one, ...(known.get(one.id) ?? { ...nothing, jumlah_desa: 0 }) })) as Sums<Names>[];
}

export const riwayatLuasTanamRoutes = summaryRoutes(riwayatLuasTanam, {
  shows: ['luas_tanam', 'kecamatan', 'periode_luas_tanam'],
  isOfToday: true,
  find: async (db, { kecamatan_id }, c) => {
    await mustExist(db, 'kecamatan', kecamatan_id);
    const titik = await summed<keyof typeof luas>(db, 'luas-tanam', { kecamatan_id }, c.get('hariIni'));
    return { titik, tanpa_tanggal: await undatedCount(db, 'luas-tanam') };
  },
});

export const riwayatTimbangBalitaRoutes = summaryRoutes(riwayatTimbangBalita, {
  shows: ['timbang_balita', 'desa_kelurahan', 'kecamatan', 'periode_timbang_balita'],
  isOfToday: true,
  find: async (db, { kecamatan_id, kelurahan_id }, c) => {
    await mustExist(db, 'kecamatan', kecamatan_id);
    await mustExist(db, 'desa_kelurahan', kelurahan_id);
    const where = { kecamatan_id, kelurahan_id };
    const titik = await summed<keyof typeof hitungan>(db, 'timbang-balita', where, c.get('hariIni'));
    return { titik, tanpa_tanggal: await undatedCount(db, 'timbang-balita') };
  },
});
