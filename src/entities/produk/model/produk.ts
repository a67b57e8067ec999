import type { Produk as ProdukRow } from '#contract/rows/produk.ts';

export type Produk = Omit<ProdukRow, 'revisi' | 'created_at' | 'updated_at'>;

export interface ProdukFilter {
  search?: string;
  slug?: string;
  limit: number;
}

/** The photo that stands for a product: the main one, else the first (spec section 2, /etalase). */
export const fotoUtama = ({ produk_fotos }: Pick<Produk, 'produk_fotos'>) =>
  produk_fotos.find(({ main }) => main === '1') ?? produk_fotos[0];
