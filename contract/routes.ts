import { slugKecamatan } from './slug.ts';

const place = (nama: string) => encodeURIComponent(slugKecamatan(nama));

/** The address of a page that shows one period, for links that must show the same to whoever opens them. */
export const withPeriode = (path: string, periodeId: number): string =>
  periodeId ? `${path}?periode=${periodeId}` : path;

/** Every address of the app; what a user typed is encoded. */
export const routes = {
  home: '/',
  etalase: '/etalase',
  etalaseSearch: (query: string) =>
    query.trim() ? `/etalase?${new URLSearchParams({ query: query.trim() })}` : '/etalase',
  detailProduk: (slug: string) => `/detail-produk/${encodeURIComponent(slug)}`,
  hargaPangan: '/harga-pangan',
  hargaPanganDi: (kecamatan: string) => `/harga-pangan/${place(kecamatan)}`,
  hargaPanganKutaiBarat: '/harga-pangan-kutai-barat',
  ketersediaanPangan: '/ketersediaan-pangan',
  ketersediaanPanganDi: (tempat: string) => `/ketersediaan-pangan/${place(tempat)}`,
  luasLahan: '/luas-lahan-perkiraan-panen',
  kegiatan: '/activity',
  detailKegiatan: (id: number) => `/detail-activity/${id}`,
  laporan: '/laporan',
  timbangBalita: '/laporan/timbang-balita',
  timbangBalitaDi: (kecamatan: string) => `/laporan/timbang-balita/${place(kecamatan)}`,
  luasTanam: '/laporan/luas-tanam',
  luasTanamDi: (kecamatan: string) => `/laporan/luas-tanam/${place(kecamatan)}`,
  login: '/login',
} as const;
