import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { JenisPeriode } from '#contract/limits.ts';
import { PERIODE_TERBARU, routes } from '#contract/routes.ts';

interface Room {
  /** Its table of periods; that of planted areas shows their rows too. */
  door: string;
  /** Where the rows of a place and a period are entered. */
  entry: string;
  jenis: JenisPeriode;
  /** Its address names the place (`?kecamatan=`). */
  hasPlaces: boolean;
}

/** An officer's five rooms. */
const rooms: readonly Room[] = [
  {
    door: routes.dashboardHargaPangan,
    entry: routes.dashboardHargaPanganEdit,
    jenis: 'harga-pangan',
    hasPlaces: true,
  },
  {
    door: routes.dashboardHargaPanganKutaiBarat,
    entry: routes.dashboardHargaPanganKutaiBaratEdit,
    jenis: 'harga-pangan',
    hasPlaces: false,
  },
  {
    door: routes.dashboardKetersediaanPangan,
    entry: routes.dashboardKetersediaanPanganEdit,
    jenis: 'ketersediaan-pangan',
    hasPlaces: true,
  },
  { door: routes.dashboardLuasLahan, entry: routes.dashboardLuasLahan, jenis: 'luas-tanam', hasPlaces: false },
  {
    door: routes.dashboardTimbangBalita,
    entry: routes.dashboardTimbangBalitaEdit,
    jenis: 'timbang-balita',
    hasPlaces: true,
  },
];

interface Address {
  pathname: string;
  search: string;
}

/** What an officer has opened last, for as long as the tab lives. */
export interface Trail {
  periodes: Partial<Record<JenisPeriode, string>>;
  kecamatan: string | null;
}

const roomAt = ({ pathname }: Pick<Address, 'pathname'>): Room | undefined =>
  rooms.find(({ door }) => pathname === door || pathname.startsWith(`${door}/`));

/** Rows are entered here: not only a period chosen. */
const isEntry = ({ pathname, search }: Address): boolean =>
  pathname !== roomAt({ pathname })?.door || new URLSearchParams(search).has('periode');

/** Notes the place and the period of an address. */
export function noted(trail: Trail, address: Address): Trail {
  const room = roomAt(address);
  if (!room) return trail;
  const query = new URLSearchParams(address.search);
  const periode = query.get('periode');
  const kecamatan = query.get('kecamatan');
  return {
    periodes: { ...trail.periodes, ...(periode && { [room.jenis]: periode }) },
    // Where no place can be chosen, none is given up.
    kecamatan: kecamatan ?? (room.hasPlaces && address.pathname === room.entry ? null : trail.kecamatan),
  };
}

/**
 * Where a room is entered from an address: from the rows of a place, at the rows of the same place in the period that was
 * open there last, else in the newest; from anywhere else, and in the room itself, at its door.
 */
export function roomAddress(door: string, here: Address, trail: Trail): string {
  const room = rooms.find((one) => one.door === door);
  const current = roomAt(here);
  if (!room || !current || room === current || !isEntry(here)) return door;
  const { periodes, kecamatan } = noted(trail, here);
  const query = new URLSearchParams({ periode: periodes[room.jenis] ?? PERIODE_TERBARU });
  if (kecamatan) query.set('kecamatan', kecamatan);
  // Who enters all of a place at once goes on so.
  if (new URLSearchParams(here.search).has('isi')) query.set('isi', '');
  return `${room.entry}?${query}`;
}

let trail: Trail = { periodes: {}, kecamatan: null };

/** How the rooms are reached from the screen that is shown. */
export function useRooms(): { current: string | undefined; addressOf: (door: string) => string } {
  const { pathname, search } = useLocation();
  useEffect(() => {
    trail = noted(trail, { pathname, search });
  }, [pathname, search]);
  return {
    current: roomAt({ pathname })?.door,
    addressOf: (door) => roomAddress(door, { pathname, search }, trail),
  };
}
