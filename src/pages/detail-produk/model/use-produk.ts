import { openedProduk, PRODUK_DETAIL, PRODUK_LIST, slugOf } from '@/entities/produk';
import { listNeed, type Needs, need, useInfiniteList, useNeed } from '@/shared/api';
import { useStored } from '@/shared/lib/browser';

const withSlug = (slug: string) => listNeed(PRODUK_LIST, { slug, limit: 1 });

export const detailProdukNeeds: Needs = async (read, { params }) => {
  const answer = await read(withSlug(params['slug'] ?? ''));
  return answer?.page?.data.length === 0 ? 404 : 200;
};

/**
 * The product that an address names. A tapped card has stored its id, which spares the question; an address opened
 * fresh is resolved by its slug.
 */
export function useProduk(slug: string) {
  const opened = useStored(openedProduk);
  const storedId = opened && slugOf(opened) === slug ? opened.id : null;
  const byId = useNeed(storedId ? need(PRODUK_DETAIL, { id: storedId }) : null);
  const known = byId.data?.produkDetail ?? undefined;
  const bySlug = useInfiniteList(storedId && !byId.error ? null : withSlug(slug));

  const produk = known ?? bySlug.rows.find((row) => slugOf(row) === slug);
  return {
    produk,
    isLoading: !produk && (storedId && !byId.error ? !byId.data : bySlug.isLoading),
    error: produk ? undefined : bySlug.error,
    retry: bySlug.retry,
  };
}
