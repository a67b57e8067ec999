import { useApolloClient } from '@apollo/client/react';
import { limits } from '#contract/limits.ts';
import { OWN_LAHAN_LIST, type OwnLahan } from '@/entities/lahan-petani';
import { useUser } from '@/entities/session';
import { addressOf, asUser, listNeed, type PagedList, readFrom } from '@/shared/api';
import type { Column } from '@/shared/ui/data-table';
import { isUnsent, type WithPending, withPending } from '@/shared/write';
import type { useWaitingLahan } from './own-lahan';

const columns: readonly Column<WithPending<OwnLahan>>[] = [
  { header: 'No', look: 'nomor', cell: (_lahan, number) => number },
  { header: 'Kecamatan', cell: ({ kecamatan }) => kecamatan.nama_kecamatan },
  { header: 'Kelurahan', cell: ({ desa_kelurahan }) => desa_kelurahan.nama_desa_kelurahan },
  { header: 'Alamat', look: 'judul', cell: ({ alamat }) => alamat },
  { header: 'Komoditi', cell: ({ komoditi }) => komoditi },
  { header: 'Bulan Panen', cell: ({ bulan }) => bulan },
];

/** The farmer's plots as a file and on paper; what the screen has is printed where a page cannot hold them all. */
export function useLahanFile(
  { rows, total }: PagedList<WithPending<OwnLahan>>,
  { items, pending }: ReturnType<typeof useWaitingLahan>,
) {
  const user = useUser();
  const client = useApolloClient();
  const need = listNeed(OWN_LAHAN_LIST, { user_id: user?.id ?? 0, page: 1, limit: limits.page.max });
  const all = async () => {
    const { page } = (await readFrom(client, { context: asUser, fetchPolicy: 'network-only' })(need)) ?? {};
    if (!page) throw new Error('no page');
    return withPending(page.data, items, pending);
  };
  return {
    address: user && addressOf(need),
    lembar: { title: 'Lahan Petani', facts: [], ...{ columns, rows, total, all }, signer: 'Petani' },
    unsent: items.filter((item) => item.entity === pending.entity && isUnsent(item)).length,
  };
}
