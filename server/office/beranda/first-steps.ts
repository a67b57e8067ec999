import { sql } from 'kysely';
import { jenisLaporan, jenisPeriode } from '#contract/limits.ts';
import type { LangkahKantor } from '#contract/summaries/beranda-kantor.ts';
import type { TableName } from '../../db/schema.ts';
import type { Db } from '../../ports.ts';
import { storedIdentitas } from '../identitas.ts';
import { officersOf } from '../officers.ts';
import { begunPeriods } from '../periods.ts';
import type { Region } from '../places.ts';
import { reportTables } from '../reports.ts';

const hasRows = async (db: Db, table: TableName): Promise<boolean> => {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
  return rows.length > 0;
};

/** Lists the first steps of a new office, in order, with their progress. */
export async function firstSteps(db: Db, region: Region, hariIni: string): Promise<LangkahKantor[]> {
  const { nama_dinas } = await storedIdentitas(db);
  const periodLists = await Promise.all(jenisPeriode.map((jenis) => begunPeriods(db, jenis, hariIni, 1)));
  const kecamatanWithOfficers = new Set((await officersOf(db)).flatMap(({ kecamatanIds }) => kecamatanIds));
  const { desa } = await db
    .selectFrom('sasaran_balita')
    .select(({ fn }) => fn.count<number>('kelurahan_id').distinct().as('desa'))
    .executeTakeFirstOrThrow();
  const hasReports = await Promise.all(jenisLaporan.map((jenis) => hasRows(db, reportTables[jenis].table)));
  const villages = region.kecamatan.reduce((sum, one) => sum + one.desa.length, 0);
  const lists = [region.komoditi, region.pangan].filter((list) => list.length > 0).length;
  const periods = periodLists.filter((list) => list.length > 0).length;
  const reports = hasReports.filter(Boolean).length;
  return [
    { langkah: 'identitas', selesai: nama_dinas !== '', ada: nama_dinas === '' ? 0 : 1, dari: 1 },
    { langkah: 'daftar', selesai: lists === 2, ada: lists, dari: 2 },
    { langkah: 'periode', selesai: periods === periodLists.length, ada: periods, dari: periodLists.length },
    {
      langkah: 'petugas',
      selesai: kecamatanWithOfficers.size > 0,
      ada: kecamatanWithOfficers.size,
      dari: region.kecamatan.length,
    },
    { langkah: 'sasaran', selesai: Number(desa) > 0, ada: Number(desa), dari: villages },
    { langkah: 'laporan', selesai: reports > 0, ada: reports, dari: hasReports.length },
  ];
}
