import { useEffect } from 'react';
import { useAddressParams } from '../lib/browser';

/** Rows a page (spec section 9). */
export const pageSizes = [10, 20, 50, 100] as const;

/**
 * Which page of a list is open, and how many rows it has. Both stand in the address (`halaman`, `baris`), so that back,
 * refresh and a sent link keep them.
 */
export function usePageInAddress() {
  const [params, changeParams] = useAddressParams();
  const page = Math.max(1, Math.trunc(Number(params.get('halaman'))) || 1);
  const asked = Number(params.get('baris'));
  const limit = pageSizes.find((size) => size === asked) ?? pageSizes[0];
  const change = (name: string, value: number, without?: string) =>
    changeParams((next) => {
      if (without) next.delete(without);
      next.set(name, String(value));
    });
  return {
    page,
    limit,
    go: (next: number) => change('halaman', next),
    /** Changes how many rows a page has, and goes back to the first page (spec section 2). */
    resize: (size: number) => change('baris', size, 'halaman'),
  };
}

/** Leads from a page that no longer exists to the last one; `lastPage` is null while it is not known. */
export function useNotBeyond({ page, go }: ReturnType<typeof usePageInAddress>, lastPage: number | null): void {
  const isBeyond = lastPage !== null && page > lastPage;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `go` is another function with each render
  useEffect(() => {
    if (isBeyond) go(lastPage);
  }, [isBeyond, lastPage]);
}
