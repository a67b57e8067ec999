import { useApolloClient } from '@apollo/client/react';
import { limits } from '#contract/limits.ts';
import { OWN_PRODUK_LIST, type OwnProduk } from '@/entities/produk';
import { useUser } from '@/entities/session';
import { pendingProduk, produkWrites } from '@/features/manage-produk';
import { addressOf, asUser, listNeed, type PagedList, readFrom } from '@/shared/api';
import { angka, rupiah } from '@/shared/lib/format';
import type { Column } from '@/shared/ui/data-table';
import { isUnsent, useOutbox, type WithPending, withPending } from '@/shared/write';

const columns: readonly Column<WithPending<OwnProduk>>[] = [
  { header: 'No', look: 'nomor', cell: (_produk, number) => number },
  { header: 'Nama Produk', look: 'judul', cell: ({ judul }) => judul },
  { header: 'Harga', look: 'angka', cell: ({ harga }) => rupiah(harga) },
  { header: 'Stok', look: 'angka', cell: ({ stok, satuan }) => angka(stok, satuan) },
  { header: 'Status', cell: ({ status }) => (status === 'tidak' ? 'Tidak Aktif' : 'Aktif') },
];

/** The farmer's products as a file and on paper; nobody has more of them than a page holds. */
export function useProdukFile({ rows, total }: PagedList<WithPending<OwnProduk>>, query: string) {
  const user = useUser();
  const client = useApolloClient();
  const writes = produkWrites(useOutbox().items);
  const filter = { user_id: user?.id ?? 0, ...(query && { search: query }), page: 1, limit: limits.page.max };
  const need = listNeed(OWN_PRODUK_LIST, filter);
  const all = async () => {
    const { page } = (await readFrom(client, { context: asUser, fetchPolicy: 'network-only' })(need)) ?? {};
    if (!page) throw new Error('no page');
    return withPending(page.data, writes, pendingProduk(query));
  };
  return {
    address: user && addressOf(need),
    lembar: {
      title: 'Produk Pangan',
      facts: query ? ([['Pencarian', query]] as const) : [],
      ...{ columns, rows, total, all },
      signer: 'Petani',
    },
    unsent: writes.filter(isUnsent).length,
  };
}
