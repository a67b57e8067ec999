import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { OWN_PRODUK_LIST, type OwnProduk } from '@/entities/produk';
import { pendingProduk, produkWrites } from '@/features/manage-produk';
import { asUser, quietly } from '@/shared/api';
import { useOutbox, withPending } from '@/shared/write';

/**
 * The farmer's own product that an address names, as it is on the server now, with what waits of it. Once opened it
 * stays: what a save makes of it, the form knows first.
 */
export function useOwnProduk(userId: number | undefined, slug: string) {
  const { data, error, loading, refetch } = useQuery(
    OWN_PRODUK_LIST,
    userId === undefined
      ? skipToken
      : {
          variables: { filter: { user_id: userId, slug, page: 1, limit: 1 } },
          context: asUser,
          fetchPolicy: 'network-only',
          nextFetchPolicy: 'cache-first',
        },
  );
  const [opened, setOpened] = useState<OwnProduk>();
  // Apollo's masking types know the row only as data.
  const found = data?.page?.data[0] as OwnProduk | undefined;
  const outbox = useOutbox();
  const [waiting] = found ? withPending([found], produkWrites(outbox.items), pendingProduk()) : [];
  const isGoing = waiting?.menunggu?.apa === 'hapus';
  if (waiting && !isGoing && waiting.id !== opened?.id && !outbox.isLoading) setOpened(waiting);

  return {
    produk: opened,
    isLoading: !opened && (loading || outbox.isLoading),
    error: opened ? undefined : error,
    retry: quietly(refetch),
  };
}
