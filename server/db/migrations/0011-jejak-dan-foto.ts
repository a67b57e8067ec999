import { index, type Migrating } from './columns.ts';

/** Kinds of acts that are rare, and the row that shows a picture, are found without a walk over all that there is. */
export async function up(db: Migrating): Promise<void> {
  await index(db, 'jejak', 'perbuatan', 'id');
  await index(db, 'produk_foto', 'foto');
}
