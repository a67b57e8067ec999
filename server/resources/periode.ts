import { sql } from 'kysely';
import { periodeFilter } from '#contract/filters/periode.ts';
import type { JenisPeriode } from '#contract/limits.ts';
import type { Periode } from '#contract/rows/periode.ts';
import { collection } from '../http/collection.ts';
import type { ResourcePorts } from '../http/context.ts';
import { contains, equals } from '../http/search.ts';

/** Where a period stands in time: by its first day, else by the day it was made (rulings 15). */
export const sejak = sql<string>`coalesce(tanggal_mulai, substr(created_at, 1, 10))`;

const tables = {
  'harga-pangan': 'periode_harga_pangan',
  'ketersediaan-pangan': 'periode_ketersediaan_pangan',
  'timbang-balita': 'periode_timbang_balita',
  'luas-tanam': 'periode_luas_tanam',
} as const;

/** The four period lists have one shape and one rule of order; only the table differs. */
export const periodeRoutes = (ports: ResourcePorts, jenis: JenisPeriode) => {
  const table = tables[jenis];
  return collection(ports, periodeFilter, {
    shows: [table],
    what: 'Periode',
    matching: (db, { id, search, nama_periode, urut, [`nama_${table}` as const]: longName }) =>
      db
        .selectFrom(table)
        .where((eb) => equals(eb, { id }))
        .where((eb) => contains(eb, [search, nama_periode, longName], 'nama_periode'))
        .orderBy(sejak, urut === 'terbaru' ? 'desc' : 'asc')
        .orderBy('id', urut === 'terbaru' ? 'desc' : 'asc'),
    rows: (matching) =>
      matching.select(['id', 'nama_periode', 'tanggal_mulai', 'tanggal_selesai', 'revisi', 'created_at', 'updated_at']),
    toRows: (found): Periode[] => found,
  });
};
