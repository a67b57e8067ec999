import { index, type Migrating } from './columns.ts';

/** Indexes for rare kinds of acts, and for the row that refers to a picture. */
export async function up(db: Migrating): Promise<void> {
  await index(db, 'jejak', 'perbuatan', 'id');
  await index(db, 'produk_foto', 'foto');
}
