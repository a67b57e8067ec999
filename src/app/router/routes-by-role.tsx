import type { ComponentType } from 'react';
import type { Peran } from '#contract/limits.ts';
import type { User } from '#contract/resources/akun.ts';
import { peranOf } from '@/entities/session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { routes } from '@/shared/routes';

/** A screen that only the browser draws, by the pattern of its address. */
const screen = (path: string, open: () => Promise<ComponentType>) => ({ path, Page: lazyPart(open) });

type RoleScreen = ReturnType<typeof screen>;

/** Everybody's, whether logged in or not. */
const accountScreens: RoleScreen[] = [
  screen(routes.forgotPassword, async () => (await import('@/pages/auth')).ForgotPasswordPage),
  screen(routes.forgotPasswordSuccess, async () => (await import('@/pages/auth')).ForgotPasswordSuccessPage),
  screen(routes.changePassword, async () => (await import('@/pages/auth')).ChangePasswordPage),
];

/** Spec section 2: logged-out only additionally. */
const visitorScreens: RoleScreen[] = [
  screen(routes.login, async () => (await import('@/pages/auth')).LoginPage),
  screen(routes.register, async () => (await import('@/pages/auth')).RegisterPage),
];

/** Spec section 2: logged-in additionally. */
const userScreens: RoleScreen[] = [
  screen(routes.profile, async () => (await import('@/pages/profil')).ProfilPage),
  screen(routes.kotakKeluar, async () => (await import('@/pages/dashboard/kotak-keluar')).KotakKeluarPage),
];

const dashboardProfile = screen(routes.dashboardProfile, async () => (await import('@/pages/profil')).ProfilPage);
const welcome = screen(routes.dashboard, async () => (await import('@/pages/dashboard/beranda')).WelcomePage);

/** Who may see which dashboard (spec section 2, Route sets). What is not in one's set does not exist. */
const dashboardScreens: Record<Peran, RoleScreen[]> = {
  petani: [
    dashboardProfile,
    screen(routes.dashboard, async () => (await import('@/pages/dashboard/beranda')).BerandaPetaniPage),
    screen(routes.dashboardPangan, async () => (await import('@/pages/dashboard/produk')).ProdukPage),
    screen(routes.dashboardPanganTambah, async () => (await import('@/pages/dashboard/produk')).AddProdukPage),
    screen('/dashboard/pangan/edit/:slug', async () => (await import('@/pages/dashboard/produk')).EditProdukPage),
    screen(routes.dashboardLahanPetani, async () => (await import('@/pages/dashboard/lahan-petani')).LahanPetaniPage),
    screen(
      routes.dashboardLahanPetaniTambah,
      async () => (await import('@/pages/dashboard/lahan-petani')).TambahLahanPage,
    ),
    screen(routes.dashboardLahanPetaniEdit, async () => (await import('@/pages/dashboard/lahan-petani')).EditLahanPage),
  ],
  petugas: [
    dashboardProfile,
    screen(routes.dashboard, async () => (await import('@/pages/dashboard/beranda')).BerandaPetugasPage),
    screen(
      routes.dashboardHargaPangan,
      async () => (await import('@/pages/dashboard/harga-pangan')).HargaPanganDashboardPage,
    ),
    screen(
      routes.dashboardHargaPanganEdit,
      async () => (await import('@/pages/dashboard/harga-pangan')).HargaPanganEditPage,
    ),
    screen(
      routes.dashboardHargaPanganKutaiBarat,
      async () => (await import('@/pages/dashboard/harga-pangan')).HargaKutaiBaratDashboardPage,
    ),
    screen(
      routes.dashboardHargaPanganKutaiBaratEdit,
      async () => (await import('@/pages/dashboard/harga-pangan')).HargaKutaiBaratEditPage,
    ),
    screen(
      routes.dashboardKetersediaanPangan,
      async () => (await import('@/pages/dashboard/ketersediaan-pangan')).KetersediaanDashboardPage,
    ),
    screen(
      routes.dashboardKetersediaanPanganEdit,
      async () => (await import('@/pages/dashboard/ketersediaan-pangan')).KetersediaanEditPage,
    ),
    screen(
      routes.dashboardTimbangBalita,
      async () => (await import('@/pages/dashboard/timbang-balita')).TimbangBalitaDashboardPage,
    ),
    screen(
      routes.dashboardTimbangBalitaEdit,
      async () => (await import('@/pages/dashboard/timbang-balita')).TimbangBalitaEditPage,
    ),
    screen(
      routes.dashboardLuasLahan,
      async () => (await import('@/pages/dashboard/luas-tanam')).LuasTanamDashboardPage,
    ),
    screen(routes.dashboardLuasLahanTambah, async () => (await import('@/pages/dashboard/luas-tanam')).TambahLuasPage),
    screen(routes.dashboardLuasLahanEdit, async () => (await import('@/pages/dashboard/luas-tanam')).EditLuasPage),
  ],
  admin: [dashboardProfile, welcome],
  superadmin: [dashboardProfile, welcome],
};

/** All screens besides the public ones that somebody may open. */
export function screensOf(user: User | null): RoleScreen[] {
  if (!user) return [...accountScreens, ...visitorScreens];
  const peran = peranOf(user);
  return [...accountScreens, ...userScreens, ...(peran ? dashboardScreens[peran] : [])];
}
