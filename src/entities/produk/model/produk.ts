import { slugProduk } from '#contract/routes.ts';
import { stored, withFields } from '@/shared/lib/browser';
import type { Produk } from '../api/produk';

/** The photo that stands for a product: the main one, else the first (spec section 2, /etalase). */
export const fotoUtama = ({ produk_fotos }: Pick<Produk, 'produk_fotos'>) =>
  produk_fotos.find(({ main }) => main === '1') ?? produk_fotos[0];

/** The name under which the list's photo becomes the detail's (shared/ui/moves). */
export const photoName = ({ id }: Pick<Produk, 'id'>): string => `foto-produk-${id}`;

/** The slug of a product's address: the server's, which is unique; another server may have none, then the title's. */
export const slugOf = ({ slug, judul }: { slug?: Produk['slug'] | null; judul: string }): string =>
  slug || slugProduk(judul);

/** The product whose card was tapped last (spec section 3, locally persisted values). */
export const openedProduk = stored('detailProduk', withFields({ id: 'number', judul: 'string' }));
