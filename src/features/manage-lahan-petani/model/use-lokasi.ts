import { useState } from 'react';

/** Spec section 9. */
const OPTIONS = { enableHighAccuracy: true, timeout: 5000, maximumAge: 0 } as const;

const UNSUPPORTED = 'Browser tidak mendukung geolocation';
const INSECURE = 'Browser tidak mendukung geolocation di alamat tanpa https. Buka alamat ini dengan https.';
const REFUSED =
  'Geolocation tidak diaktifkan. Izinkan lokasi untuk situs ini di pengaturan browser, lalu tekan tombolnya lagi.';
const UNAVAILABLE = 'Geolocation tidak diaktifkan. Nyalakan lokasi (GPS) di perangkat ini, lalu tekan tombolnya lagi.';
const LATE =
  'Lokasi belum ditemukan dalam 5 detik. Pindah ke tempat terbuka, pastikan GPS menyala, lalu tekan tombolnya lagi.';

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
    // Some browsers know no geolocation there, others call it refused.
    if (window.isSecureContext === false) return end(INSECURE);
    if (!navigator.geolocation) return end(UNSUPPORTED);
    setSearching(true);
    setComplaint('');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        end('');
        onFound(degrees(coords.latitude), degrees(coords.longitude));
      },
      (error) => end(sentenceOf(error)),
      OPTIONS,
    );
  };
  return { isSearching, complaint, ask };
}

function sentenceOf({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): string {
  if (code === PERMISSION_DENIED) return REFUSED;
  return code === TIMEOUT ? LATE : UNAVAILABLE;
}
