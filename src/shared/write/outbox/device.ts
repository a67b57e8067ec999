/** The tag under which a service worker is asked to wake the app when the network is back. */
const SYNC_TAG = 'kotak-keluar';

let isAsked = false;

/** Asks the browser, once, not to clear what waits when the device runs out of room. */
export function askToPersist(): void {
  if (isAsked) return;
  isAsked = true;
  navigator.storage?.persist?.().catch(() => {
    // The browser decides; the rows are stored all the same.
  });
}

/** Background Sync, where it exists: the app is woken also when no tab is open in front. */
export async function askForSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration && 'sync' in registration) {
      await (registration.sync as { register: (tag: string) => Promise<void> }).register(SYNC_TAG);
    }
  } catch {
    // Some browsers have the interface and refuse its use.
  }
}
