import { domainTable, type Migrating } from '../columns.ts';

const TEXTS = [
  'nama_dinas',
  'alamat',
  'telepon',
  'tempat',
  'kepala_nama',
  'kepala_jabatan',
  'kepala_pangkat',
  'kepala_nip',
];

/** What the office says of itself: one row, which its first writer makes. */
export async function up(db: Migrating): Promise<void> {
  let table = domainTable(db, 'identitas_kantor').addColumn('logo', 'text');
  for (const name of TEXTS) table = table.addColumn(name, 'text', (column) => column.notNull().defaultTo(''));
  await table.execute();
}
