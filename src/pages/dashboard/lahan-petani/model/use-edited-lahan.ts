import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { OWN_LAHAN_DETAIL } from '@/entities/lahan-petani';
import { useUser } from '@/entities/session';
import { asUser, quietly } from '@/shared/api';
import { withPending } from '@/shared/write';
import { editedLahan } from './edited-lahan';
import { useWaitingLahan } from './use-waiting-lahan';

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
