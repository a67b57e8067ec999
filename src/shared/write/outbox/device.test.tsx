import { beforeEach, expect, test, vi } from 'vitest';

let tabs = 0;
/** As a tab that was just opened has it. */
let device: typeof import('./device');
beforeEach(async () => {
  tabs += 1;
  device = await import(/* @vite-ignore */ `./device?tab=${tabs}`);
});

const browserWith = (parts: object) => vi.spyOn(globalThis, 'navigator', 'get').mockReturnValue(parts as Navigator);

test('a browser is asked once a tab to keep what waits, whatever it answers', async () => {
  const persist = vi.fn(() => Promise.reject(new Error('Tidak')));
  browserWith({ storage: { persist } });
  device.askToPersist();
  device.askToPersist();
  expect(persist).toHaveBeenCalledOnce();
});

test.each([{}, { storage: {} }])('a browser that cannot be asked is not: %j', (parts) => {
  browserWith(parts);
  expect(() => device.askToPersist()).not.toThrow();
});

test('a service worker is asked to wake the app when the network is back', async () => {
  const register = vi.fn(async () => {});
  browserWith({ serviceWorker: { getRegistration: async () => ({ sync: { register } }) } });
  await device.askForSync();
  expect(register.mock.calls).toEqual([['kotak-keluar']]);
});

test.each([
  ['has no service worker', {}],
  ['has none registered', { serviceWorker: { getRegistration: async () => undefined } }],
  ['cannot wake an app', { serviceWorker: { getRegistration: async () => ({}) } }],
  [
    'refuses to',
    {
      serviceWorker: {
        getRegistration: async () => ({ sync: { register: () => Promise.reject(new Error('Tidak')) } }),
      },
    },
  ],
])('a browser that %s is no trouble', async (_name, parts) => {
  browserWith(parts);
  await expect(device.askForSync()).resolves.toBeUndefined();
});
