import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { peranOf, useUser } from '@/entities/session';
import { useSite } from '@/shared/config';
import { keepReady } from './keep-ready';

/** Keeps the device of whoever is an officer ready, from the login on and wherever he goes. */
export function useKeepReady(): void {
  const client = useApolloClient();
  const user = useUser();
  const { isInside } = useSite();
  const isOfficer = peranOf(user) === 'petugas' && !isInside && 'serviceWorker' in navigator;
  // The profile is read anew now and then: the same places are no reason to begin again.
  const places = isOfficer ? (user?.pengguna_kecamatan ?? []).map(({ kecamatans }) => kecamatans.id).join() : null;
  const userId = user?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another officer's device is made ready anew
  useEffect(
    () => (places === null ? undefined : keepReady(client, places.split(',').filter(Boolean).map(Number))),
    [client, places, userId],
  );
}
