import { useSyncExternalStore } from 'react';
import { followed } from '../lib/followed';

interface Kept {
  since: number;
  screen: string;
}

/** Answers that the service worker gave from its store and the server has not given since, by their address. */
const kept = followed<ReadonlyMap<string, Kept>>(new Map());

/** Stands for the data inside the page's HTML, which have no address of their own. */
export const PAGE_DATA = '';

const here = () => window.location.pathname + window.location.search;

/** Notes where an answer came from: `since` is when the device stored it, null when the server gave it. */
export function noteAnswer(address: string, since: string | null): void {
  const next = new Map(kept.get());
  if (since !== null) next.set(address, { since: Date.parse(since), screen: here() });
  else if (!next.delete(address)) return;
  kept.set(next);
}

/** When the oldest of this screen's data was stored on the device; null when all of them came from the server. */
export function keptSince(): number | null {
  const times = [...kept.get().values()].filter(({ screen }) => screen === here()).map(({ since }) => since);
  return times.length > 0 ? Math.min(...times) : null;
}

/** Follows `keptSince`; null on the server and while the page hydrates. */
export const useKeptSince = (): number | null => useSyncExternalStore(kept.subscribe, keptSince, () => null);
