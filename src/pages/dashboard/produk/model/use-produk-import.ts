import { limits } from '#contract/limits.ts';
import { routes } from '#contract/routes.ts';
import { OWN_PRODUK_LIST } from '@/entities/produk';
import { useUser } from '@/entities/session';
import { berkasProduk, pendingProduk, produkWrites } from '@/features/manage-produk';
import { listNeed, useWholeList } from '@/shared/api';
import { useOutbox, withPending } from '@/shared/write';

/** All of a farmer's products, as a file may change them; nobody has more of them than a page holds. */
export function useProdukImport() {
  const user = useUser();
  const userId = user?.id ?? 0;
  const stored = useWholeList(user && listNeed(OWN_PRODUK_LIST, { user_id: userId, page: 1, limit: limits.page.max }));
  const outbox = useOutbox();
  const rows = withPending(stored.rows, produkWrites(outbox.items), { ...pendingProduk(), readAt: stored.readAt });
  return {
    list: {
      ...berkasProduk,
      rows: rows.map((produk) => berkasProduk.rowOf(produk, outbox.items, userId)),
      asNew: {
        says: 'Produk baru perlu foto: tambahkan lewat Tambah.',
        label: 'Tambah',
        to: routes.dashboardPanganTambah,
        state: (values: object) => ({
          begins: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
        }),
      },
    },
    isLoading: stored.isLoading || outbox.isLoading,
    error: stored.rows.length === 0 ? stored.error : undefined,
    retry: stored.retry,
  };
}
