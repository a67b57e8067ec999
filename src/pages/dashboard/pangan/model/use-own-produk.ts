import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { OWN_PRODUK_LIST, type OwnProduk } from '@/entities/produk';
import { asUser } from '@/shared/api';

/**
 * The farmer's own product that an address names, as it is on the server now. Once opened it stays: what a save makes
 * of it, the form knows first.
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
  if (found && found.id !== opened?.id) setOpened(found);

  return {
    produk: opened,
    isLoading: !opened && loading,
    error: opened ? undefined : error,
    retry: () => {
      refetch().catch(() => {
        // The failure reaches the screen as `error`.
      });
    },
  };
}
