import { useSyncExternalStore } from 'react';

const follow = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Whether the device itself says that it has no network. */
export const useIsOffline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine === false);
