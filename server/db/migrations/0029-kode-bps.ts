import type { Migrating } from './columns.ts';

/** The statistics office numbers places by itself; an office enters these codes where it has them. */
export async function up(db: Migrating): Promise<void> {
  for (const table of ['kecamatan', 'desa_kelurahan']) {
    await db.schema.alterTable(table).addColumn('kode_bps', 'text').execute();
    await db.schema.createIndex(`${table}_kode_bps_unik`).unique().on(table).column('kode_bps').execute();
  }
}
