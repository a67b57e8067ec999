import {
  Flag,
  Footprints,
  GalleryHorizontal,
  Grid3x3,
  IdCard,
  LayoutDashboard,
  Library,
  type LucideIcon,
  Newspaper,
  PencilLine,
  Printer,
  ShieldExclamationPoint,
  Trash2,
  UsersRound,
} from 'lucide-react';
import { kantor } from '#contract/kantor-routes.ts';
import type { Peran } from '#contract/limits.ts';
import { routes } from '#contract/routes.ts';

export interface Room {
  label: string;
  to: string;
  Icon: LucideIcon;
  /** In a few words what is done there. */
  says: string;
  /** The one role that may enter, where not all of the office may. */
  only?: Peran;
  /** Officers read it too. */
  isForPetugas?: true;
  /** Further addresses that belong to it begin with this; `to` by default. */
  begins?: string;
}

/** What the rooms are grouped under, and the rooms, in the order of a working day. */
const groups: readonly (readonly [name: string, rooms: readonly Room[]])[] = [
  [
    'Pekerjaan',
    [
      { label: 'Beranda kantor', to: routes.kantor, Icon: LayoutDashboard, says: 'Yang perlu dikerjakan hari ini' },
      {
        ...{ label: 'Kelengkapan', to: kantor.kelengkapan, Icon: Grid3x3 },
        says: 'Siapa sudah melapor, tempat demi tempat sepanjang tahun',
      },
      { label: 'Koreksi', to: kantor.koreksi, Icon: PencilLine, says: 'Mencari, membetulkan, dan menelusuri isian' },
      {
        ...{ label: 'SKPG', to: routes.kantorSkpg, Icon: ShieldExclamationPoint },
        says: 'Kewaspadaan pangan dan gizi sebulan, sampai terbit',
        isForPetugas: true,
      },
      { label: 'Cetak', to: kantor.cetak, Icon: Printer, says: 'Laporan sebuah periode di kertas, PDF, atau Excel' },
      { label: 'Sampah', to: kantor.sampah, Icon: Trash2, says: 'Isian yang dihapus, sampai 30 hari' },
    ],
  ],
  [
    'Halaman warga',
    [
      { label: 'Slider', to: kantor.slider, Icon: GalleryHorizontal, says: 'Spanduk di beranda dan urutannya' },
      { label: 'Kegiatan', to: kantor.kegiatan, Icon: Newspaper, says: 'Kabar dinas, dengan foto' },
      { label: 'Aduan', to: kantor.aduan, Icon: Flag, says: 'Produk yang dilaporkan orang' },
    ],
  ],
  [
    'Data dan orang',
    [
      {
        ...{ label: 'Data acuan', to: kantor.dataAcuan('komoditi'), begins: '/kantor/data-acuan', Icon: Library },
        says: 'Komoditi, tempat, periode, harga acuan, sasaran balita',
      },
      { label: 'Akun', to: kantor.akun, Icon: UsersRound, says: 'Mengundang, mengubah, dan menonaktifkan akun' },
      { label: 'Identitas kantor', to: kantor.identitas, Icon: IdCard, says: 'Kepala surat dan penanda tangan' },
      {
        ...{ label: 'Jejak', to: kantor.jejak, Icon: Footprints, only: 'superadmin' },
        says: 'Siapa berbuat apa, kapan, dari mana',
      },
    ],
  ],
];

/** The rooms that a role may enter; a group without any is left out. */
export const officeRooms = (peran: Peran | null): typeof groups =>
  groups
    .map(([name, rooms]) => [name, rooms.filter((room) => mayEnter(room, peran))] as const)
    .filter(([, rooms]) => rooms.length > 0);

const mayEnter = ({ only, isForPetugas }: Room, peran: Peran | null): boolean =>
  peran === 'petugas' ? isForPetugas === true : only === undefined || only === peran;

/** Whether an address lies in a room. */
export const isIn = ({ to, begins = to }: Room, pathname: string): boolean =>
  pathname === to || (begins !== routes.kantor && (pathname === begins || pathname.startsWith(`${begins}/`)));
