import { useSyncExternalStore } from 'react';
import { stored } from '@/shared/lib/browser';

/** What Chromium offers; no standard names it. */
export interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** 'Jangan Tampilkan Lagi' was chosen on this device (spec section 3, install opt-out flag). */
export const optedOut = stored<boolean>('tolakPasang', (value): value is boolean => value === true);

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

const keep = (next: InstallOffer | null) => {
  offer = next;
  for (const listener of listeners) listener();
};

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** Takes the browser's install offer, which comes early, to make it at a better moment (spec section 1). */
export function interceptOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (optedOut.read() || !isOffer(event)) return;
    event.preventDefault();
    keep(event);
  });
  window.addEventListener('appinstalled', () => keep(null));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The offer that waits, if there is one. */
export const useOffer = (): InstallOffer | null => useSyncExternalStore(subscribe, () => offer);
