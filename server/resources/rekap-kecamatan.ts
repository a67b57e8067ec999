import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { JenisPeriode } from '#contract/limits.ts';
import { type RekapKecamatan, rekapKecamatan } from '#contract/resources/kecamatan.ts';
import { periode } from '#contract/resources/periode.ts';
import type { ApiContext } from '../http/context.ts';
import { list } from '../http/read/collection.ts';
import { parseQuery } from '../http/read/parse-query.ts';
import { readsOf } from '../http/read/reads.ts';
import { alphabetically, contains, equals } from '../http/read/search.ts';
import type { Db } from '../ports.ts';
import { sejakOf } from './periode.ts';

type Filter = z.output<typeof rekapKecamatan.filter>;

/** What is counted of a sub-district's report: each stands once in it, or with several crops. */
const counted = {
  'harga-pangan': ['harga_pangan', 'komoditi_id'],
  'ketersediaan-pangan': ['ketersediaan_pangan', 'pangan_id'],
  'timbang-balita': ['timbang_balita', 'kelurahan_id'],
  'luas-tanam': ['luas_tanam', 'kelurahan_id'],
} as const;

/** Further back nobody asks what was reported last: a year of weeks, five of months. */
const NEWEST = 60;

/** Answers the list of a report with the sub-districts and how much each has reported, where `rekap=kecamatan` asks so. */
export const rekapPerKecamatan = (db: Db, jenis: JenisPeriode) => {
  const reads = rekapReads(jenis);
  return (c: ApiContext) =>
    c.req.query('rekap') === 'kecamatan' ? list(c, db, reads, parseQuery(c, rekapKecamatan.filter)) : undefined;
};

const rekapReads = (jenis: JenisPeriode) => {
  const [table, column] = counted[jenis];
  const periodeId = `${periode[jenis].key}_id`;
  return readsOf({
    shows: [table, 'kecamatan', periode[jenis].key],
    what: 'Kecamatan',
    matching: (db, { id, search, nama_kecamatan }: Filter) =>
      db
        .selectFrom('kecamatan')
        .where((eb) => equals(eb, { id }))
        .where((eb) => contains(eb, [search, nama_kecamatan], 'nama_kecamatan')),
    rows: (matching) =>
      matching
        .select(['id as kecamatan_id', 'nama_kecamatan', newestReported(jenis).as('periode_id')])
        .orderBy(alphabetically('nama_kecamatan')),
    toRows: async (found, db): Promise<RekapKecamatan[]> => {
      const known = new Map((await reportsOf(db, found)).map((report) => [report.kecamatan_id, report]));
      return found.map(({ kecamatan_id, nama_kecamatan }) => {
        const { jumlah = 0, diperbarui = null } = known.get(kecamatan_id) ?? {};
        return { kecamatan_id, nama_kecamatan, jumlah, diperbarui };
      });
    },
  });

  /** Each by the key of its place and period, so that the size of the table does not matter. */
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

/** Of the newest periods, the first in which the sub-district has reported anything. */
function newestReported(jenis: JenisPeriode) {
  const [table] = counted[jenis];
  const { key } = periode[jenis];
  return sql<number | null>`(
    select baru.id from (
      select id, ${sejakOf(key)} as sejak from ${sql.table(key)} order by sejak desc, id desc limit ${sql.lit(NEWEST)}
    ) as baru
    where exists (
      select 1 from ${sql.table(table)} as isi
      where isi.${sql.ref(`${key}_id`)} = baru.id and isi.kecamatan_id = kecamatan.id
    )
    order by baru.sejak desc, baru.id desc limit 1
  )`;
}
