const UNSUPPORTED = 'Browser tidak mendukung geolocation';
const INSECURE = 'Browser tidak mendukung geolocation di alamat tanpa https. Buka alamat ini dengan https.';
const REFUSED =
  'Geolocation tidak diaktifkan. Izinkan lokasi untuk situs ini di pengaturan browser, lalu tekan tombolnya lagi.';
const UNAVAILABLE = 'Geolocation tidak diaktifkan. Nyalakan lokasi (GPS) di perangkat ini, lalu tekan tombolnya lagi.';
const LATE =
  'Lokasi belum ditemukan dalam 5 detik. Pindah ke tempat terbuka, pastikan GPS menyala, lalu tekan tombolnya lagi.';

/** Spec section 9. */
const TIMEOUT_MS = 5000;

/** In degrees, as the device gives them. */
export interface Position {
  lat: number;
  lng: number;
  /** The number of metres that the position may be off. */
  accuracy: number;
}

/** Asks the device where it is. @throws Error whose message says what to do */
export function askPosition(options: Omit<PositionOptions, 'timeout'>): Promise<Position> {
  // Some browsers know no geolocation there, others call it refused.
  if (window.isSecureContext === false) return Promise.reject(new Error(INSECURE));
  if (!navigator.geolocation) return Promise.reject(new Error(UNSUPPORTED));
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude, accuracy: coords.accuracy }),
      ({ code, PERMISSION_DENIED, TIMEOUT }) => {
        const otherwise = code === TIMEOUT ? LATE : UNAVAILABLE;
        reject(new Error(code === PERMISSION_DENIED ? REFUSED : otherwise));
      },
      { ...options, timeout: TIMEOUT_MS },
    );
  });
}
