import { slugKecamatan } from '#contract/slug.ts';

/** Every address of the app; what a user typed is encoded. */
export const routes = {
  home: '/',
  etalase: '/etalase',
  etalaseSearch: (query: string) =>
    query.trim() ? `/etalase?${new URLSearchParams({ query: query.trim() })}` : '/etalase',
  detailProduk: (slug: string) => `/detail-produk/${encodeURIComponent(slug)}`,
  hargaPangan: '/harga-pangan',
  hargaPanganDi: (kecamatan: string) => `/harga-pangan/${encodeURIComponent(slugKecamatan(kecamatan))}`,
  hargaPanganKutaiBarat: '/harga-pangan-kutai-barat',
  ketersediaanPangan: '/ketersediaan-pangan',
  luasLahan: '/luas-lahan-perkiraan-panen',
  kegiatan: '/activity',
  laporan: '/laporan',
  login: '/login',
} as const;
