import { sql } from 'kysely';
import { hitungan } from '#contract/formulas/kelengkapan.ts';
import { tahunPeriode } from '#contract/formulas/periode/bulan-periode.ts';
import { hariDi } from '#contract/formulas/zona-waktu.ts';
import { type JenisLaporan, limits } from '#contract/limits.ts';
import { periode } from '#contract/resources/periode.ts';
import type { PeriodeKantor } from '#contract/summaries/kelengkapan.ts';
import { factsOf } from '../db/facts.ts';
import { notFound } from '../http/answer.ts';
import type { Db, Ports } from '../ports.ts';
import { sejakOf } from '../resources/periode.ts';

/** Tells the day that it is at the office, `YYYY-MM-DD`. The region is read once: a database keeps it. */
export function officeDay({ db, now }: Pick<Ports, 'db' | 'now'>): () => Promise<string> {
  let kode: string | undefined;
  return async () => {
    kode ??= (await factsOf(db)).get('wilayah');
    return hariDi(kode ?? '', now());
  };
}

/** The day that it is in the regency, and how that is called. */
export async function officeToday({ db, now }: Pick<Ports, 'db' | 'now'>) {
  const facts = await factsOf(db);
  const kode = facts.get('wilayah') ?? '';
  return { hariIni: hariDi(kode, now()), kode, wilayah: facts.get('nama_wilayah') ?? '' };
}

const periodTable = (jenis: JenisLaporan) => periode[hitungan[jenis].periode].key;

const rowsOf = (db: Db, jenis: JenisLaporan) => {
  const table = periodTable(jenis);
  return db.selectFrom(table).selectAll().select(sejakOf(table).as('mulai'));
};
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const toPeriode =
  (hariIni: string) =>
  (row: Row): PeriodeKantor => ({
    periode_id: row.id,
    nama_periode: row.nama_periode,
    tanggal_mulai: row.tanggal_mulai,
    tanggal_selesai: row.tanggal_selesai,
    mulai: row.mulai,
    tahun: tahunPeriode(row),
    sudah_mulai: row.mulai <= hariIni,
    ditutup: row.ditutup_pada !== null,
  });

/** The periods of a year, the oldest first; of more than fit on a screen the last ones. Undated ones are in none. */
export async function periodsOf(db: Db, jenis: JenisLaporan, tahun: string, hariIni: string): Promise<PeriodeKantor[]> {
  const since = sejakOf(periodTable(jenis));
  const rows = await rowsOf(db, jenis)
    // A week may begin in the year before that of its name.
    .where(since, '>=', `${Number(tahun) - 1}-12-`)
    .where(since, '<', `${tahun}~`)
    .orderBy(since, 'desc')
    .orderBy('id', 'desc')
    .execute();
  const ofYear = rows.filter((row) => tahunPeriode(row) === tahun).slice(0, limits.periodeSetahun);
  return ofYear.toReversed().map(toPeriode(hariIni));
}

/** The newest periods that have begun, the newest first; those without dates behind all others. */
export async function begunPeriods(
  db: Db,
  jenis: JenisLaporan,
  hariIni: string,
  count: number,
): Promise<PeriodeKantor[]> {
  const since = sejakOf(periodTable(jenis));
  const rows = await rowsOf(db, jenis)
    .where(since, '<=', hariIni)
    .orderBy(sql`case when tanggal_mulai is null then 1 else 0 end`)
    .orderBy(since, 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return rows.map(toPeriode(hariIni));
}

/** @throws Refusal 404 */
export async function onePeriod(db: Db, jenis: JenisLaporan, id: number, hariIni: string): Promise<PeriodeKantor> {
  const row = await rowsOf(db, jenis).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Periode');
  return toPeriode(hariIni)(row);
}

/** The years of the periods, the newest first. */
export async function yearsWithPeriods(db: Db, jenis: JenisLaporan): Promise<string[]> {
  const rows = await db.selectFrom(periodTable(jenis)).select(['nama_periode', 'tanggal_mulai']).execute();
  return [...new Set(rows.flatMap((row) => tahunPeriode(row) ?? []))].toSorted().toReversed();
}
