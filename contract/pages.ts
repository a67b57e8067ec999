/**
 * The public pages by the patterns of their addresses, and what each reads from the query of its address: nothing else
 * of a query changes a page.
 */
export const publicPages = {
  '/': [],
  '/etalase': ['query'],
  '/detail-produk/:slug': [],
  '/harga-pangan': [],
  '/harga-pangan/:kecamatan': ['periode'],
  '/harga-pangan-kutai-barat': ['periode'],
  '/ketersediaan-pangan': [],
  '/ketersediaan-pangan/:kecamatan': ['periode'],
  '/luas-lahan-perkiraan-panen': ['query', 'kecamatan', 'komoditi', 'bulan'],
  '/activity': [],
  '/detail-activity/:id': [],
  '/laporan': [],
  '/laporan/timbang-balita': [],
  '/laporan/timbang-balita/:kecamatan': ['periode'],
  '/laporan/luas-tanam': [],
  '/laporan/luas-tanam/:kecamatan': ['periode'],
} as const satisfies Record<string, readonly string[]>;

export type PublicPage = keyof typeof publicPages;
