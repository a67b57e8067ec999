import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { LUAS_TANAM_DETAIL } from '@/entities/luas-tanam';
import { useUser } from '@/entities/session';
import { editedLuas } from './stored';

/** The planted area whose id this device holds, as it is on the server now. */
export function useEditedLuas() {
  const user = useUser();
  // Another tab may begin to edit another row: this one stays with its own.
  const [id] = useState(editedLuas.read);
  const { data, previousData, error, refetch } = useQuery(
    LUAS_TANAM_DETAIL,
    id === null ? skipToken : { variables: { id }, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' },
  );
  // A write makes the answer stale while the form still stands.
  const luas = (data ?? previousData)?.luas;
  return {
    luas: luas?.user_id === user?.id ? luas : undefined,
    /** Nothing was chosen, or it is another one's: the table is where to choose. */
    isNone: id === null || Boolean(luas && user && luas.user_id !== user.id),
    error: luas ? undefined : error,
    retry: () => {
      refetch().catch(() => {
        // The failure reaches the screen as `error`.
      });
    },
  };
}
