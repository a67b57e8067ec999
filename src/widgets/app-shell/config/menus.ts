import { ChartColumn, ChartLine, House, Map as MapIcon, Newspaper, Sprout, Store, Tags, Warehouse } from 'lucide-react';
import type { Peran } from '#contract/limits.ts';
import { routes } from '#contract/routes.ts';

/** A label and where it leads. */
export type MenuEntry = readonly [label: string, to: string, ...shown: readonly unknown[]];

/** Every public destination, and which addresses belong to it. */
export const publicPlaces = [
  ['Beranda', routes.home, House, /^\/$/],
  ['Etalase', routes.etalase, Store, /^\/(etalase|detail-produk)\b/],
  ['Harga Pangan', routes.hargaPangan, Tags, /^\/harga-pangan/],
  ['Bandingkan Harga', routes.bandingkan, ChartLine, /^\/bandingkan/],
  ['Ketersediaan Pangan', routes.ketersediaanPangan, Warehouse, /^\/ketersediaan-pangan/],
  ['Luas Lahan dan Perkiraan Panen', routes.luasLahan, Sprout, /^\/luas-lahan/],
  ['Peta', routes.peta, MapIcon, /^\/peta\b/],
  ['Kegiatan Dinas', routes.kegiatan, Newspaper, /^\/(detail-)?activity/],
  ['Laporan', routes.laporan, ChartColumn, /^\/(laporan|skpg)\b/],
] as const;

const [beranda, etalase, hargaPangan, , ketersediaanPangan, , , kegiatan, laporan] = publicPlaces;

/** To where the side drawer of public screens leads everybody (spec section 2, Side drawer). */
const drawerPlaces: readonly MenuEntry[] = [etalase, hargaPangan, ketersediaanPangan, kegiatan, laporan];
export const visitorMenu: readonly MenuEntry[] = [beranda, ...drawerPlaces, ['Login', routes.login]];
/** For whoever is logged in; 'Keluar' follows. */
export const userMenu: readonly MenuEntry[] = [
  ['Dashboard', routes.dashboard],
  ...drawerPlaces,
  ['Profile', routes.profile],
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
  beranda,
  ...dashboardRooms(peran, wilayah),
  ['Profile', routes.dashboardProfile],
  ['Dashboard', routes.dashboard],
];

/** The public bottom bar (spec section 2, Shared layout). */
export const bottomBar = [beranda, etalase, hargaPangan] as const;

/** Dashboards have a bar and a drawer of their own, and the office has theirs. */
export const isDashboard = (pathname: string): boolean => /^\/(dashboard|kantor)(\/|$)/.test(pathname);

/** Where an officer chooses a period of a report, or enters its rows. */
export const isRoom = (pathname: string): boolean => /^\/dashboard\/(harga|keter|luas|timbang)/.test(pathname);
