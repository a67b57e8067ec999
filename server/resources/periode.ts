import { sql } from 'kysely';
import type { z } from 'zod';
import { periodeFilter } from '#contract/filters/periode.ts';
import { periodeInput } from '#contract/inputs/acuan.ts';
import type { JenisPeriode } from '#contract/limits.ts';
import type { Periode } from '#contract/rows/periode.ts';
import { periodeRules } from '#contract/rules/acuan.ts';
import type { ResourcePorts } from '../http/context.ts';
import { collection, shownBy } from '../http/read/collection.ts';
import { readsOf } from '../http/read/reads.ts';
import { contains, equals } from '../http/read/search.ts';
import { officeRows } from '../http/rights/access.ts';
import { addWrites } from '../http/write/add-writes.ts';
import type { Use } from '../http/write/used-by.ts';

/** Where a period stands in time: by its first day, else by the day it was made (rulings 15). */
export const sejakOf = (table: string) =>
  sql<string>`coalesce(${sql.ref(`${table}.tanggal_mulai`)}, substr(${sql.ref(`${table}.created_at`)}, 1, 10))`;

export const tables = {
  'harga-pangan': 'periode_harga_pangan',
  'ketersediaan-pangan': 'periode_ketersediaan_pangan',
  'timbang-balita': 'periode_timbang_balita',
  'luas-tanam': 'periode_luas_tanam',
} as const;

const reports: Record<JenisPeriode, readonly Pick<Use, 'table' | 'called'>[]> = {
  'harga-pangan': [
    { table: 'harga_pangan', called: 'harga pangan' },
    { table: 'harga_pangan_kutai_barat', called: 'harga pangan kabupaten' },
  ],
  'ketersediaan-pangan': [{ table: 'ketersediaan_pangan', called: 'ketersediaan pangan' }],
  'timbang-balita': [{ table: 'timbang_balita', called: 'timbang balita' }],
  'luas-tanam': [{ table: 'luas_tanam', called: 'luas tanam' }],
};

type Filter = z.output<typeof periodeFilter>;

/** The four period lists have one shape and one rule of order; only the tables differ. */
export const periodeRoutes = (ports: ResourcePorts, jenis: JenisPeriode) => {
  const table = tables[jenis];
  const longName = `nama_${table}` as const;
  const reads = readsOf({
    shows: [table],
    what: 'Periode',
    words: ['urut'],
    matching: (db, { id, search, nama_periode, urut, [longName]: asked }: Filter) =>
      db
        .selectFrom(table)
        .where((eb) => equals(eb, { id }))
        .where((eb) => contains(eb, [search, nama_periode, asked], 'nama_periode'))
        .orderBy(sejakOf(table), urut === 'terbaru' ? 'desc' : 'asc')
        .orderBy('id', urut === 'terbaru' ? 'desc' : 'asc'),
    rows: (matching) =>
      matching.select(['id', 'nama_periode', 'tanggal_mulai', 'tanggal_selesai', 'revisi', 'created_at', 'updated_at']),
    toRows: (found): Periode[] => found,
  });

  return addWrites(collection(ports, periodeFilter, reads), ports, {
    table,
    key: table,
    what: reads.what,
    access: officeRows,
    rules: { add: periodeRules, edit: periodeRules },
    input: periodeInput,
    aliases: { [longName]: 'nama_periode' },
    naturalKey: { columns: [], name: 'nama_periode' },
    usedBy: reports[jenis].map((use) => ({ ...use, column: `${table}_id` })),
    shown: shownBy(periodeFilter, reads),
  });
};
