import { useSyncExternalStore } from 'react';

interface Kept {
  since: number;
  screen: string;
}

/** What came from this device since the page was opened and was not heard from the server again, by its address. */
const kept = new Map<string, Kept>();
const listeners = new Set<() => void>();

/** The data that came inside the page's HTML have no address of their own. */
export const PAGE_DATA = '';

const here = () => window.location.pathname + window.location.search;

/** Notes where an answer came from: since when the device had it, or null when the server gave it. */
export function noteAnswer(address: string, since: string | null): void {
  if (since !== null) kept.set(address, { since: Date.parse(since), screen: here() });
  else if (!kept.delete(address)) return;
  for (const listener of listeners) listener();
}

/** How old the oldest data are that this screen shows from the device, as a time; null when all came from the server. */
export function keptSince(): number | null {
  const times = [...kept.values()].filter(({ screen }) => screen === here()).map(({ since }) => since);
  return times.length > 0 ? Math.min(...times) : null;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Follows `keptSince`; null on the server and while the page hydrates. */
export const useKeptSince = (): number | null => useSyncExternalStore(subscribe, keptSince, () => null);
