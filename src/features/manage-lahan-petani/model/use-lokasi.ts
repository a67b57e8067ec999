import { useState } from 'react';
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

/** Asks the device where it is (spec section 2, farmland forms). A coarse fix is not filled in by itself. */
export function useLokasi(onFix: (titik: Titik) => void) {
  const [isSearching, setSearching] = useState(false);
  const [complaint, setComplaint] = useState('');
  const [fix, setFix] = useState<Fix | null>(null);

  const ask = () => {
    if (isSearching) return;
    setSearching(true);
    setComplaint('');
    setFix(null);
    askPosition(OPTIONS)
      .then(
        (position) => {
          const found = fixOf(position);
          setFix(found);
          if (!found.isCoarse) onFix(found.titik);
        },
        ({ message }: Error) => setComplaint(message),
      )
      .finally(() => setSearching(false));
  };
  /** The farmer goes another way. */
  const forget = () => setFix(null);
  return { isSearching, complaint, fix, ask, forget };
}
