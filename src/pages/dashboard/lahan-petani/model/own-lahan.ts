import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { OWN_LAHAN_DETAIL } from '@/entities/lahan-petani';
import { useUser } from '@/entities/session';
import { allKecamatan, desaDi } from '@/entities/wilayah';
import { lahanWrites, pendingLahan } from '@/features/manage-lahan-petani';
import { asUser, quietly, useWholeList, useWholeLists } from '@/shared/api';
import { storedId } from '@/shared/lib/browser';
import { isUnsent, useOutbox, withPending } from '@/shared/write';

/** The plot that is being edited: its id is held here and not in the address (spec sections 2 and 3). */
export const editedLahan = storedId('editLahanPetani');

/** The plots that wait on this device; the lists from which their places were chosen name them. */
export function useWaitingLahan() {
  const outbox = useOutbox();
  const items = lahanWrites(outbox.items.filter((item) => item.entity === 'lahanPetani' && isUnsent(item)));
  const places = items.map(({ variables }) => Number(Reflect.get(variables.input, 'kecamatan_id'))).filter(Boolean);
  const kecamatan = useWholeList(places.length > 0 ? allKecamatan : null);
  const desa = useWholeLists([...new Set(places)].map(desaDi));
  return {
    items,
    pending: pendingLahan({ kecamatan: kecamatan.rows, desa: desa.rows }),
    isLoading: outbox.isLoading,
  };
}

/** The plot whose id this device holds, as it is on the server now. */
export function useEditedLahan() {
  const user = useUser();
  // Another tab may begin to edit another plot: this one stays with its own.
  const [id] = useState(editedLahan.read);
  const { data, previousData, error, refetch } = useQuery(
    OWN_LAHAN_DETAIL,
    id === null
      ? skipToken
      : { variables: { id }, context: asUser, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' },
  );
  // A write makes the answer stale while the form still stands.
  const lahan = (data ?? previousData)?.lahan;
  const { items, pending, isLoading } = useWaitingLahan();
  const own = lahan && lahan.user_id === user?.id ? lahan : undefined;
  const [shown] = own && !isLoading ? withPending([own], items, pending) : [];
  return {
    /** What waits of it is in it. */
    lahan: shown,
    /** Nothing was chosen, it is another one's, or it is to be deleted: the table is where to choose. */
    isNone: id === null || Boolean(lahan && user && !own) || shown?.menunggu?.apa === 'hapus',
    error: lahan ? undefined : error,
    retry: quietly(refetch),
  };
}
