import { useState } from 'react';
import { askPosition } from '@/entities/wilayah';

/** Spec section 9. */
const OPTIONS = { enableHighAccuracy: true, maximumAge: 0 } as const;

/** Digits that tell places a centimetre apart; a device sends more. */
const DIGITS = 7;
const degrees = (value: number) => String(Number(value.toFixed(DIGITS)));

/** Asks the device where it is (spec section 2, farmland forms). */
export function useLokasi(onFound: (lat: string, lang: string) => void) {
  const [isSearching, setSearching] = useState(false);
  const [complaint, setComplaint] = useState('');

  const end = (sentence: string) => {
    setSearching(false);
    setComplaint(sentence);
  };
  const ask = () => {
    if (isSearching) return;
    setSearching(true);
    setComplaint('');
    askPosition(OPTIONS).then(
      ({ lat, lng }) => {
        end('');
        onFound(degrees(lat), degrees(lng));
      },
      ({ message }: Error) => end(message),
    );
  };
  return { isSearching, complaint, ask };
}
