import type { SatuanProduk } from '#contract/limits.ts';
import type { PieceNames } from '../../../art/art.ts';
import type { Shot } from './views.ts';

/** A product as it is written down: what it says, what it costs, and how its photos are taken. */
export interface ProdukRow {
  judul: string;
  deskripsi: string;
  satuan: SatuanProduk;
  harga: number;
  stok: number;
  /** Left out for what is on sale. */
  status?: 'tidak';
  /** 0 is the demo account petani. */
  penjual: number;
  isi: PieceNames;
  foto: readonly [Shot, Shot, ...Shot[]];
}
