import type { Produk as ProdukRow } from '#contract/resources/produk.ts';
import { slugProduk } from '#contract/slug.ts';

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

/** The name under which the list's photo becomes the detail's (shared/ui/motion). */
export const photoName = ({ id }: Pick<Produk, 'id'>): string => `foto-produk-${id}`;

/** The slug of a product's address: the server's, which is unique; another server may have none, then the title's. */
export const slugOf = ({ slug, judul }: { slug?: Produk['slug'] | null; judul: string }): string =>
  slug || slugProduk(judul);
