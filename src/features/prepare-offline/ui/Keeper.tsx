import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useUser } from '@/entities/session';
import { keepReady } from '../model/keep-ready';

/** Keeps the device ready with what is asked and kept for it. */
export function Keeper() {
  const client = useApolloClient();
  const user = useUser();
  const userId = user?.id;
  // The profile is read anew now and then: the same places are no reason to begin again.
  const places = (user?.pengguna_kecamatan ?? []).map(({ kecamatans }) => kecamatans.id).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another officer's device is made ready anew
  useEffect(() => keepReady(client, places.split(',').filter(Boolean).map(Number)), [client, places, userId]);
  return null;
}
