import { stored } from '@/shared/lib/browser';

/** The product whose card was tapped last (spec section 3, locally persisted values). */
interface OpenedProduk {
  id: number;
  judul: string;
}

export const openedProduk = stored<OpenedProduk>(
  'detailProduk',
  (value): value is OpenedProduk =>
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'number' &&
    'judul' in value &&
    typeof value.judul === 'string',
);
