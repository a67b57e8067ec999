import { regional } from './formulas/wilayah/regional.ts';

const place = (nama: string) => encodeURIComponent(slugKecamatan(nama));

/** The address of a page with its period, so that a shared link shows the same period to everybody. */
export const withPeriode = (path: string, periodeId: number): string =>
  periodeId ? `${path}?periode=${periodeId}` : path;

/** In the place of a period's id: whichever is the newest as the page opens. */
export const PERIODE_TERBARU = 'terbaru';

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
  /** A commodity's own page; its slug follows `slugKomoditi`. */
  hargaKomoditi: (kecamatan: string, komoditi: string) => `/harga-pangan/${place(kecamatan)}/${place(komoditi)}`,
  hargaKomoditiKutaiBarat: (komoditi: string) => `/harga-pangan-kutai-barat/${place(komoditi)}`,
  peta: '/peta',
  bandingkan: '/bandingkan',
  cari: (kata: string) => (kata.trim() ? `/cari?${new URLSearchParams({ kata: kata.trim() })}` : '/cari'),
  penjual: (id: number) => `/penjual/${id}`,
  data: '/data',
  skpg: '/skpg',
  skpgBulan: ({ tahun, bulan }: { tahun: number; bulan: number }) => `/skpg/${tahun}/${bulan}`,
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
  register: '/register',
  forgotPassword: '/forgot-password',
  forgotPasswordSuccess: '/forgot-password-success',
  changePassword: '/change-password',
  profile: '/profile',
  dashboard: '/dashboard',
  dashboardProfile: '/dashboard/profile',
  dashboardPangan: '/dashboard/pangan',
  dashboardPanganTambah: '/dashboard/pangan/tambah',
  dashboardPanganEdit: (slug: string) => `/dashboard/pangan/edit/${encodeURIComponent(slug)}`,
  dashboardLahanPetani: '/dashboard/lahan-petani',
  dashboardLahanPetaniTambah: '/dashboard/lahan-petani/tambah',
  dashboardLahanPetaniEdit: '/dashboard/lahan-petani/edit',
  dashboardHargaPangan: '/dashboard/harga-pangan',
  dashboardHargaPanganEdit: '/dashboard/harga-pangan/edit',
  dashboardHargaPanganKutaiBarat: '/dashboard/harga-pangan-kutai-barat',
  dashboardHargaPanganKutaiBaratEdit: '/dashboard/harga-pangan-kutai-barat/edit',
  dashboardKetersediaanPangan: '/dashboard/ketersediaan-pangan',
  dashboardKetersediaanPanganEdit: '/dashboard/ketersediaan-pangan/edit',
  dashboardLuasLahan: '/dashboard/luas-lahan',
  dashboardLuasLahanTambah: '/dashboard/luas-lahan/tambah',
  dashboardLuasLahanEdit: '/dashboard/luas-lahan/edit',
  dashboardTimbangBalita: '/dashboard/timbang-balita',
  kotakKeluar: '/dashboard/kotak-keluar',
  dashboardTimbangBalitaEdit: '/dashboard/timbang-balita/edit',
  kantor: '/kantor',
  kantorSkpg: '/kantor/skpg',
} as const;

const accountPath =
  /^\/(login|register|forgot-password|forgot-password-success|change-password|profile|(dashboard|kantor)(\/.*)?)$/;

/** Whether a screen is drawn by the browser alone, for which the server sends an empty page. */
export const isAccountPath = (pathname: string): boolean => accountPath.test(pathname);

/** Whether a screen is one of the office's own. */
export const isOffice = (pathname: string): boolean => /^\/kantor(\/|$)/.test(pathname);

/**
 * The address under which that empty page is cached. All screens of dashboards share one, and so do those of the office,
 * which has no navigation of theirs: a page that was drawn with it would keep it.
 */
export const accountPageOf = (pathname: string): string => {
  if (isOffice(pathname)) return routes.kantor;
  return pathname.startsWith(`${routes.dashboard}/`) ? routes.dashboard : pathname;
};

/**
 * A sub-district's slug: lowercased, runs of white space become one hyphen (spec section 2, /harga-pangan). So do
 * separators of addresses: a proxy that decodes '%2F' would lead elsewhere.
 */
export const slugKecamatan = (nama: string): string =>
  nama
    .trim()
    .toLowerCase()
    .replace(/[\s/\\?#%]+/g, '-');

/** Last parts of addresses with another meaning than a sub-district, on screens or in the API. */
const TAKEN_SLUGS = [
  ...['riwayat', 'banding', 'perbandingan', 'rekap', 'impor', 'koreksi', 'sampah', 'media'],
  ...['tambah', 'edit', 'kabupaten', 'rata-rata'],
];

/**
 * Explains why a sub-district of this name could not be opened by its address; undefined where it could.
 *
 * @param kabupaten the name of the regency's own page, such as 'Kota Samarinda'
 */
export function slugComplaint(nama: string, kabupaten?: string): string | undefined {
  const slug = slugKecamatan(nama);
  if (!/\p{L}/u.test(slug)) return regional('Nama kecamatan harus memuat huruf');
  const isOfKabupaten = slug.startsWith('kabupaten-') || (kabupaten !== undefined && slug === slugKecamatan(kabupaten));
  const isTaken = TAKEN_SLUGS.includes(slug) || isOfKabupaten;
  return isTaken ? `Nama '${nama}' sudah dipakai oleh alamat lain di aplikasi ini` : undefined;
}

/** A product's slug: lowercased, spaces to hyphens, repeated hyphens collapsed and trimmed (spec section 2, /etalase). */
export const slugProduk = (judul: string): string =>
  judul.toLowerCase().replace(/\s/g, '-').replace(/-+/g, '-').replace(/^-|-$/g, '');
