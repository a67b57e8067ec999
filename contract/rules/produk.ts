import { limits } from '../limits.ts';
import type { FileFacts } from './profil.ts';
import { empty, notNumeric, type Raw, type Rule } from './rule.ts';

interface ProdukForm {
  user_id: number;
  judul: string;
  deskripsi: string;
  stok: number;
  harga: number;
  /** The photos, kept and new. */
  foto: readonly unknown[];
  /** Which of them is the main one. */
  main: unknown;
}

/** Spec section 5, "Product photos". The limit is 2,000,000 bytes although the message says 1MB. */
export const fotoProdukRules: readonly Rule<FileFacts>[] = [
  ['Ukuran foto tidak boleh lebih dari 1MB', ({ size }) => size > limits.fotoBytes, 'size'],
  ['Format foto harus jpg, jpeg atau png', ({ type }) => !/^image\/(jpe?g|png)$/.test(type), 'type'],
];

/** Spec section 5, "Add product, in order". */
export const addProdukRules: readonly Rule<Raw<ProdukForm>>[] = [
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
export const editProdukRules: readonly Rule<Raw<ProdukForm>>[] = [
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
