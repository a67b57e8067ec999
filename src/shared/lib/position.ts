const UNSUPPORTED = 'Browser tidak mendukung geolocation';
const INSECURE = 'Browser tidak mendukung geolocation di alamat tanpa https. Buka alamat ini dengan https.';
const REFUSED =
  'Geolocation tidak diaktifkan. Izinkan lokasi untuk situs ini di pengaturan browser, lalu tekan tombolnya lagi.';
const UNAVAILABLE = 'Geolocation tidak diaktifkan. Nyalakan lokasi (GPS) di perangkat ini, lalu tekan tombolnya lagi.';
const late = (ms: number) =>
  `Lokasi belum ditemukan dalam ${ms / 1000} detik. Pindah ke tempat terbuka, pastikan GPS menyala, lalu tekan tombolnya lagi.`;

/** In degrees, as the device gives them. */
interface Position {
  lat: number;
  lng: number;
}

/** Asks the device where it is. @throws Error whose message says what to do */
export function askPosition(options: PositionOptions & { timeout: number }): Promise<Position> {
  // Some browsers know no geolocation there, others call it refused.
  if (window.isSecureContext === false) return Promise.reject(new Error(INSECURE));
  if (!navigator.geolocation) return Promise.reject(new Error(UNSUPPORTED));
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code, PERMISSION_DENIED, TIMEOUT }) => {
        const otherwise = code === TIMEOUT ? late(options.timeout) : UNAVAILABLE;
        reject(new Error(code === PERMISSION_DENIED ? REFUSED : otherwise));
      },
      options,
    );
  });
}
