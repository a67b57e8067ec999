import { sql } from 'kysely';
import { addUsualNames } from '../../../acuan/add-usual-names.ts';
import { domainTable, type Migrating } from '../columns.ts';

const MADE = { revisi: 1, created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };

const targets = { komoditi_id: 'komoditi.id', pangan_id: 'pangan.id', kelurahan_id: 'desa_kelurahan.id' };
const columns = Object.keys(targets);

/** Names by which people call a commodity, a food or a village. The usual ones of what an office has come with it. */
export async function up(db: Migrating): Promise<void> {
  let table = domainTable(db, 'nama_lain')
    .addColumn('nama', 'text', (column) => column.notNull())
    // The name without case, signs, spaces and accents.
    .addColumn('kunci', 'text', (column) => column.notNull());
  for (const [column, target] of Object.entries(targets)) {
    table = table.addColumn(column, 'integer', (made) => made.references(target).onDelete('cascade'));
  }
  const filled = columns.map((column) => sql`case when ${sql.ref(column)} is null then 0 else 1 end`);
  await table.addCheckConstraint('nama_lain_satu', sql`${sql.join(filled, sql` + `)} = 1`).execute();
  for (const column of columns) {
    // Villages of two kecamatan may be called alike.
    const within = column === 'kelurahan_id' ? ['kelurahan_id', 'kunci'] : ['kunci'];
    await db.schema
      .createIndex(`nama_lain_${column}_unik`)
      .unique()
      .on('nama_lain')
      .columns(within)
      .where(sql.ref(column), 'is not', null)
      .execute();
  }
  await addUsualNames(db, () => MADE);
}
