import { jenisProduk, satuanProduk } from '#contract/limits.ts';
import type { OwnProduk } from '@/entities/produk';
import { type FotoBaru, kunciOf } from './foto';

/** What the form of a product holds: text, and the photos that are still to be sent. */
export interface ProdukIsian {
  user_id: number;
  judul: string;
  deskripsi: string;
  stok: string;
  harga: string;
  satuan: string;
  status: string;
  jenis_produk: string;
  foto: readonly FotoBaru[];
  /** Which photo is the main one, by its key; '' while none is. */
  main: string;
  /** The revision that a change is based on; a draft keeps its own. */
  revisi?: number | undefined;
}

/** What is chosen in its form, by its labels. */
export const units = satuanProduk.map((satuan) => [satuan, satuan] as const);
export const kinds = jenisProduk.map((jenis) => [jenis, jenis] as const);
export const statuses = [
  ['aktif', 'Aktif'],
  ['tidak', 'Tidak Aktif'],
] as const;

/** Spec section 4: the form's default of the status is unset. */
export const isianKosong: Partial<ProdukIsian> = {
  ...{ judul: '', deskripsi: '', stok: '', harga: '', satuan: '', status: '', jenis_produk: '', main: '' },
  foto: [],
};

/** The words and figures of a product, stored or waiting, as its form shows them. */
export const typedProduk = ({
  judul,
  deskripsi,
  stok,
  harga,
  satuan,
  status,
  jenis_produk,
}: OwnProduk | ProdukTeks) => ({
  ...{ judul, deskripsi, stok: String(stok), harga: String(harga), satuan, status, jenis_produk: jenis_produk ?? '' },
});

export const isianOf = (produk: OwnProduk): Partial<ProdukIsian> => ({
  ...typedProduk(produk),
  foto: [],
  main: mainOf(produk),
  revisi: produk.revisi,
});

export const mainOf = ({ produk_fotos }: Pick<OwnProduk, 'produk_fotos'>): string => {
  const main = produk_fotos.find((foto) => foto.main === '1');
  return main ? kunciOf(main) : '';
};

export type ProdukTeks = ReturnType<typeof teksOf>;

/** What the two writes of a product send besides photos (spec section 7). */
export const teksOf = ({ judul, deskripsi, stok, harga, status, satuan, jenis_produk, user_id }: ProdukIsian) => ({
  ...{ judul, deskripsi, stok, harga, status, satuan, jenis_produk, user_id },
});
