import { useApolloClient } from '@apollo/client/react';
import { HARGA_PANGAN_KUTAI_BARAT_LIST } from '@/entities/harga-pangan';
import { allKomoditi } from '@/entities/komoditi';
import type { Periode } from '@/entities/periode';
import { currentUser } from '@/entities/session';
import { listNeed, prefetch } from '@/shared/api';
import { wholeFilter } from './filters';

/** What a period's page will ask for is fetched when its link is pointed at (spec section 2). */
export function usePrefetchHarga() {
  const client = useApolloClient();
  const komoditi = () => prefetch(client, allKomoditi);
  return {
    komoditi,
    kabupaten: ({ id }: Periode) => {
      komoditi();
      if (currentUser()) prefetch(client, listNeed(HARGA_PANGAN_KUTAI_BARAT_LIST, wholeFilter(id)));
    },
  };
}
