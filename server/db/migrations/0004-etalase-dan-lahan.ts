import { sql } from 'kysely';
import { domainTable, index, type Migrating } from './columns.ts';

/** Products and plots of farmers, and announcements of the office. */
export async function up(db: Migrating): Promise<void> {
  await domainTable(db, 'produk')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('pengguna.id'))
    .addColumn('judul', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('deskripsi', 'text', (column) => column.notNull())
    .addColumn('stok', 'integer', (column) => column.notNull())
    .addColumn('harga', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('aktif'))
    .addColumn('satuan', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'produk', 'user_id', 'created_at', 'id');
  await index(db, 'produk', 'status', 'created_at', 'id');

  await domainTable(db, 'produk_foto')
    .addColumn('produk_id', 'integer', (column) => column.notNull().references('produk.id').onDelete('cascade'))
    .addColumn('foto', 'text', (column) => column.notNull())
    .addColumn('main', 'text', (column) => column.notNull().check(sql`main in ('0', '1')`))
    .execute();
  await index(db, 'produk_foto', 'produk_id');
  await db.schema
    .createIndex('produk_foto_satu_utama')
    .unique()
    .on('produk_foto')
    .column('produk_id')
    .where(sql.ref('main'), '=', sql.lit('1'))
    .execute();

  await domainTable(db, 'slider')
    .addColumn('judul', 'text', (column) => column.notNull())
    .addColumn('deskripsi', 'text', (column) => column.notNull())
    .addColumn('foto', 'text', (column) => column.notNull())
    .addColumn('action', 'text')
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('urutan', 'integer', (column) => column.notNull())
    .execute();

  await domainTable(db, 'kegiatan_dinas')
    .addColumn('judul', 'text', (column) => column.notNull())
    .addColumn('deskripsi', 'text', (column) => column.notNull())
    .addColumn('foto', 'text')
    .execute();
  await index(db, 'kegiatan_dinas', 'created_at', 'id');

  await domainTable(db, 'lahan_petani')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('pengguna.id'))
    .addColumn('alamat', 'text', (column) => column.notNull())
    .addColumn('kecamatan_id', 'integer', (column) => column.notNull().references('kecamatan.id'))
    .addColumn('kelurahan_id', 'integer', (column) => column.notNull().references('desa_kelurahan.id'))
    .addColumn('luas_tanam', 'integer', (column) => column.notNull())
    .addColumn('jumlah_panen', 'integer', (column) => column.notNull())
    .addColumn('satuan_panen', 'text', (column) => column.notNull())
    .addColumn('bulan', 'text', (column) => column.notNull())
    .addColumn('komoditi', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'lahan_petani', 'created_at', 'id');
  await index(db, 'lahan_petani', 'user_id', 'created_at', 'id');
  await index(db, 'lahan_petani', 'kecamatan_id');
  await index(db, 'lahan_petani', 'kelurahan_id');

  await domainTable(db, 'koordinat_lahan_petani')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('pengguna.id'))
    .addColumn('lahan_id', 'integer', (column) =>
      column.notNull().unique().references('lahan_petani.id').onDelete('cascade'),
    )
    .addColumn('lat', 'double precision', (column) => column.notNull())
    .addColumn('lang', 'double precision', (column) => column.notNull())
    .execute();
}
