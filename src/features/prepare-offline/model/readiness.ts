import { useSyncExternalStore } from 'react';
import { peranOf, useUser } from '@/entities/session';
import { useSite } from '@/shared/config';

/** How far this device may be used without signal. */
export interface Readiness {
  /** How many answers the device has, and how many it needs; 0 of 0 while that is not known. */
  done: number;
  total: number;
  /** What the device does not have, as an officer calls it. */
  lacks: readonly string[];
  /** It has stopped for now, and tries again by itself. */
  isResting: boolean;
}

/** Of what is asked nothing is known yet. */
export const lacksCode = (isResting: boolean): Readiness => ({ done: 0, total: 0, lacks: ['aplikasi'], isResting });

let current: Readiness | null = null;
let again: (() => void) | null = null;
const listeners = new Set<() => void>();

/** Tells the screens how far the preparation is; null where nothing is prepared. */
export function tell(next: Readiness | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Sets what `tryAgain` calls. */
export function onWish(act: (() => void) | null): void {
  again = act;
}

export const tryAgain = (): void => again?.();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const isReady = ({ total, lacks }: Readiness): boolean => total > 0 && lacks.length === 0;

/** Follows how far it is; null where nothing is prepared, or nothing is known yet. */
export const useReadiness = (): Readiness | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );

/** Whether this device is to be made ready: it is an officer's, and has a service worker to keep what he needs. */
export function useIsPrepared(): boolean {
  const user = useUser();
  const { isInside } = useSite();
  return peranOf(user) === 'petugas' && !isInside && 'serviceWorker' in navigator;
}
