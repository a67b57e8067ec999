import type { OwnProduk } from '@/entities/produk';

/** What the server tells of a product that was written: as it is now. */
export interface SavedProduk {
  produk: Pick<OwnProduk, 'id' | 'revisi' | 'slug' | 'produk_fotos'>;
}

/** The lists and details that a write to a product or its photos makes stale. */
export const STALE = ['produk', 'produkDetail'] as const;
