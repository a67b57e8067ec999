import { z } from 'zod';
import { column, means, orNull, stored } from '../columns.ts';
import { collectionQuery, idQuery, slugQuery, textQuery, wordQuery } from '../filters.ts';
import { name, oneOf, orElse, text, whole } from '../inputs.ts';
import { limits, satuanProduk, statusProduk } from '../limits.ts';
import { byPetani, resource, schema } from '../resource.ts';
import { empty, type FileFacts, notNumeric, type Raw, type Rule } from '../rules.ts';

const foto = schema(() =>
  z.object({
    id: column.id,
    produk_id: z.int().meta(means('Produk', 7)),
    foto_url: column.foto_url,
    main: z.enum(['0', '1']).meta(means('"1" untuk foto utama, selain itu "0"; tepat satu yang utama', '1')),
  }),
);
export type ProdukFoto = z.infer<typeof foto>;

const row = schema(() => {
  const { user_id, judul, deskripsi, satuan, username, nama_lengkap, no_hp } = column;
  return z.object({
    ...stored,
    user_id,
    judul,
    slug: z.string().meta(means('Bagian akhir alamat halamannya', 'madu-hutan')),
    deskripsi,
    stok: z.int().meta(means('Stok', 24)),
    harga: z.int().meta(means('Harga dalam rupiah per satuan', 90_000)),
    status: z
      .enum(statusProduk)
      .meta(means('aktif: ditawarkan; tidak: hanya dilihat pemiliknya. Kosong berarti aktif', 'aktif')),
    satuan: z.enum(satuanProduk).meta(satuan.meta() ?? {}),
    produk_fotos: z.array(foto).meta(means('Fotonya, yang utama lebih dahulu')),
    users: z.object({ username, nama_lengkap, foto_url: orNull(column.foto_url), no_hp }).meta(means('Pemiliknya')),
  });
});
export type Produk = z.infer<typeof row>;

const filter = schema(() =>
  collectionQuery().extend({
    user_id: idQuery,
    judul: textQuery,
    slug: slugQuery,
    status: wordQuery(statusProduk),
    nama_kecamatan: textQuery,
  }),
);

const input = schema(() =>
  z.object({
    judul: name('Judul'),
    deskripsi: text('Deskripsi', 10_000),
    stok: whole('Stok'),
    harga: whole('Harga'),
    // Rulings 14: absent or empty is 'aktif'.
    status: orElse('aktif', oneOf('Status', statusProduk)),
    satuan: oneOf('Satuan', satuanProduk),
  }),
);

type Form = Raw<
  z.infer<typeof input> & {
    user_id: number;
    /** The photos, kept and new. */
    foto: readonly unknown[];
    /** The main one among them. */
    main: unknown;
  }
>;

/** Spec section 5, "Product photos". The limit is 2,000,000 bytes although the message says 1MB. */
export const fotoProdukRules: readonly Rule<FileFacts>[] = [
  ['Ukuran foto tidak boleh lebih dari 1MB', ({ size }) => size > limits.fotoBytes, 'size'],
  ['Format foto harus jpg, jpeg atau png', ({ type }) => !/^image\/(jpe?g|png)$/.test(type), 'type'],
];

/** Spec section 5, "Add product, in order". */
export const addProdukRules: readonly Rule<Form>[] = [
  empty('Anda harus login terlebih dahulu!', 'user_id'),
  empty('Pilih foto utama produk!', 'main'),
  empty('Masukkan stok produk!', 'stok'),
  notNumeric('Stok harus angka!', 'stok'),
  empty('Masukkan judul produk!', 'judul'),
  empty('Masukkan deskripsi produk!', 'deskripsi'),
  empty('Masukkan harga produk!', 'harga'),
  empty('Masukkan foto produk!', 'foto'),
];

/** Spec section 5, "Edit product". */
export const editProdukRules: readonly Rule<Form>[] = [
  empty('Anda harus login terlebih dahulu', 'user_id'),
  empty('Judul tidak boleh kosong', 'judul'),
  empty('Deskripsi tidak boleh kosong', 'deskripsi'),
  empty('Foto tidak boleh kosong', 'foto'),
  notNumeric('Stok harus berupa angka', 'stok'),
  empty('Stok tidak boleh kosong', 'stok'),
  notNumeric('Harga harus berupa angka', 'harga'),
  empty('Harga tidak boleh kosong', 'harga'),
  empty('Pilih foto utama produk', 'main'),
];

export const produk = resource(() => ({
  path: '/produk',
  name: 'Produk',
  tag: 'Produk',
  called: 'Produk',
  key: 'produk',
  row,
  sheet: [
    ['Nama Produk', 'judul'],
    ['Deskripsi', 'deskripsi'],
    ['Harga', 'harga'],
    ['Satuan', 'satuan'],
    ['Stok', 'stok'],
    ['Status', 'status'],
    ['Penjual', 'users.nama_lengkap'],
    ['Nomor Telepon', 'users.no_hp'],
    ['Dibuat (UTC)', 'created_at'],
    ['Diubah (UTC)', 'updated_at'],
  ],
  filter,
  order: 'yang terbaru lebih dahulu',
  readers: { sebagian: 'semua; yang tidak aktif hanya pemiliknya dan superadmin' },
  writers: byPetani,
  input,
  rules: { add: addProdukRules, edit: editProdukRules },
}));
