import type { ComponentType } from 'react';
import type { Peran } from '#contract/limits.ts';
import type { User } from '#contract/resources/akun.ts';
import { routes } from '#contract/routes.ts';
import { peranOf } from '@/entities/session';
import { lazyPart } from '@/shared/lib/lazy-part';

/** A screen that only the browser draws, by the pattern of its address. */
const screen = <Name extends string>(
  path: string,
  open: () => Promise<Readonly<Record<NoInfer<Name>, ComponentType>>>,
  name: Name,
) => ({ path, Page: lazyPart(async () => (await open())[name]) });

/**
 * With the code of tables at the same time, in which these pages begin unless their address asks for a grid.
 *
 * @param bring what of it the page itself opens later
 */
async function withTable<Page>(page: Promise<Page>, bring?: (page: Page) => Promise<void>): Promise<Page> {
  const isGrid = new URLSearchParams(window.location.search).has('isi');
  const [opened] = await Promise.all([page, isGrid || import('@/shared/ui/data-table')]);
  if (!isGrid) await bring?.(opened);
  return opened;
}

type RoleScreen = ReturnType<typeof screen>;

const auth = () => import('@/pages/auth');
const profil = () => import('@/pages/profil');
const kotakKeluar = () => import('@/pages/dashboard/kotak-keluar');
const beranda = () => import('@/pages/dashboard/beranda');
const produk = () => import('@/pages/dashboard/produk');
const lahanPetani = () => import('@/pages/dashboard/lahan-petani');
const hargaPangan = () => withTable(import('@/pages/dashboard/harga-pangan'));
const ketersediaanPangan = () => withTable(import('@/pages/dashboard/ketersediaan-pangan'));
const timbangBalita = () => withTable(import('@/pages/dashboard/timbang-balita'));
const luasTanam = () => withTable(import('@/pages/dashboard/luas-tanam'), ({ bringTable }) => bringTable());
/** One screen for the table of routes, however many rooms there are: their code is the office's alone. */
const kantor = screen('/kantor/*', () => import('./OfficeRooms'), 'OfficeRooms');
const isianLuas = async () => (await luasTanam()).luasPages();

/** The one room of the office that officers read. */
const papanSkpg = screen('/kantor/skpg', () => import('@/pages/kantor/skpg'), 'SkpgPage');

/** Everybody's, whether logged in or not. */
const accountScreens: RoleScreen[] = [
  screen(routes.forgotPassword, auth, 'ForgotPasswordPage'),
  screen(routes.forgotPasswordSuccess, auth, 'ForgotPasswordSuccessPage'),
  screen(routes.changePassword, auth, 'ChangePasswordPage'),
];

/** Spec section 2: logged-out only additionally. The office's entry tells visitors which of its addresses exist. */
const visitorScreens: RoleScreen[] = [
  kantor,
  screen(routes.login, auth, 'LoginPage'),
  screen(routes.register, auth, 'RegisterPage'),
];

/** Spec section 2: logged-in additionally. */
const userScreens: RoleScreen[] = [
  screen(routes.profile, profil, 'ProfilPage'),
  screen(routes.kotakKeluar, kotakKeluar, 'KotakKeluarPage'),
];

const dashboardProfile = screen(routes.dashboardProfile, profil, 'ProfilPage');
const welcome = screen(routes.dashboard, beranda, 'BerandaKantorPage');

/** Who may see which dashboard (spec section 2, Route sets). What is not in one's set does not exist. */
const dashboardScreens: Record<Peran, RoleScreen[]> = {
  petani: [
    dashboardProfile,
    screen(routes.dashboard, beranda, 'BerandaPetaniPage'),
    screen(routes.dashboardPangan, produk, 'ProdukPage'),
    screen(routes.dashboardPanganTambah, produk, 'AddProdukPage'),
    screen('/dashboard/pangan/edit/:slug', produk, 'EditProdukPage'),
    screen(routes.dashboardLahanPetani, lahanPetani, 'LahanPetaniPage'),
    screen(routes.dashboardLahanPetaniTambah, lahanPetani, 'TambahLahanPage'),
    screen(routes.dashboardLahanPetaniEdit, lahanPetani, 'EditLahanPage'),
  ],
  petugas: [
    dashboardProfile,
    screen(routes.dashboard, beranda, 'BerandaPetugasPage'),
    papanSkpg,
    screen(routes.dashboardHargaPangan, hargaPangan, 'HargaPanganDashboardPage'),
    screen(routes.dashboardHargaPanganEdit, hargaPangan, 'HargaPanganEditPage'),
    screen(routes.dashboardHargaPanganKutaiBarat, hargaPangan, 'HargaKutaiBaratDashboardPage'),
    screen(routes.dashboardHargaPanganKutaiBaratEdit, hargaPangan, 'HargaKutaiBaratEditPage'),
    screen(routes.dashboardKetersediaanPangan, ketersediaanPangan, 'KetersediaanDashboardPage'),
    screen(routes.dashboardKetersediaanPanganEdit, ketersediaanPangan, 'KetersediaanEditPage'),
    screen(routes.dashboardTimbangBalita, timbangBalita, 'TimbangBalitaDashboardPage'),
    screen(routes.dashboardTimbangBalitaEdit, timbangBalita, 'TimbangBalitaEditPage'),
    screen(routes.dashboardLuasLahan, luasTanam, 'LuasTanamDashboardPage'),
    screen(routes.dashboardLuasLahanTambah, isianLuas, 'TambahLuasPage'),
    screen(routes.dashboardLuasLahanEdit, isianLuas, 'EditLuasPage'),
  ],
  admin: [dashboardProfile, welcome, kantor],
  superadmin: [dashboardProfile, welcome, kantor],
};

/** Patterns of all addresses that a login opens for some role. */
export const accountPaths: readonly string[] = [...userScreens, ...Object.values(dashboardScreens).flat()].map(
  ({ path }) => path,
);

/** All screens besides the public ones that somebody may open. */
export function screensOf(user: User | null): RoleScreen[] {
  if (!user) return [...accountScreens, ...visitorScreens];
  const peran = peranOf(user);
  return [...accountScreens, ...userScreens, ...(peran ? dashboardScreens[peran] : [])];
}
