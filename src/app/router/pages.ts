import type { ComponentType } from 'react';
import type { PublicPage } from '#contract/pages.ts';
import type { Needs } from '@/shared/api';

export interface PageModule {
  Page: ComponentType;
  needs: Needs;
}

export interface PageHandle {
  /** The source file whose chunk of the build holds the page: the server names it in the page's first bytes. */
  source: string;
  open: () => Promise<PageModule>;
}

/** Where each public page is. */
export const pages: Record<PublicPage, PageHandle> = {
  '/': { source: 'src/pages/home/index.ts', open: async () => (await import('@/pages/home')).home },
  '/etalase': { source: 'src/pages/etalase/index.ts', open: async () => (await import('@/pages/etalase')).etalase },
  '/detail-produk/:slug': {
    source: 'src/pages/detail-produk/index.ts',
    open: async () => (await import('@/pages/detail-produk')).detailProduk,
  },
  '/harga-pangan': {
    source: 'src/pages/harga-pangan/index.ts',
    open: async () => (await import('@/pages/harga-pangan')).hargaPangan,
  },
  '/harga-pangan/:kecamatan': {
    source: 'src/pages/harga-pangan/index.ts',
    open: async () => (await import('@/pages/harga-pangan')).hargaKecamatan,
  },
  '/harga-pangan-kutai-barat': {
    source: 'src/pages/harga-pangan/index.ts',
    open: async () => (await import('@/pages/harga-pangan')).hargaKutaiBarat,
  },
  '/ketersediaan-pangan': {
    source: 'src/pages/ketersediaan-pangan/index.ts',
    open: async () => (await import('@/pages/ketersediaan-pangan')).ketersediaanPangan,
  },
  '/ketersediaan-pangan/:kecamatan': {
    source: 'src/pages/ketersediaan-pangan/index.ts',
    open: async () => (await import('@/pages/ketersediaan-pangan')).stok,
  },
  '/luas-lahan-perkiraan-panen': {
    source: 'src/pages/lahan-panen/index.ts',
    open: async () => (await import('@/pages/lahan-panen')).lahanPanen,
  },
  '/activity': { source: 'src/pages/kegiatan/index.ts', open: async () => (await import('@/pages/kegiatan')).kegiatan },
  '/detail-activity/:id': {
    source: 'src/pages/kegiatan/index.ts',
    open: async () => (await import('@/pages/kegiatan')).detailKegiatan,
  },
  '/laporan': { source: 'src/pages/laporan/index.ts', open: async () => (await import('@/pages/laporan')).laporan },
  '/laporan/timbang-balita': {
    source: 'src/pages/laporan/index.ts',
    open: async () => (await import('@/pages/laporan')).timbangBalitaDirectory,
  },
  '/laporan/timbang-balita/:kecamatan': {
    source: 'src/pages/laporan/index.ts',
    open: async () => (await import('@/pages/laporan')).timbangBalita,
  },
  '/laporan/luas-tanam': {
    source: 'src/pages/laporan/index.ts',
    open: async () => (await import('@/pages/laporan')).luasTanamDirectory,
  },
  '/laporan/luas-tanam/:kecamatan': {
    source: 'src/pages/laporan/index.ts',
    open: async () => (await import('@/pages/laporan')).luasTanam,
  },
};
