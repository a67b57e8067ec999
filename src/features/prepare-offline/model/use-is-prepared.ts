import { peranOf, useUser } from '@/entities/session';
import { useSite } from '@/shared/config';

/** Whether this device is to be made ready: it is an officer's, and has a service worker to keep what he needs. */
export function useIsPrepared(): boolean {
  const user = useUser();
  const { isInside } = useSite();
  return peranOf(user) === 'petugas' && !isInside && 'serviceWorker' in navigator;
}
