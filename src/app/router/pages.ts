import type { ComponentType } from 'react';
import type { PublicPage } from '#contract/pages.ts';
import type { Needs } from '@/shared/api';

export interface PageModule {
  Page: ComponentType;
  needs: Needs;
}

export interface PageHandle {
  /** The source file whose chunk of the build holds the page: the server preloads that. */
  source: string;
  open: () => Promise<PageModule>;
}

const page = (slice: string, open: PageHandle['open']): PageHandle => ({ source: `src/pages/${slice}/index.ts`, open });

/** The public pages, each with the slice that it comes from. */
export const pages: Record<PublicPage, PageHandle> = {
  '/': page('home', async () => (await import('@/pages/home')).home),
  '/etalase': page('etalase', async () => (await import('@/pages/etalase')).etalase),
  '/detail-produk/:slug': page('detail-produk', async () => (await import('@/pages/detail-produk')).detailProduk),
  '/penjual/:id': page('penjual', async () => (await import('@/pages/penjual')).penjual),
  '/harga-pangan': page('harga-pangan', async () => (await import('@/pages/harga-pangan')).hargaPangan),
  '/harga-pangan/:kecamatan': page('harga-pangan', async () => (await import('@/pages/harga-pangan')).hargaKecamatan),
  '/harga-pangan-kutai-barat': page('harga-pangan', async () => (await import('@/pages/harga-pangan')).hargaKutaiBarat),
  '/bandingkan': page('bandingkan', async () => (await import('@/pages/bandingkan')).bandingkan),
  '/harga-pangan/:kecamatan/:komoditi': page(
    'harga-komoditi',
    async () => (await import('@/pages/harga-komoditi')).komoditiDiKecamatan,
  ),
  '/harga-pangan-kutai-barat/:komoditi': page(
    'harga-komoditi',
    async () => (await import('@/pages/harga-komoditi')).komoditiSeKabupaten,
  ),
  '/ketersediaan-pangan': page(
    'ketersediaan-pangan',
    async () => (await import('@/pages/ketersediaan-pangan')).ketersediaanPangan,
  ),
  '/ketersediaan-pangan/:kecamatan': page('stok', async () => (await import('@/pages/stok')).stok),
  '/luas-lahan-perkiraan-panen': page('lahan-panen', async () => (await import('@/pages/lahan-panen')).lahanPanen),
  '/peta': page('peta', async () => (await import('@/pages/peta')).peta),
  '/cari': page('cari', async () => (await import('@/pages/cari')).cari),
  '/data': page('data', async () => (await import('@/pages/data')).data),
  '/skpg': page('skpg', async () => (await import('@/pages/skpg')).skpg),
  '/skpg/:tahun/:bulan': page('skpg', async () => (await import('@/pages/skpg')).skpgBulan),
  '/activity': page('kegiatan', async () => (await import('@/pages/kegiatan')).kegiatan),
  '/detail-activity/:id': page('kegiatan', async () => (await import('@/pages/kegiatan')).detailKegiatan),
  '/laporan': page('laporan', async () => (await import('@/pages/laporan')).laporan),
  '/laporan/timbang-balita': page('laporan', async () => (await import('@/pages/laporan')).timbangBalitaDirectory),
  '/laporan/timbang-balita/:kecamatan': page(
    'laporan-kecamatan',
    async () => (await import('@/pages/laporan-kecamatan')).timbangBalita,
  ),
  '/laporan/luas-tanam': page('laporan', async () => (await import('@/pages/laporan')).luasTanamDirectory),
  '/laporan/luas-tanam/:kecamatan': page(
    'laporan-kecamatan',
    async () => (await import('@/pages/laporan-kecamatan')).luasTanam,
  ),
};
