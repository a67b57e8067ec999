import { useApolloClient } from '@apollo/client/react';
import { useUser } from '@/entities/session';
import { desaDi } from '@/entities/wilayah';
import { prefetch } from '@/shared/api';

/** The villages that a period's page will offer are fetched when its link is pointed at. */
export function usePrefetchDesa() {
  const client = useApolloClient();
  const user = useUser();
  return () => {
    for (const { kecamatans } of user?.pengguna_kecamatan ?? []) prefetch(client, desaDi(kecamatans.id));
  };
}
