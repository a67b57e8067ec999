import { type SqlBool, sql } from 'kysely';
import type { JenisPeriode } from '#contract/limits.ts';
import { kecamatan, rekapKecamatan } from '#contract/resources/kecamatan.ts';
import { periode } from '#contract/resources/periode.ts';
import type { ApiContext } from '../http/context.ts';
import { list } from '../http/read/collection.ts';
import { parseQuery } from '../http/read/page.ts';
import { readsOf } from '../http/read/reads.ts';
import { alphabetically, contains, equals } from '../http/read/search.ts';
import type { Db } from '../ports.ts';
import { newestOfKecamatan } from './periode-kini.ts';

/** The table of a report, and the column whose distinct values are counted. */
const counted = {
  'harga-pangan': ['harga_pangan', 'komoditi_id'],
  'ketersediaan-pangan': ['ketersediaan_pangan', 'pangan_id'],
  'timbang-balita': ['timbang_balita', 'kelurahan_id'],
  'luas-tanam': ['luas_tanam', 'kelurahan_id'],
} as const;

/** True where a report's list is asked for as a recap by kecamatan. */
export const isRekapPerKecamatan = (c: ApiContext): boolean => c.req.query('rekap') === 'kecamatan';

/** Answers `rekap=kecamatan` of a report: one row for each kecamatan instead of the report's own rows. */
export const rekapPerKecamatan = (jenis: JenisPeriode) => {
  const reads = rekapReads(jenis);
  return (c: ApiContext, db: Db) =>
    isRekapPerKecamatan(c) ? list(c, db, reads, parseQuery(c, reads.filter)) : undefined;
};

const rekapReads = (jenis: JenisPeriode) => {
  const [table, column] = counted[jenis];
  const periodeId = `${periode[jenis].key}_id`;
  return readsOf(
    { ...rekapKecamatan, called: kecamatan.called },
    {
      shows: [table, 'kecamatan', periode[jenis].key],
      matching: (db, { search, nama_kecamatan, ...filter }) =>
        db
          .selectFrom('kecamatan')
          .where((eb) => equals(eb, filter, 'kecamatan', 'id'))
          .where((eb) => contains(eb, [search, nama_kecamatan], 'nama_kecamatan')),
      isOfToday: () => true,
      rows: (matching, _db, { hariIni = '' }) =>
        matching
          .select(['id as kecamatan_id', 'nama_kecamatan', newestOfKecamatan(jenis, hariIni).as('periode_id')])
          .orderBy(alphabetically('nama_kecamatan')),
      toRows: async (found, db) => {
        const known = new Map((await reportsOf(db, found)).map((report) => [report.kecamatan_id, report]));
        return found.map(({ kecamatan_id, nama_kecamatan }) => {
          const { jumlah = 0, diperbarui = null } = known.get(kecamatan_id) ?? {};
          return { kecamatan_id, nama_kecamatan, jumlah, diperbarui };
        });
      },
    },
  );

  /** Looks up each place and period by index, so that the size of the table does not matter. */
  function reportsOf(db: Db, found: { kecamatan_id: number; periode_id: number | null }[]) {
    const places = found
      .filter(({ periode_id }) => periode_id !== null)
      .map((of) => sql<SqlBool>`(kecamatan_id = ${of.kecamatan_id} and ${sql.ref(periodeId)} = ${of.periode_id})`);
    if (places.length === 0) return [];
    return db
      .selectFrom(table)
      .select(({ fn }) => [
        'kecamatan_id',
        fn.count<number>(sql.ref(column)).distinct().as('jumlah'),
        fn.max('updated_at').as('diperbarui'),
      ])
      .where(sql<SqlBool>`(${sql.join(places, sql` or `)})`)
      .groupBy('kecamatan_id')
      .execute();
  }
};
