import { domainTable, index, type Migrating } from '../columns.ts';

/** Pictures of an activity besides its first, in the order in which they are shown. */
export async function up(db: Migrating): Promise<void> {
  await domainTable(db, 'kegiatan_foto')
    .addColumn('kegiatan_id', 'integer', (column) =>
      column.notNull().references('kegiatan_dinas.id').onDelete('cascade'),
    )
    .addColumn('foto', 'text', (column) => column.notNull())
    .addColumn('keterangan', 'text', (column) => column.notNull())
    .addColumn('urutan', 'integer', (column) => column.notNull())
    .execute();
  await index(db, 'kegiatan_foto', 'kegiatan_id', 'urutan', 'id');
  await index(db, 'kegiatan_foto', 'foto');
}
