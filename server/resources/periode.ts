import { type RawBuilder, sql } from 'kysely';
import type { JenisPeriode } from '#contract/limits.ts';
import { periode } from '#contract/resources/periode.ts';
import { FORM_BYTES, limitBody } from '../http/body/body.ts';
import type { ResourcePorts } from '../http/context.ts';
import { contains, equals } from '../http/read/search.ts';
import { onlyFor } from '../http/write/add-writes.ts';
import { refuseOverlap } from '../http/write/import/periode-tumpang.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';
import { changeManyPeriods } from './acuan/many-periods.ts';
import { openYear } from './acuan/open-year.ts';

/** The date by which periods are ordered: the first day, else the day of creation (rulings 15). */
export const sejakOf = (table: string) =>
  sql<string>`coalesce(${sql.ref(`${table}.tanggal_mulai`)}, substr(${sql.ref(`${table}.created_at`)}, 1, 10))`;

/** The order of a list; with `urut=terbaru` periods that have begun stand before those ahead. */
function orderOf(table: string, urut: 'terlama' | 'terbaru' | 'terakhir', hariIni: string | undefined) {
  const since = sejakOf(table);
  if (urut === 'terlama') return sql`${since}, id`;
  if (urut === 'terakhir' || hariIni === undefined) return sql`${since} desc, id desc`;
  const ifBegun = <Value>(value: RawBuilder<Value>) => sql`case when ${since} <= ${hariIni} then ${value} end`;
  return sql`case when ${since} <= ${hariIni} then 0 else 1 end,
    ${ifBegun(since)} desc, ${ifBegun(sql.ref('id'))} desc, ${since}, id`;
}

/** The four period lists have one shape and one rule of order; only the tables differ. */
export const periodeRoutes = (jenis: JenisPeriode) => {
  const { key: table } = periode[jenis];
  const longName = `nama_${table}` as const;
  const mounted = resourceRoutes(periode[jenis], {
    table,
    shows: [table],
    words: ['urut'],
    isOfToday: (c) => c.req.query('urut') === 'terbaru',
    matching: (db, { search, nama_periode, urut, hariIni, [longName]: asked, ...filter }) =>
      db
        .selectFrom(table)
        .where((eb) => equals(eb, filter, table, 'id'))
        .where((eb) => contains(eb, [search, nama_periode, asked], 'nama_periode'))
        .orderBy(orderOf(table, urut, hariIni)),
    rows: (matching) =>
      matching.select([
        'id',
        'nama_periode',
        'tanggal_mulai',
        'tanggal_selesai',
        'ditutup_pada',
        'revisi',
        'created_at',
        'updated_at',
      ]),
    toRows: (found) => found,
    check: async (trx, values, stored) => {
      const { nama_periode, tanggal_mulai, tanggal_selesai } = values;
      const isMoved = stored?.['tanggal_mulai'] !== tanggal_mulai || stored?.['tanggal_selesai'] !== tanggal_selesai;
      if (isMoved) await refuseOverlap(trx, jenis, { nama_periode, tanggal_mulai, tanggal_selesai }, stored?.id);
    },
    derived: async (_trx, { ditutup }, stored, now) => ({
      ditutup: undefined,
      ...(ditutup === '0' && { ditutup_pada: null }),
      // A period that is closed again keeps the day on which it was closed first.
      ...(ditutup === '1' && { ditutup_pada: stored?.['ditutup_pada'] ?? now.toISOString() }),
    }),
  });
  return {
    ...mounted,
    routes: (ports: ResourcePorts) =>
      mounted
        .routes(ports)
        .post('/tahun', onlyFor(periode[jenis]), limitBody(FORM_BYTES), openYear(ports, jenis))
        .post('/sekaligus', onlyFor(periode[jenis]), limitBody(FORM_BYTES), changeManyPeriods(ports, jenis)),
  };
};
