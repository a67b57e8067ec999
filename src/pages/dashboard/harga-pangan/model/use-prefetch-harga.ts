import { useApolloClient } from '@apollo/client/react';
import { HARGA_PANGAN_KUTAI_BARAT_LIST } from '@/entities/harga-pangan';
import { KOMODITI_LIST } from '@/entities/komoditi';
import type { Periode } from '@/entities/periode';
import { currentUser } from '@/entities/session';
import { ask, WHOLE } from '@/shared/api';
import { wholeFilter } from './filters';

/** What a period's page will ask for is fetched when its link is pointed at (spec section 2). */
export function usePrefetchHarga() {
  const client = useApolloClient();
  const quietly = (asking: Promise<unknown>) => {
    asking.catch(() => {
      // The page asks again and says what went wrong.
    });
  };
  const komoditi = () => quietly(ask(client, KOMODITI_LIST, { filter: { limit: WHOLE } }));
  return {
    komoditi,
    kabupaten: ({ id }: Periode) => {
      komoditi();
      if (!currentUser()) return;
      quietly(ask(client, HARGA_PANGAN_KUTAI_BARAT_LIST, { filter: wholeFilter(id) }));
    },
  };
}
