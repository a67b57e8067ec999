import { afterAll, vi } from 'vitest';

// Files of a worker share its navigator, which knows no place of its own.
afterAll(() => void Reflect.deleteProperty(navigator, 'geolocation'));

const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;

type Ask = Geolocation['getCurrentPosition'];

/** What the device answers when it is asked where it is; null for a browser that knows no geolocation. */
function stub(getCurrentPosition: Ask | null) {
  const value = getCurrentPosition && { getCurrentPosition: vi.fn(getCurrentPosition) };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: value ?? undefined });
  return value?.getCurrentPosition;
}

export const lokasi = {
  granted: (latitude: number, longitude: number, accuracy = 8) =>
    stub((found) => found({ coords: { latitude, longitude, accuracy } } as GeolocationPosition)),
  refused: (reason: keyof typeof codes) =>
    stub((_found, failed) => failed?.({ ...codes, code: codes[reason], message: 'User denied Geolocation' })),
  silent: () => stub(() => {}),
  unsupported: () => stub(null),
};
