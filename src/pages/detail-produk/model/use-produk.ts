import { skipToken, useQuery } from '@apollo/client/react';
import { openedProduk, PRODUK_DETAIL, PRODUK_LIST, type Produk, slugOf } from '@/entities/produk';
import { useInfiniteList } from '@/shared/api';
import { useStored } from '@/shared/lib/browser';
import { withSlug } from './load';

interface Found {
  produk: Produk | undefined;
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
}

/**
 * The product that an address names. A tapped card has stored its id, which spares the question; an address opened
 * fresh is resolved by its slug.
 */
export function useProduk(slug: string): Found {
  const opened = useStored(openedProduk);
  const storedId = opened && slugOf(opened) === slug ? opened.id : null;
  const byId = useQuery(PRODUK_DETAIL, storedId ? { variables: { id: storedId } } : skipToken);
  const known = byId.data?.produkDetail ?? undefined;
  const bySlug = useInfiniteList(PRODUK_LIST, storedId && !byId.error ? null : withSlug(slug));

  const produk = known ?? bySlug.rows.find((row) => slugOf(row) === slug);
  return {
    produk,
    isLoading: !produk && (storedId && !byId.error ? !byId.data : bySlug.isLoading),
    error: produk ? undefined : bySlug.error,
    retry: bySlug.retry,
  };
}
