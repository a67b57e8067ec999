import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { allTanam, LUAS_TANAM_DETAIL, LUAS_TANAM_LIST } from '@/entities/luas-tanam';
import { useUser } from '@/entities/session';
import { desaDi } from '@/entities/wilayah';
import { pendingLuas } from '@/features/manage-luas-tanam';
import { noneUnlessAsked, type PeriodeOf } from '@/features/pick-periode';
import { asUser, byName, listNeed, quietly, useWholeList, useWholeLists } from '@/shared/api';
import { storedId } from '@/shared/lib/browser';
import { useOutbox, withPending } from '@/shared/write';

/** The planting period that an officer opened last, and the row that he edits: its id is not in the address (spec sections 2 and 3). */
export const openedPeriode = storedId('periodeLuasTanamDashboard');
export const editedLuas = storedId('editLuasTanam');

export const periodeTanam: PeriodeOf = { jenis: 'luas-tanam', rule: noneUnlessAsked, remembered: openedPeriode };

const limit = limits.page.max;

/**
 * An officer's planted areas of a month, from the lists of his sub-districts, which were fetched ahead; what waits on
 * this device is among them. 0 while no month is chosen.
 */
export function useOwnLuas(periodeId: number) {
  const user = useUser();
  const tugas = (user?.pengguna_kecamatan ?? []).map(({ kecamatans }) => kecamatans);
  const places = periodeId ? tugas : [];
  const stored = useWholeLists(places.map(({ id }) => allTanam(periodeId, id)));
  const desa = useWholeLists(places.map(({ id }) => desaDi(id)));
  // What he entered where he works no more: only the server tells, and without signal nobody needs it.
  const elsewhere = useWholeList(
    periodeId ? listNeed(LUAS_TANAM_LIST, { periode_luas_tanam_id: periodeId, userid: true, limit }) : null,
    { context: asUser },
  );
  const outbox = useOutbox();

  const here = { ...pendingLuas({ periodeId, kecamatan: tugas, desa: desa.rows }), readAt: stored.readAt };
  const own = stored.rows.filter(({ user_id }) => user_id === user?.id);
  const others = elsewhere.rows.filter((row) => !tugas.some(({ id }) => id === row.kecamatan_id));
  const rows = byName([...own, ...others], ({ nama_desa_kelurahan, kelurahan_id, komoditi }) => [
    nama_desa_kelurahan,
    kelurahan_id,
    komoditi,
  ]);
  return {
    rows: periodeId ? withPending(rows, outbox.items, here) : [],
    /** One of them as it will be once all is sent. */
    withWaiting: (row: (typeof rows)[number]) => withPending([row], outbox.items, here).find(({ id }) => id === row.id),
    /** What waits is not known yet. */
    isReading: outbox.isLoading,
    isLoading: stored.isLoading || outbox.isLoading,
    error: stored.error,
    retry: stored.retry,
  };
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
