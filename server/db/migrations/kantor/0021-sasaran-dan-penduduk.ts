import { sql } from 'kysely';
import { domainTable, type Migrating } from '../columns.ts';

const tables = {
  sasaran_balita: { of: 'kelurahan_id', in: 'desa_kelurahan.id' },
  penduduk: { of: 'kecamatan_id', in: 'kecamatan.id' },
} as const;

/** How many toddlers a village has, and how many people a kecamatan, in a year. */
export async function up(db: Migrating): Promise<void> {
  for (const [table, place] of Object.entries(tables)) {
    await domainTable(db, table)
      .addColumn(place.of, 'integer', (column) => column.notNull().references(place.in))
      .addColumn('tahun', 'integer', (column) => column.notNull())
      .addColumn('jumlah', 'integer', (column) => column.notNull().check(sql`jumlah >= 0`))
      .addColumn('sumber', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex(`${table}_unik`).unique().on(table).columns([place.of, 'tahun']).execute();
  }
}
