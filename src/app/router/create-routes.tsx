import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import { data, Outlet, type RouteObject } from 'react-router-dom';
import type { PublicPage } from '#contract/pages.ts';
import { isAccountPath } from '#contract/routes.ts';
import type { PageLoad } from '@/shared/api';
import { breathe } from '@/shared/lib/timing';
import { routes } from '@/shared/routes';
import { AppShell } from '@/widgets/app-shell';
import { FreshData } from '../pwa/FreshData';
import { WhenCalm } from '../pwa/WhenCalm';
import { SessionKeeper } from '../session/SessionKeeper';
import { RoleScreens } from './RoleScreens';
import { UnexpectedError } from './UnexpectedError';

interface PageModule {
  Page: ComponentType;
  load: PageLoad;
}

export interface PageHandle {
  /** The source file whose chunk of the build holds the page: the server names it in the page's first bytes. */
  source: string;
  open: () => Promise<PageModule>;
}

/** The route table. A page's code and what it asks for load with its address. */
export function createRoutes(client: ApolloClient, wilayah: string): RouteObject[] {
  const page = (path: PublicPage, source: string, open: () => Promise<PageModule>): RouteObject => ({
    id: path,
    path,
    handle: { source, open } satisfies PageHandle,
    lazy: async () => {
      const { Page, load } = await open();
      return { Component: Page, loader: loader(client, wilayah, load) };
    },
  });

  return [
    {
      id: 'shell',
      Component: AppShell,
      ErrorBoundary: UnexpectedError,
      // Where no server has rendered the page, nothing shows until its code is there.
      HydrateFallback: Nothing,
      children: [
        {
          id: 'pages',
          Component: Kept,
          ErrorBoundary: UnexpectedError,
          children: [
            page(routes.home, 'src/pages/home/index.ts', async () => {
              const { HomePage: Page, loadHome: load } = await import('@/pages/home');
              return { Page, load };
            }),
            page(routes.etalase, 'src/pages/etalase/index.ts', async () => {
              const { EtalasePage: Page, loadEtalase: load } = await import('@/pages/etalase');
              return { Page, load };
            }),
            page('/detail-produk/:slug', 'src/pages/detail-produk/index.ts', async () => {
              const { DetailProdukPage: Page, loadDetailProduk: load } = await import('@/pages/detail-produk');
              return { Page, load };
            }),
            page(routes.hargaPangan, 'src/pages/harga-pangan/index.ts', async () => {
              const { HargaPanganPage: Page, loadHargaPangan: load } = await import('@/pages/harga-pangan');
              return { Page, load };
            }),
            page('/harga-pangan/:kecamatan', 'src/pages/harga-pangan/index.ts', async () => {
              const { HargaKecamatanPage: Page, loadHargaKecamatan: load } = await import('@/pages/harga-pangan');
              return { Page, load };
            }),
            page(routes.hargaPanganKutaiBarat, 'src/pages/harga-pangan/index.ts', async () => {
              const { HargaKutaiBaratPage: Page, loadHargaKutaiBarat: load } = await import('@/pages/harga-pangan');
              return { Page, load };
            }),
            page(routes.ketersediaanPangan, 'src/pages/ketersediaan-pangan/index.ts', async () => {
              const { KetersediaanPanganPage: Page, loadKetersediaanPangan: load } = await import(
                '@/pages/ketersediaan-pangan'
              );
              return { Page, load };
            }),
            page('/ketersediaan-pangan/:kecamatan', 'src/pages/ketersediaan-pangan/index.ts', async () => {
              const { StokPage: Page, loadStok: load } = await import('@/pages/ketersediaan-pangan');
              return { Page, load };
            }),
            page(routes.luasLahan, 'src/pages/lahan-panen/index.ts', async () => {
              const { LahanPanenPage: Page, loadLahanPanen: load } = await import('@/pages/lahan-panen');
              return { Page, load };
            }),
            page(routes.kegiatan, 'src/pages/kegiatan/index.ts', async () => {
              const { KegiatanPage: Page, loadKegiatan: load } = await import('@/pages/kegiatan');
              return { Page, load };
            }),
            page('/detail-activity/:id', 'src/pages/kegiatan/index.ts', async () => {
              const { DetailKegiatanPage: Page, loadDetailKegiatan: load } = await import('@/pages/kegiatan');
              return { Page, load };
            }),
            page(routes.laporan, 'src/pages/laporan/index.ts', async () => {
              const { LaporanPage: Page, loadLaporan: load } = await import('@/pages/laporan');
              return { Page, load };
            }),
            page(routes.timbangBalita, 'src/pages/laporan/index.ts', async () => {
              const { TimbangBalitaDirectory: Page, loadTimbangBalitaDirectory: load } = await import(
                '@/pages/laporan'
              );
              return { Page, load };
            }),
            page('/laporan/timbang-balita/:kecamatan', 'src/pages/laporan/index.ts', async () => {
              const { TimbangBalitaPage: Page, loadTimbangBalita: load } = await import('@/pages/laporan');
              return { Page, load };
            }),
            page(routes.luasTanam, 'src/pages/laporan/index.ts', async () => {
              const { LuasTanamDirectory: Page, loadLuasTanamDirectory: load } = await import('@/pages/laporan');
              return { Page, load };
            }),
            page('/laporan/luas-tanam/:kecamatan', 'src/pages/laporan/index.ts', async () => {
              const { LuasTanamPage: Page, loadLuasTanam: load } = await import('@/pages/laporan');
              return { Page, load };
            }),
            { id: 'by-role', path: '*', Component: RoleScreens, loader: knownOr404 },
          ],
        },
      ],
    },
  ];
}

const Nothing = () => null;

const Kept = () => (
  <>
    <SessionKeeper />
    <WhenCalm />
    <Outlet />
    <FreshData />
  </>
);

/** Whose dashboard it is the server does not know: it sends the same bare page for all addresses of accounts. */
const knownOr404: RouteObject['loader'] = async ({ request }) => {
  if (!import.meta.env.SSR) await breathe();
  return data(null, { status: isAccountPath(new URL(request.url).pathname) ? 200 : 404 });
};

/**
 * The server waits for a page's data; the browser starts asking, and shows the page's own placeholders meanwhile. What
 * React draws within the browser's own step back does not move: a page is drawn after that (docs/decisions/0026).
 */
const loader =
  (client: ApolloClient, wilayah: string, load: PageLoad): RouteObject['loader'] =>
  async ({ params, request }) => {
    const loading = load(client, { params, query: new URL(request.url).searchParams, wilayah });
    if (import.meta.env.SSR) return data(null, { status: await loading.catch(() => 503) });
    loading.catch(() => {
      // The page asks for the same and says what went wrong.
    });
    await breathe();
    return null;
  };
