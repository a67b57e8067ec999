import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { allTanam, LUAS_TANAM_DETAIL } from '@/entities/luas-tanam';
import { useTugas, useUser } from '@/entities/session';
import { desaDi } from '@/entities/wilayah';
import { luasTanam } from '@/features/manage-luas-tanam';
import { quietly, useWholeLists } from '@/shared/api';
import { useOwnRows } from '@/widgets/entry-desk';
import { editedLuas, openedPeriode } from './opened-luas';

/** An officer's planted areas of a month in all his sub-districts; 0 while no month is chosen. */
export function useOwnLuas(periodeId: number) {
  const tempat = useTugas();
  const places = periodeId ? tempat : [];
  const filled = useWholeLists(places.map(({ id }) => allTanam(periodeId, id)));
  const subjects = useWholeLists(places.map(({ id }) => desaDi(id)));
  const { error, retry } = filled;
  return { ...useOwnRows(luasTanam, periodeId, null, { tempat: places, filled, subjects }), error, retry };
}

/**
 * The planted area whose id this device holds, as it is on the server now; without signal as its list was when it was
 * fetched. What waits of it is in it.
 */
export function useEditedLuas() {
  const user = useUser();
  // Another tab may begin to edit another row: this one stays with its own.
  const [id] = useState(editedLuas.read);
  const { data, previousData, error, refetch } = useQuery(
    LUAS_TANAM_DETAIL,
    id === null ? skipToken : { variables: { id }, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' },
  );
  const [periodeId] = useState(openedPeriode.read);
  const own = useOwnLuas(periodeId ?? 0);
  // A write makes the answer stale while the form still stands.
  const answer = (data ?? previousData)?.luas;
  const kept = error && own.rows.find((row) => row.id === id);
  const luas = answer ? answer.user_id === user?.id && own.withWaiting(answer) : kept;
  const isLoading = answer ? own.isReading : own.isLoading || !error;
  return {
    luas: luas && !isLoading ? luas : undefined,
    /** Nothing was chosen, it is another one's, or it is to be deleted: the table is where to choose. */
    isNone: id === null || Boolean(answer && user && answer.user_id !== user.id) || isGoing(luas || undefined),
    error: luas || isLoading ? undefined : error,
    retry: quietly(refetch),
  };
}

const isGoing = (row: { menunggu?: { apa: string } } | undefined) => row?.menunggu?.apa === 'hapus';
