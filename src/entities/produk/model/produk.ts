import type { Produk as ProdukRow } from '#contract/resources/produk.ts';

export type Produk = Omit<ProdukRow, 'revisi' | 'created_at' | 'updated_at'>;

/** As its owner sees it: a change says which revision it is based on. */
export type OwnProduk = Produk & Pick<ProdukRow, 'revisi'>;

export interface ProdukFilter {
  search?: string;
  slug?: string;
  limit: number;
}

export interface OwnProdukFilter {
  user_id: number;
  search?: string;
  slug?: string;
  page: number;
  limit: number;
}

/** The photo that stands for a product: the main one, else the first (spec section 2, /etalase). */
export const fotoUtama = ({ produk_fotos }: Pick<Produk, 'produk_fotos'>) =>
  produk_fotos.find(({ main }) => main === '1') ?? produk_fotos[0];

/** The name of a product's photo among what two screens share. */
export const photoName = ({ id }: Pick<Produk, 'id'>): string => `foto-produk-${id}`;
