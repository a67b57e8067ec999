import type { SatuanProduk, StatusProduk } from '../limits.ts';
import type { Row } from './row.ts';

export interface ProdukFoto {
  id: number;
  produk_id: number;
  foto_url: string;
  /** Exactly one photo of a product is '1'. */
  main: '0' | '1';
}

export interface Produk extends Row {
  user_id: number;
  judul: string;
  slug: string;
  deskripsi: string;
  stok: number;
  harga: number;
  status: StatusProduk;
  satuan: SatuanProduk;
  produk_fotos: ProdukFoto[];
  users: { username: string; nama_lengkap: string; foto_url: string | null; no_hp: string };
}
