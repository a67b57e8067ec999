import { createContext, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Laporan, LaporanShape, Tempat } from '@/entities/laporan';
import { useTugas } from '@/entities/session';
import { useKecamatanTugas } from '@/features/pick-kecamatan-tugas';
import { useSite } from '@/shared/config';

const NAME = 'isi';
const PLACE = 'kecamatan';

/** The address of a table, opened on all of its place at once. */
export const withIsi = (address: string): string => `${address}&${NAME}=`;

/** The entry of all of a place at once, and the way in and out. */
export interface Isi {
  isOpen: boolean;
  /** The page has shown it: its table is the one to which it was left. */
  wasOpen: boolean;
  /** The place that is entered, and those that may be; undefined where an officer has none. */
  tempat: Tempat | undefined;
  places: readonly Tempat[];
  open: () => void;
  close: () => void;
  /** Another place is entered. */
  choose: (kecamatanId: number) => void;
}

/** Whether the table around is one to which somebody has come back; the way he had gone takes the focus then. */
export const WasOpenContext = createContext(false);

/**
 * Whether all of a place is entered at once, in the place of the table. The address says it, so that back leads to the
 * table, and names the place.
 */
export function useIsi<Shape extends LaporanShape>({ isWide }: Pick<Laporan<Shape>, 'isWide'>): Isi {
  const kecamatan = useKecamatanTugas();
  const tugas = useTugas();
  const { wilayah } = useSite();
  const kabupaten = isWide && { id: 0, nama_kecamatan: wilayah };
  const tempat = kabupaten ?? kecamatan ?? tugas[0];
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const change = (act: (next: URLSearchParams) => void, options: Parameters<typeof setQuery>[1]) =>
    setQuery((now) => {
      const next = new URLSearchParams(now);
      act(next);
      return next;
    }, options);
  const place = query.get(PLACE) ?? '';

  const isOpen = query.has(NAME) && tempat !== undefined;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  return {
    isOpen,
    wasOpen,
    tempat,
    places: kabupaten ? [kabupaten] : tugas,
    open: () =>
      change(
        (next) => {
          next.set(NAME, '');
          next.delete('halaman');
          if (tempat?.id) next.set(PLACE, String(tempat.id));
        },
        // What lies over the table gives way to it.
        { state: { dari: tempat?.id ? place : '' }, replace: state?.opened !== undefined },
      ),
    close: () => {
      // The table of the same place lies right behind, where it was left.
      if (state?.dari === place) navigate(-1);
      else change((next) => next.delete(NAME), { replace: true });
    },
    choose: (kecamatanId: number) =>
      change((next) => next.set(PLACE, String(kecamatanId)), { replace: true, preventScrollReset: true, state }),
  };
}
