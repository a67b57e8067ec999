import { useApolloClient } from '@apollo/client/react';
import { useUser } from '@/entities/session';
import { DESA_KELURAHAN_LIST, desaDi } from '@/entities/wilayah';
import { ask } from '@/shared/api';

/** The villages that a period's page will offer are fetched when its link is pointed at. */
export function usePrefetchDesa() {
  const client = useApolloClient();
  const user = useUser();
  return () => {
    for (const { kecamatans } of user?.pengguna_kecamatan ?? []) {
      ask(client, DESA_KELURAHAN_LIST, { filter: desaDi(kecamatans.id) }).catch(() => {
        // The page asks again and says what went wrong.
      });
    }
  };
}
