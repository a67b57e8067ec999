import { z } from 'zod';
import { column, means, orNull, stored } from '../columns.ts';
import { collectionQuery, idQuery, idsQuery, slugQuery, textQuery, wordQuery } from '../filters.ts';
import { name, oneOf, orElse, orNone, text, whole } from '../inputs.ts';
import { jenisProduk, limits, satuanProduk, statusProduk, urutProduk } from '../limits.ts';
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
  const { user_id, judul, deskripsi, satuan, username, nama_lengkap, no_hp, kecamatan_id, nama_kecamatan } = column;
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
    jenis_produk: z.enum(jenisProduk).nullable().meta(means('Jenisnya; null bila tidak disebut', 'hasil hutan')),
    kecamatan_id: orNull(kecamatan_id).meta(
      means('Kecamatan lahan pertama pemiliknya; null bila ia belum mendaftarkan lahan', 9),
    ),
    kecamatan: z.object({ nama_kecamatan }).nullable().meta(means('Kecamatan itu')),
    produk_fotos: z.array(foto).meta(means('Fotonya, yang utama lebih dahulu')),
    users: z
      .object({
        ...{ username, nama_lengkap, foto_url: orNull(column.foto_url), no_hp },
        terverifikasi: z.boolean().meta(means('Apakah petani ini dikenal dinas', true)),
      })
      .meta(means('Pemiliknya')),
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
    kecamatan_id: idQuery.meta(means('Kecamatan lahan pertama penjualnya', 9)),
    jenis_produk: wordQuery(jenisProduk).meta(means('Jenis produk', 'sayur')),
    satuan: wordQuery(satuanProduk).meta(means('Satuan harganya', 'kg')),
    harga_dari: idQuery.meta(means('Harga paling rendah, dalam rupiah per satuan', 10_000)),
    harga_sampai: idQuery.meta(means('Harga paling tinggi, dalam rupiah per satuan', 50_000)),
    nomor: idsQuery(limits.nomorProduk).meta(means('Nomor beberapa produk, dipisahkan koma', '7,12')),
    urut: wordQuery(urutProduk).meta(
      means(
        'terbaru; termurah: per satuan, apa pun satuannya; terdekat: kecamatan dekat lebih dahulu, lalu yang terdekat',
        'termurah',
      ),
    ),
    dekat: idQuery.meta(means('Kecamatan penanya untuk urut=terdekat, yang tanpanya berarti terbaru', 9)),
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
    jenis_produk: orNone(oneOf('Jenis', jenisProduk)),
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
    ['Jenis', 'jenis_produk'],
    ['Stok', 'stok'],
    ['Status', 'status'],
    ['Penjual', 'users.nama_lengkap'],
    ['Nomor Telepon', 'users.no_hp'],
    ['Kecamatan', 'kecamatan.nama_kecamatan'],
    ['Dibuat (UTC)', 'created_at'],
    ['Diubah (UTC)', 'updated_at'],
  ],
  filter,
  order: 'yang terbaru lebih dahulu',
  notes:
    'Disaring menurut kecamatan_id, jenis_produk, satuan, atau harga, atau diurutkan lain, total dihitung sampai 10.000. Bila lebih banyak dari itu seharga yang diminta, yang ada di antara 5.000 produk terbaru lebih dahulu, lalu yang termurah: termurah_sejak menyebut baris pertamanya.',
  readers: { sebagian: 'semua; yang tidak aktif hanya pemiliknya dan superadmin' },
  writers: byPetani,
  input,
  rules: { add: addProdukRules, edit: editProdukRules },
}));
