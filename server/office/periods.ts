import { sql } from 'kysely';
import { hitungan } from '#contract/formulas/kelengkapan.ts';
import { hariDi } from '#contract/formulas/zona-waktu.ts';
import { type JenisLaporan, limits } from '#contract/limits.ts';
import { periode } from '#contract/resources/periode.ts';
import type { PeriodeKantor } from '#contract/summaries/kelengkapan.ts';
import { factsOf } from '../db/facts.ts';
import { notFound } from '../http/answer.ts';
import type { Db, Ports } from '../ports.ts';
import { sejakOf } from '../resources/periode.ts';

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
    sudah_mulai: row.mulai <= hariIni,
    ditutup: row.ditutup_pada !== null,
  });

/** The periods that begin in a year, the oldest first; of more than fit on a screen the last ones. */
export async function periodsOf(db: Db, jenis: JenisLaporan, tahun: string, hariIni: string): Promise<PeriodeKantor[]> {
  const since = sejakOf(periodTable(jenis));
  const rows = await rowsOf(db, jenis)
    .where(since, '>=', `${tahun}-`)
    .where(since, '<', `${tahun}~`)
    .orderBy(since, 'desc')
    .orderBy('id', 'desc')
    .limit(limits.periodeSetahun)
    .execute();
  return rows.toReversed().map(toPeriode(hariIni));
}

/** The newest periods that have begun, the newest first. */
export async function begunPeriods(
  db: Db,
  jenis: JenisLaporan,
  hariIni: string,
  count: number,
): Promise<PeriodeKantor[]> {
  const since = sejakOf(periodTable(jenis));
  const rows = await rowsOf(db, jenis)
    .where(since, '<=', hariIni)
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

/** The years in which periods begin, the newest first: from one to the one before by the index of their order. */
export async function yearsWithPeriods(db: Db, jenis: JenisLaporan): Promise<string[]> {
  const table = periodTable(jenis);
  const { rows } = await sql<{ tahun: string | null }>`
    with recursive tahun(tahun) as (
      select (select substr(${sejakOf(table)}, 1, 4) from ${sql.table(table)} order by ${sejakOf(table)} desc limit 1)
      union all
      select (select substr(${sejakOf(table)}, 1, 4) from ${sql.table(table)}
        where ${sejakOf(table)} < tahun.tahun || '-' order by ${sejakOf(table)} desc limit 1)
      from tahun where tahun.tahun is not null
    ) select tahun from tahun where tahun is not null
  `.execute(db);
  return rows.map(({ tahun }) => tahun ?? '');
}
