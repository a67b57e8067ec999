import { index, type Migrating } from './columns.ts';

/**
 * What a commodity cost in one period in all kecamatan lies side by side: their mean in each of 52 weeks is read in 52
 * places. It begins with the commodity, so the index of that alone is redundant.
 */
export async function up(db: Migrating): Promise<void> {
  await index(db, 'harga_pangan', 'komoditi_id', 'periode_harga_pangan_id');
  await db.schema.dropIndex('harga_pangan_komoditi_id').execute();
}
