import { House, Store, Tags } from 'lucide-react';
import type { Peran } from '#contract/limits.ts';
import { routes } from '@/shared/routes';

/** A label and where it leads. */
export type MenuEntry = readonly [label: string, to: string];

/** The visitor's side drawer (spec section 2, Side drawer). */
export const visitorMenu: readonly MenuEntry[] = [
  ['Beranda', routes.home],
  ['Etalase', routes.etalase],
  ['Harga Pangan', routes.hargaPangan],
  ['Ketersediaan Pangan', routes.ketersediaanPangan],
  ['Kegiatan Dinas', routes.kegiatan],
  ['Laporan', routes.laporan],
  ['Login', routes.login],
];

/** The drawer of public screens for whoever is logged in; 'Keluar' follows (spec section 2, Side drawer). */
export const userMenu: readonly MenuEntry[] = [
  ['Dashboard', routes.dashboard],
  ['Etalase', routes.etalase],
  ['Harga Pangan', routes.hargaPangan],
  ['Ketersediaan Pangan', routes.ketersediaanPangan],
  ['Kegiatan Dinas', routes.kegiatan],
  ['Laporan', routes.laporan],
  ['Profile', routes.profile],
];

const own: readonly MenuEntry[] = [
  ['Profile', routes.dashboardProfile],
  ['Dashboard', routes.dashboard],
];

/** What a role works in on its dashboard (spec section 6). `wilayah` names the region (rulings 18). */
export const dashboardRooms = (peran: Peran | null, wilayah: string): readonly MenuEntry[] => {
  const rooms: Record<Peran, readonly MenuEntry[]> = {
    petani: [
      ['Etalase Pangan', routes.dashboardPangan],
      ['Lahan Petani', routes.dashboardLahanPetani],
    ],
    petugas: [
      ['Harga Pangan', routes.dashboardHargaPangan],
      [`Harga Pangan ${wilayah}`, routes.dashboardHargaPanganKutaiBarat],
      ['Ketersediaan Pangan', routes.dashboardKetersediaanPangan],
      ['Luas Tanam', routes.dashboardLuasLahan],
      ['Timbang Balita', routes.dashboardTimbangBalita],
    ],
    admin: [],
    superadmin: [],
  };
  return peran ? rooms[peran] : [];
};

/** The drawer of the dashboard by role; 'Keluar' follows (spec section 6). */
export const dashboardMenu = (peran: Peran | null, wilayah: string): readonly MenuEntry[] => [
  ['Beranda', routes.home],
  ...dashboardRooms(peran, wilayah),
  ...own,
];

/** The public bottom bar (spec section 2, Shared layout). */
export const bottomBar = [
  ['Beranda', routes.home, House],
  ['Etalase', routes.etalase, Store],
  ['Harga Pangan', routes.hargaPangan, Tags],
] as const;

/** Dashboards have a bar and a drawer of their own. */
export const isDashboard = (pathname: string): boolean => /^\/dashboard(\/|$)/.test(pathname);
