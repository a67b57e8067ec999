import { slugProduk } from '#contract/slug.ts';
import type { Produk } from './produk';

/** The slug of a product's address: the server's, which no other product has, else that of its title. */
export const slugOf = ({ slug, judul }: { slug?: Produk['slug'] | null; judul: string }): string =>
  slug || slugProduk(judul);
