import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useUser } from '@/entities/session';
import { keepReady } from '../model/keep-ready';
import { useIsPrepared } from '../model/readiness';

/** Keeps an officer's device ready for work without signal, from the login on and wherever he goes. */
export function KeepReady() {
  const client = useApolloClient();
  const user = useUser();
  const isPrepared = useIsPrepared();
  const userId = user?.id;
  // The profile is read anew now and then: the same places are no reason to begin again.
  const places = (user?.pengguna_kecamatan ?? []).map(({ kecamatans }) => kecamatans.id).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another officer's device is made ready anew
  useEffect(
    () => (isPrepared ? keepReady(client, places.split(',').filter(Boolean).map(Number)) : undefined),
    [client, isPrepared, places, userId],
  );
  return null;
}
