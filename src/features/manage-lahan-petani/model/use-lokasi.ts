import { useRef, useState } from 'react';
import { askPosition, type Position } from '@/entities/wilayah';
import { grouped } from '@/shared/lib/format';
import { measuredDegrees } from './titik/measured';
import type { Titik } from './titik/read-titik';

/** Spec section 9. */
const OPTIONS = { enableHighAccuracy: true, maximumAge: 0 } as const;

/** A position that may be off by more metres is not that of a plot. */
const COARSE = 100;

/** A position that the device has found. */
export interface Fix {
  titik: Titik;
  /** '± 12 m' without breaks; blank where the device does not say. */
  accuracy: string;
  isCoarse: boolean;
}

const fixOf = ({ lat, lng, accuracy }: Position): Fix => ({
  titik: { lat: measuredDegrees(lat), lang: measuredDegrees(lng) },
  accuracy: Number.isFinite(accuracy) ? `±\u00a0${grouped(Math.max(1, Math.round(accuracy)))}\u00a0m` : '',
  isCoarse: accuracy > COARSE,
});

/**
 * Asks the device where it is (spec section 2, farmland forms). A coarse fix is not filled in by itself, and one that comes
 * after the farmer has typed a place is dropped.
 */
export function useLokasi(onFix: (titik: Titik) => void) {
  const [isSearching, setSearching] = useState(false);
  const [complaint, setComplaint] = useState('');
  const [fix, setFix] = useState<Fix | null>(null);

  const request = useRef(0);

  const ask = () => {
    if (isSearching) return;
    request.current += 1;
    const own = request.current;
    /** Runs an act unless the request was given up meanwhile. */
    const unlessOver = (act: () => void) => own === request.current && act();
    setSearching(true);
    setComplaint('');
    setFix(null);
    askPosition(OPTIONS)
      .then(
        (position) =>
          unlessOver(() => {
            const newFix = fixOf(position);
            setFix(newFix);
            if (!newFix.isCoarse) onFix(newFix.titik);
          }),
        ({ message }: Error) => unlessOver(() => setComplaint(message)),
      )
      .finally(() => unlessOver(() => setSearching(false)));
  };
  /** Gives up the fix and the request, as the farmer goes another way. */
  const forget = () => {
    request.current += 1;
    setFix(null);
    setSearching(false);
  };
  return { isSearching, complaint, fix, ask, forget };
}
